extension EventWords {
    /// What stands before an end: `until`.
    static func until(_ language: Language) -> PhraseSet {
        untils[language.table.codes.first ?? ""] ?? PhraseSet("until, till, til")
    }

    private static let untils: [String: PhraseSet] = [
        "en": PhraseSet("until, till, til"), "de": PhraseSet("bis, bis ca, bis etwa, bis gegen"),
        "fr": PhraseSet("jusqu'a, jusque"), "it": PhraseSet("fino, fino alle, sino, fino a"),
        "es": PhraseSet("hasta, hasta las"), "pt": PhraseSet("ate, ate as"),
        "nl": PhraseSet("tot, tot ca"), "pl": PhraseSet("do, do ok"),
        "nb": PhraseSet("til, til ca"),
        "sv": PhraseSet("till, till ca, tills"),
    ]

    /// What may stand before a bare hour: `from 7`, `say eleven`, `ca. 8`.
    static let leads = PhraseSet(
        """
        from, at, by, around, about, say, like, make it, then, or, maybe, starts, start, until, till, doors at, \
        to, between, @, instead, approx, circa, ab, um, gegen, von, bis, ca, dann, oder, vielleicht, lieber, \
        eher, punkt, doch, erst, des, vers, a partir de, ou, plutot, alle, verso le, dalle, per le, \
        o, oppure, meglio, facciamo, a las, las, sobre las, desde las, hasta las, mejor, pues, as, das, \
        pelas, ate as, la pelas, melhor, om, vanaf, tot, rond, liever, dan, od, do, okolo, \
        to o, moze o, lepiej, kl, klokka, klokken, klockan, fra, til, rundt, ved, heller, fran, till, runt, vid, \
        hellre, ca kl, rather
        """)

    /// What may follow a bare hour that begins a clause: `7 works`, `9 at plot 17`, `eleven so`.
    static let afterHour: Set<String> = Set(
        """
        works work is it's at then please so sharp or ok okay good great fine it in ish for instead \
        would suits sounds passt geht ist dann bitte oder im am bei in zu ware klappt reicht va bene \
        allora e o al da ok alors c'est est ca va chez au ou pues entonces mejor vale en esta perfecto \
        fica entao no na e melhor beleza kan is dan bij of prima wtedy u pasuje moze w na passer \
        er da hos funkar blir da hos fungerar passar tycker holder haller
        """.split(separator: " ").map(String.init))

    /// Words that agree, at the beginning of a message.
    static let yeses: Set<String> = Set(
        """
        yes yep yeah yup yay ok okay sure absolutely definitely perfect great deal ja jo klar gerne super passt oui ouais \
        carrement nickel parfait si certo ottimo perfetto claro vale genial perfecto hecho sim claro beleza fechado feito \
        boa prima leuk goed akkoord tak jasne pewnie super dobra luz jo gjerne flott supert absolutt jepp topp javisst \
        presente presenti presents da
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// What may stand before a bare hour at the beginning of a clause: `ok 1`.
    static let openings: Set<String> = Set(
        """
        ok okay so yes yep yeah then well right fine no na gut ja nein also dann klar oui bon non \
        alors d'accord si va bene allora no vale pues venga bueno sim entao bom nee dus prima goed \
        tak to dobra dobrze nie nei da greit jo visst na sure alright great cool maybe or oder eller \
        lieber eher doch perfect parfait perfetto
        """.split(separator: " ").map(String.init))

    /// What follows a number that is no hour: counts, prices, distances.
    static let counted = PhraseSet(
        """
        people, persons, of us, adults, kids, children, guests, min, mins, minutes, minute, hours, hour, hrs, days, \
        weeks, months, years, pm2, km, m, kg, g, l, euro, euros, eur, pounds, dollars, bucks, quid, %, €, $, £, \
        zl, kr, chf, bottles, beers, times, percent, degrees, st, nd, rd, th, leute, personen, kinder, erwachsene, \
        minuten, stunden, stunde, tage, tagen, wochen, monate, flaschen, dosen, mal, stuck, grad, \
        personnes, minutes, jours, semaines, mois, ans, fois, bouteilles, enfants, adultes, persone, \
        minuti, giorni, settimane, mesi, anni, volte, bottiglie, bambini, personas, minutos, dias, \
        semanas, meses, anos, veces, botellas, ninos, pessoas, vezes, garrafas, criancas, mensen, dagen, \
        weken, maanden, jaar, keer, flessen, kinderen, osob, osoby, minut, dni, tygodnie, tygodni, \
        lat, razy, butelki, personer, minutter, timer, dager, uker, ar, ganger, flasker, barn, timmar, \
        dagar, veckor, manader, flaskor, before, earlier, later, ahead, van tevoren, vorher, spater, \
        avant, plus tard, prima, antes, van te voren, wczesniej, pozniej, senere, senare, tidligere
        """)

    /// What stands before a length of time: `for 2 h`, `durée 45 minutes`.
    static let lengths = PhraseSet(
        """
        for, lasts, takes, duration, about for, dauert, dauer, fur, rund, duree, pendant, dure, durera, durata, dura, \
        per, duracion, durante, duracao, duurt, duur, gedurende, trwa, potrwa, przez, varer, varighet, i, \
        varar, pagar, langd, within, innerhalb, every, alle
        """)

    /// Words of occasions that are in the evening, and of the evening itself: the beginnings of words.
    static let evenings = [
        "bowling", "darts", "jazz", "ceilidh", "babski", "kegeln", "stammtisch", "evening",
        "tonight", "night", "dinner", "supper", "pub", "drink", "party", "film", "movie",
        "cinema", "gig", "concert", "bar", "club", "quiz", "beer", "pint", "abend", "kino",
        "kneipe",
        "feier", "konzert", "bier", "cocktail", "soir", "nuit", "diner", "apero", "verre", "cine",
        "spectacle", "sera", "serata", "stasera", "cena", "aperitivo", "birra", "pizza", "calcetto",
        "noche",
        "copas", "cerveza", "concierto", "noite", "jantar", "cerveja", "chope", "show", "avond",
        "borrel", "bioscoop", "biertje", "wieczor", "kolacj", "piwo", "impreza", "kveld",
        "middag hos",
        "fest", "ol", "kvall", "bio", "kalas", "aw", "vorspiel", "theatre", "theater", "teatro",
        "skat", "karaoke", "raclette", "fondue", "grill", "silvester", "poker", "choir", "chor",
    ]

    /// Words of occasions that are in the morning, and of the morning itself.
    static let mornings = [
        "morning", "breakfast", "brunch", "hike", "run", "jog", "fruhstuck", "vormittag", "morgens",
        "wander", "matin", "petit-dej", "dejeuner du matin", "rando", "colazione", "mattina",
        "mattin", "domattina", "desayuno", "manana por la manana", "pequeno-almoco",
        "cafe da manha",
        "manha", "ontbijt", "ochtend", "sniadani", "rano", "frokost", "formiddag", "frukost",
        "formiddag", "markt", "market", "school", "schule", "surgery", "mass", "church", "messe",
        "messa", "misa", "allotment", "tour", "skitur", "ski", "kajak", "working bee", "mare",
        "spiaggia", "beach", "strand", "playa", "praia", "plage", "plaza",
        "baignade", "piscina", "dentist", "doctor", "zahnarzt", "dentiste", "dentista", "tandarts",
        "dentyst", "tannlege",
        "tandlakare", "gudstjeneste", "umzug", "flohmarkt", "kirche", "gottesdienst", "taufe",
    ]
}

extension EventWords {
    /// What says that a time is taken for the event, whoever has it.
    static let bookings = PhraseSet(
        """
        booked, reserved, table, reservation, slot, reserviert, gebucht, tisch, reserve, table, \
        prenotato, prenotata, tavolo, reservado, reservada, mesa, gereserveerd, tafel, zarezerwowane, \
        stolik, bord, bokat, booket, reservert
        """)
}

extension EventWords {
    /// What may stand between `until` and a time.
    static let approximations: Set<String> = [
        "umas", "ca", "circa", "etwa", "ungefahr", "environ", "vers", "about", "around", "ongeveer",
        "ok", "okolo", "rundt", "omkring", "mas", "o", "menos", "like", "spatestens", "max",
    ]
    /// What `del 23` may follow.
    static let partsBeforeDays: Set<String> = [
        "noche", "tarde", "manana", "madrugada", "dia", "sera", "mattina", "notte", "pomeriggio",
        "giorno",
    ]
    /// Words for `or`; `o` is an article in Portuguese.
    static func or(_ language: Language) -> PhraseSet {
        ["it", "es"].contains(language.table.codes.first ?? "") ? orWithO : orElsewhere
    }
    private static let orWithO = PhraseSet("o, oppure, o bien, u")
    private static let orElsewhere = PhraseSet("or, oder, ou, of, lub, albo, czy, eller, ou bien")
}

extension EventWords {
    /// What stands before the day from which somebody can: it is none of the event.
    static let earliest = PhraseSet(
        """
        only on, only from, not before, not until, erst am, erst ab, erst, ab dem fruhestens, pas avant, pas avant le, \
        qu'a partir du, seulement le, solo dal, non prima del, non prima di, solo a partir del, no antes del, so a partir de, \
        pas vanaf, pas op, niet voor, dopiero od, dopiero w, forst, forst pa, forst den, ikke for, inte fore, inte forran
        """)
    static let italianUntil = PhraseSet("fino, sino")
}
