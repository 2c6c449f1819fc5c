extension EventWords {
    /// What says that it is not there.
    static let placeRejections = PhraseSet(
        """
        bij ons bekende, is being painted, lo estan pintando, is closed, is full, too full, packed, is broken, renovated, gestrichen, voll, kaputt, renoviert, \
        geschlossen, mega voll, zu teuer, ferme, complet, en travaux, interdit, chiuso, chiusa, restauro, pieno, \
        rotto, cerrado, cerrada, lleno, en obras, fechado, fechada, cheio, em obras, dicht, gesloten, vol, \
        verbouwing, zamkniete, zamknieta, remont, remoncie, pelne, stengt, fullt, oppusset, stangt, fullbokat, \
        is bad at, i'm in, i'm at, i am in, ich bin in, bin in, je suis, sono a, sono in, estoy en, estou em, ik ben in, ik zit in, jestem w, jeg er i, jag ar i, jag ar pa, heating's off, heating is off, no heating, too loud, too expensive, not at, \
        nicht im, nicht in, nicht bei, pas au, pas chez, non al, non da, no en, nao no, nao na, niet in, niet bij, ikke pa, \
        ikke hos, inte pa, inte hos, \
        if it rains, if it's raining, if wet, in case of rain, bei regen, s'il pleut, en cas de pluie, se piove, in caso di pioggia, \
        si llueve, en caso de lluvia, se chover, em caso de chuva, bij regen, als het regent, w razie deszczu, ved regn, \
        hvis det regner, vid regn, om det regnar
        """)
    /// Labels that also begin other clauses.
    static let ambiguousLabels = PhraseSet(
        "ou, wo, where, dove, donde, onde, waar, gdzie, hvor, var, place, local, sede")
    /// Words before a noun that belong to the name of the place.
    static let modifiers: Set<String> = Set(
        """
        upper lower main north south east west front back big small old new village community town \
        meeting conference car local grosser grosse kleiner kleine alter alte grande petite petit grand \
        vieja viejo velha velho nova novo stary stara duza mala gamle gamla nya nye lilla store stora
        """.split(separator: " ").map(String.init))
    /// What joins a noun and whose it is: `parking de la mairie`, `chiringuito de Paqui`.
    static let genitives: Set<String> = [
        "de", "des", "du", "la", "del", "della", "do", "da", "di", "van", "of", "l", "dell", "dos",
        "das", "den", "der", "het",
    ]
    /// Relatives at whose home it may be.
    static let relatives: Set<String> = Set(
        """
        zia zio nonna nonno mamma tante onkel oma opa mama papa tia tio abuela abuelo avo oncle tata mamie papi \
        babcia babci dziadka cioci wujka mormor farmor besta moster faster auntie uncle granny grandma nan
        """.split(separator: " ").map(String.init))
    /// Words for `same`.
    static let sames: Set<String> = [
        "same", "selbe", "selben", "gleiche", "gleicher", "gleichen", "meme", "stesso", "stessa",
        "mismo", "misma", "mesmo", "mesma", "zelfde", "sama", "samo", "samme", "samma",
    ]
    /// Prepositions with an article inside.
    static let contractions: Set<String> = [
        "im", "am", "beim", "vorm", "zum", "zur", "ins", "au", "aux", "al", "alla", "nel", "nella",
        "sul", "sulla", "dal", "no", "na", "nos", "nas", "ao",
    ]
    /// Words for no.
    static let noes: Set<String> = [
        "no", "nope", "nah", "nein", "ne", "nee", "non", "nao", "nie", "nei", "nej",
    ]
    /// What says that another place is better.
    static let changes = PhraseSet(
        """
        instead, rather, better, actually, lieber, doch, besser, stattdessen, plutot, finalement, meglio, piuttosto, \
        mejor, mas bien, melhor, liever, toch, beter, lepiej, jednak, heller, istedenfor, hellre, istallet, change
        """)
    /// Titles before the names of people.
    static let titles: Set<String> = Set(
        """
        juf meester coach maestra maestro mister mlle signorina sigra sigr profe professora professeur \
        professeure lehrer lehrerin trener trenerka doktorze larer frk mr mrs ms miss dr prof ssa sir madam herr frau mme mlle monsieur madame m signor signora sig dott \
        dottor dottssa don dona sr sra srta senor senora senhor senhora seu dhr mevr meneer mevrouw heer pan pani pana ks fru hr \
        doktor doctor docteur dottore doutor doutora
        """.split(separator: " ").map(String.init))
    /// Words that people say for themselves, and that are no names.
    static let fillers = PhraseSet(
        """
        of course, brilliant, fantastic, noted, awesome, sounds good, thanks, thank you, yes, yep, yeah, ok, okay, no, perfect, great, super, cool, nice, lovely, booked, correction, \
        agreed, deal, done, see you, hi, hello, hey, dear, morning, team, both, all, guys, everyone, noted, please, will do, sure, same, \
        danke, ja, nein, gut, passt, genau, hallo, moin, klasse, prima, alles klar, stimmt, bis dann, super, nachtrag, gebucht, abgemacht, \
        merci, oui, non, parfait, super, bonjour, salut, coucou, d'accord, bises, present, bien recu, a bientot, nickel, \
        grazie, si, perfetto, ciao, buongiorno, va bene, ottimo, benissimo, saluti, a presto, certo, volentieri, \
        gracias, vale, perfecto, hola, genial, buenos dias, hecho, besos, de acuerdo, claro, buenas, \
        obrigado, obrigada, sim, perfeito, ola, oi, bom dia, boa, fechou, combinado, beleza, otimo, abraco, \
        bedankt, dank je, prima, goed, groet, groetjes, hoi, hallo, tot dan, leuk, top, akkoord, \
        dzieki, tak, nie, super, czesc, hej, dobra, swietnie, pozdrawiam, jasne, szanowni, \
        takk, nei, bra, hei, hilsen, flott, supert, perfekt, supert, den er grei, \
        tack, nej, hej, toppen, halsningar, vad bra, perfekt, kanon
        """)
}
