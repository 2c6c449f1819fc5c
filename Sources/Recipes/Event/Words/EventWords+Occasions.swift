extension EventWords {
    /// Beginnings of words for what people meet for, and parts of compounds.
    ///
    /// Those of English are used in every language.
    static let occasions: [String: [String]] = [
        "en": [
            "meeting", "appointment", "dinner", "lunch", "breakfast", "brunch", "supper", "party",
            "birthday", "bbq", "barbecue", "cookout", "picnic", "drinks", "pint", "coffee",
            "concert",
            "gig", "match", "game", "training", "practice", "rehearsal", "lesson", "workshop",
            "seminar",
            "conference", "webinar", "lecture", "exhibition", "fair", "fete", "festival", "market",
            "trip", "outing", "walk", "hike", "ride", "tour", "visit", "checkup", "check-up",
            "inspection", "viewing", "interview", "kickoff", "standup", "wedding", "christening",
            "baptism", "funeral", "memorial", "anniversary", "graduation", "prom", "reunion",
            "retirement", "ceremony", "quiz", "bingo", "bowling", "karaoke", "movie", "film",
            "cinema",
            "opera", "ballet", "yoga", "pilates", "swim", "football", "footie", "soccer", "tennis",
            "golf", "badminton", "cricket", "rugby", "basketball", "volleyball", "hockey",
            "baseball",
            "cleanup", "clean-up", "assembly", "agm", "sleepover", "playdate", "bonfire",
            "fireworks",
            "potluck", "raffle", "auction", "fundraiser", "gala", "disco", "housewarming",
            "barn dance",
            "camping", "climbing", "skating", "skiing", "sailing", "fishing", "poker", "chess",
            "haircut", "dentist", "physio", "vaccination", "parade", "sermon", "carol", "tasting",
            "recital", "tournament", "regatta", "marathon", "triathlon", "briefing", "hearing",
            "crafternoon", "catchup", "nativity", "bridge", "drinks", "tea", "webcast", "meetup",
            "hangout", "retro", "demo", "orientation",
        ],
        "de": [
            "treffen", "termin", "besprechung", "sitzung", "versammlung", "abendessen",
            "mittagessen",
            "essen", "fruhstuck", "feier", "fest", "geburtstag", "grillen", "picknick", "konzert",
            "spiel", "turnier", "probe", "unterricht", "kurs", "vortrag", "lesung", "ausstellung",
            "flohmarkt", "ausflug", "wanderung", "wandern", "radtour", "fuhrung", "besuch",
            "besichtigung", "untersuchung", "kontrolle", "impfung", "gesprach", "hochzeit", "taufe",
            "beerdigung", "trauerfeier", "jubilaum", "einschulung", "abend", "stammtisch", "kino",
            "oper", "schwimmen", "fussball", "turnen", "putzaktion", "arbeitseinsatz", "basteln",
            "umzug", "kegeln", "klettern", "rodeln", "skat", "brunch", "kaffee", "bescherung",
            "gottesdienst", "andacht", "sprechstunde", "abnahme", "ablesung", "begehung", "wartung",
            "prufung", "schulung", "einweihung", "eroffnung", "premiere", "markt", "basar",
            "tag der",
            "schitour", "skitour", "sanierung", "abgestellt", "frisor", "zahnarzt", "vorsorge",
            "backen", "raclette", "weinprobe", "sommerfest", "elternabend",
        ],
        "fr": [
            "reunion", "rendez", "rdv", "diner", "dejeuner", "petit-dej", "gouter", "apero", "fete",
            "anniv", "barbec", "pique", "spectacle", "entrainement", "repetition", "cours",
            "atelier",
            "conference", "exposition", "expo", "brocante", "vide", "marche", "sortie", "balade",
            "rando", "visite", "controle", "vaccin", "entretien", "mariage", "bapteme",
            "enterrement",
            "obseques", "vernissage", "assemblee", "seance", "soiree", "cine", "theatre", "piscine",
            "foot", "tournoi", "tombola", "kermesse", "loto", "demenagement", "pot", "galette",
            "raclette", "crepes", "coupure", "convocation a", "dentiste", "livraison", "formation",
            "inauguration", "bal",
        ],
        "it": [
            "riunione", "appuntamento", "incontro", "cena", "pranzo", "colazione", "aperitivo",
            "merenda", "festa", "compleanno", "grigliata", "concerto", "partita", "amichevole",
            "allenamento", "prove", "lezione", "corso", "laboratorio", "conferenza", "mostra",
            "fiera",
            "mercatino", "gita", "passeggiata", "escursione", "visita", "controllo", "colloquio",
            "matrimonio", "battesimo", "cresima", "comunione", "funerale", "laurea", "assemblea",
            "consiglio", "serata", "cinema", "teatro", "spettacolo", "piscina", "calcetto",
            "calcio",
            "torneo", "tombola", "sagra", "lettur", "presentazione", "sopralluogo", "vaccin",
            "mare",
            "dentista", "saggio", "recita", "inaugurazione", "trasloco", "biciclettata", "messa",
        ],
        "es": [
            "reunion", "cita", "cena", "comida", "almuerzo", "desayuno", "merienda", "fiesta",
            "cumple", "barbacoa", "parrillada", "asado", "concierto", "partido", "partida",
            "entrenamiento", "entreno", "ensayo", "clase", "curso", "taller", "charla",
            "conferencia",
            "exposicion", "feria", "mercadillo", "excursion", "paseo", "ruta", "visita", "revision",
            "entrevista", "boda", "bautizo", "comunion", "entierro", "funeral", "junta", "asamblea",
            "verbena", "romeria", "cine", "teatro", "espectaculo", "futbol", "padel", "torneo",
            "campeonato", "mudanza", "canas", "cervezas", "copas", "vacuna", "rodaje", "corte",
            "tutoria", "presentacion", "inauguracion", "graduacion", "paella", "calcotada",
            "recital",
        ],
        "pt": [
            "reuniao", "consulta", "encontro", "jantar", "almoco", "lanche", "pequeno-almoco",
            "festa",
            "aniversario", "niver", "churras", "concerto", "jogo", "pelada", "futebol", "treino",
            "ensaio", "aula", "curso", "oficina", "palestra", "exposicao", "feira", "passeio",
            "caminhada", "trilha", "visita", "revisao", "entrevista", "casamento", "batizado",
            "velorio", "formatura", "assembleia", "cinema", "teatro", "espetaculo", "torneio",
            "mudanca", "vacina", "arraial", "quermesse", "sarau", "confraternizacao", "mutirao",
        ],
        "nl": [
            "vergadering", "afspraak", "bijeenkomst", "etentje", "lunch", "ontbijt", "borrel",
            "verjaardag", "feest", "barbecue", "bbq", "picknick", "optreden", "wedstrijd",
            "toernooi",
            "repetitie", "les", "cursus", "lezing", "tentoonstelling", "rommelmarkt", "uitje",
            "wandeling", "fietstocht", "rondleiding", "bezoek", "bezichtiging", "keuring", "beurt",
            "onderhoud", "gesprek", "bruiloft", "doop", "begrafenis", "uitvaart", "avond",
            "bioscoop",
            "zwemmen", "voetbal", "klusdag", "schoonmaak", "surprise", "sinterklaas", "spelletjes",
            "vrijmibo", "quizke", "kapper", "tandarts", "controle", "vaccinatie", "opening",
            "voorstelling", "oudergesprek", "rit",
        ],
        "pl": [
            "spotkani", "zebrani", "wizyt", "kolacj", "obiad", "sniadani", "impreza", "imprez",
            "urodzin", "imienin", "grill", "ognisk", "piknik", "koncert", "mecz", "trening", "prob",
            "lekcj", "kurs", "warsztat", "wyklad", "wystaw", "targ", "kiermasz", "wyciecz",
            "spacer",
            "wypad", "zwiedzani", "przeglad", "badani", "kontrol", "rozmow", "slub", "wesel",
            "chrzcin",
            "pogrzeb", "komuni", "wieczor", "kin", "teatr", "basen", "turniej", "dzien otwart",
            "szczepieni", "przeprowadzk", "sprzatani", "szkoleni", "zajeci", "piwo", "planszow",
            "kajak", "mechanik", "fryzjer", "dentyst", "wernisaz", "festyn", "jaselk", "odbior",
            "montaz",
        ],
        "nb": [
            "mote", "time", "middag", "lunsj", "frokost", "fest", "bursdag", "grilling", "konsert",
            "kamp", "trening", "oving", "kurs", "foredrag", "utstilling", "loppemarked", "tur",
            "omvisning", "besok", "visning", "kontroll", "samtale", "bryllup", "dap", "begravelse",
            "kveld", "kino", "svomming", "fotball", "dugnad", "julebord", "quiz", "avslutning",
            "forestilling", "tannlege", "vaksine", "basar", "konfirmasjon", "generalforsamling",
            "arsmote", "kaffe", "loping", "skitur", "fjelltur", "fottur", "sykkeltur", "hyttetur",
            "topptur", "hageparty", "julegrantenning",
        ],
        "sv": [
            "mote", "tid hos", "middag", "lunch", "frukost", "fest", "kalas", "fodelsedag", "grill",
            "konsert", "match", "traning", "repetition", "lektion", "kurs", "forelasning",
            "utstallning", "loppis", "utflykt", "vandring", "visning", "besok", "undersokning",
            "kontroll", "samtal", "brollop", "dop", "begravning", "kvall", "bio", "simning",
            "fotboll",
            "staddag", "arsmote", "stamma", "skiva", "fika", "cup", "avslutning", "forestallning",
            "tandlakare", "vaccin", "julbord", "glogg", "studentmottagning", "invigning", "tavling",
            "besiktning", "rundvandring", "skidtur", "paddling", "bridge", "fotvard", "cykeltur",
        ],
    ]

    /// Occasions of several words.
    static let occasionPhrases = PhraseSet(
        """
        leaving do, work party, catch up, cup of tea, open day, open house, open mic, get together, book club, date night, game night, \
        family tree, walk through, potluck, hen do, stag do, bake sale, jumble sale, car boot, coffee morning, \
        tag der offenen tur, porte ouverte, portes ouvertes, vin d'honneur, puertas abiertas, open dag, \
        dzien otwarty, apent hus, oppet hus, noche de juegos, corte de, check up, ver a casa, ver la casa, \
        vedere la casa, voir la maison, mot test, stock take
        """)

    /// What people call each other, which is no title.
    static let vocatives: Set<String> = Set(
        """
        chicos chicas malta ragazzi ragazze raga gente guys folks team lads ladies gents mates mate yo amo \
        amore tesoro love darling honey babe sweetie leute madels jungs schatz liebling gars filles amis cheri \
        cherie copains carino amor jongens meiden mensen lieverd schat dziewczyny chlopaki kochani kochanie \
        kotek skarbie misiu folkens gjengen gutter jenter skatt tjejer killar ganget alskling gumman pessoal \
        galera turma hermano tio tia colegas everybody everyone all zusammen allerseits tutti todos todas \
        allemaal wszyscy alle alla bella bello guapa guapo mum mom dad nan papa mama mamma people peeps
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// What reminds of something and is no part of its title.
    static let reminders = PhraseSet(
        """
        remember that, remember, don't forget that, don't forget, just a reminder that, just a reminder, a reminder that, \
        reminder of, this is a reminder of, this is a reminder, reminder that, reminder, just to say, just to confirm, \
        quick reminder, we are pleased to invite you to, you are invited to, invites you to, invitation to, \
        denk dran dass, denk daran dass, denkt dran, denkt daran, nicht vergessen, vergiss nicht, vergesst nicht, \
        erinnerung an, hiermit laden wir, wir laden ein zu, wir laden sie, einladung zur, einladung zum, \
        rappelle toi que, n'oublie pas que, n'oublie pas, n'oubliez pas que, n'oubliez pas, pour rappel, rappel, \
        nous vous informons que, je te rappelle que, je vous rappelle que, invitation a, \
        ricordati che, ricordati ke, ricordati, ricordatevi che, ricordatevi, ricordo che, vi ricordiamo che, \
        non dimenticare, non dimenticate, le ricordiamo che, confermiamo, vi informiamo che, la informiamo che, \
        acuerdate de que, acuerdate que, acuerdate de, recuerda que, recuerda, recordad que, recordad, os recuerdo que, \
        no olvides, no olvideis, le recordamos que, les informamos que, se convoca, \
        lembra que, lembra te que, nao te esquecas que, nao esquecas, nao esquecer, nao esquece, lembrando que, \
        informamos que, lembramos que, vimos por este meio, \
        denk eraan dat, vergeet niet dat, vergeet niet, niet vergeten, herinnering, hierbij nodigen wij, \
        pamietaj ze, pamietajcie ze, pamietaj o, pamietajcie o, pamietaj, przypominam ze, przypominam o, przypominamy o, \
        przypominamy ze, zapraszamy na, zapraszam na, zaproszenie na, nie zapomnij, \
        husk at, husk, ikke glem at, ikke glem, vi minner om, minner om, velkommen til, invitasjon til, \
        kom ihag att, kom ihag, glom inte att, glom inte, vi paminner om, paminner om, valkommen till, valkomna till, \
        inbjudan till, kallelse till, notice of, message from, nachricht von, message de, messaggio da
        """)
}

extension WordStems {
    private static let occasionsByLanguage = EventWords.occasions.mapValues(WordStems.init)

    /// The words for occasions of a language, and those of English that other languages borrow.
    static func occasions(_ language: Language) -> [WordStems] {
        Set(["en", language.table.codes.first ?? "en"]).sorted().compactMap {
            occasionsByLanguage[$0]
        }
    }
}
