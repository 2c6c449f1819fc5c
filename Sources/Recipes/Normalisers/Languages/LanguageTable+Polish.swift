extension LanguageTable {
    /// Polish.
    static let polish = LanguageTable(
        codes: ["pl"],
        months: [
            "styczeń|stycznia|styczniu|sty", "luty|lutego|lutym|lut", "marzec|marca|marcu|mar",
            "kwiecień|kwietnia|kwietniu|kwi", "maj|maja|maju", "czerwiec|czerwca|czerwcu|cze|czer",
            "lipiec|lipca|lipcu|lip", "sierpień|sierpnia|sierpniu|sie|sier",
            "wrzesień|września|wrześniu|wrz|wrze", "październik|października|październiku|paź",
            "listopad|listopada|listopadzie|lis|list", "grudzień|grudnia|grudniu|gru|grud",
        ],
        weekdays: [
            "poniedziałek|poniedziałku|pon|pn", "wtorek|wtorku|wt", "środa|środę|środy|śr",
            "czwartek|czwartku|czw|cz", "piątek|piątku|pt", "sobota|sobotę|soboty|sob|so",
            "niedziela|niedzielę|niedzieli|niedz|ndz|nd",
        ],
        numbers: [
            "zero", "jeden|jedną|jedna|jednego", "dwa|dwie|dwóch", "trzy", "cztery", "pięć",
            "sześć", "siedem", "osiem", "dziewięć", "dziesięć", "jedenaście", "dwanaście",
            "trzynaście", "czternaście", "piętnaście", "szesnaście", "siedemnaście",
            "osiemnaście", "dziewiętnaście",
        ],
        tens: ["dwadzieścia", "trzydzieści", "czterdzieści", "pięćdziesiąt"],
        joining: .tensFirst([" "]),
        hourWords: [
            "pierwsz", "drug", "trzeci", "czwart", "piąt", "szóst", "siódm", "ósm", "dziewiąt",
            "dziesiąt", "jedenast", "dwunast", "trzynast", "czternast", "piętnast", "szesnast",
            "siedemnast", "osiemnast", "dziewiętnast", "dwudziest",
        ].map { "\($0)a|\($0)ej|\($0)iej|\($0)ą" } + [
            "dwudziesta pierwsza|dwudziestej pierwszej", "dwudziesta druga|dwudziestej drugiej",
            "dwudziesta trzecia|dwudziestej trzeciej", "dwudziesta czwarta|dwudziestej czwartej",
        ],
        units: [
            .day: "dzień|dnia|dni", .week: "tydzień|tygodnia|tygodnie|tygodni",
            .month: "miesiąc|miesiąca|miesiące|miesięcy", .year: "rok|roku|lata|lat",
        ],
        ordinalSuffixes: ".|go|-go|ego|-ego",
        ordinals: [
            "pierwszego|pierwszy", "drugiego|drugi", "trzeciego|trzeci", "czwartego|czwarty",
            "piątego|piąty", "szóstego|szósty", "siódmego|siódmy", "ósmego|ósmy",
            "dziewiątego|dziewiąty", "dziesiątego|dziesiąty", "jedenastego|jedenasty",
            "dwunastego|dwunasty", "trzynastego|trzynasty", "czternastego|czternasty",
            "piętnastego|piętnasty", "szesnastego|szesnasty", "siedemnastego|siedemnasty",
            "osiemnastego|osiemnasty", "dziewiętnastego|dziewiętnasty", "dwudziestego|dwudziesty",
            "dwudziestego pierwszego", "dwudziestego drugiego", "dwudziestego trzeciego",
            "dwudziestego czwartego", "dwudziestego piątego", "dwudziestego szóstego",
            "dwudziestego siódmego", "dwudziestego ósmego", "dwudziestego dziewiątego",
            "trzydziestego|trzydziesty", "trzydziestego pierwszego",
        ],
        dayFillers: "w|we|na|do|dnia|r|roku",
        days: [
            ("dzisiaj|dziś", .today(plus: 0)), ("jutro|jutra", .today(plus: 1)),
            ("pojutrze", .today(plus: 2)), ("wczoraj", .today(plus: -1)),
            ("przedwczoraj", .today(plus: -2)),
            ("za {n}? {unit}", .after), ("{n}? {unit} temu", .before),
            ("{weekday}", .weekday(.bare)), ("ten|tę|tą|ta {weekday}", .weekday(.this)),
            (
                "najbliższy|najbliższą|najbliższa|nadchodzący|nadchodzącą {weekday}",
                .weekday(.coming)
            ),
            (
                "przyszły|przyszłą|następny|następną {weekday}",
                .weekday(.next(prefersNextWeek: true))
            ),
            ("{weekday} w przyszłym|następnym tygodniu", .weekday(.ofNextWeek)),
            ("w? przyszłym|następnym tygodniu w|we {weekday}", .weekday(.ofNextWeek)),
            ("{weekday} za tydzień", .weekday(.weekAfterComing)),
            (
                "zeszły|zeszłą|ubiegły|ubiegłą|miniony|minioną|ostatni|ostatnią {weekday}",
                .weekday(.last)
            ),
            ("{weekday} w zeszłym|ubiegłym tygodniu", .weekday(.ofLastWeek)),
            ("{day}", .dayOfMonth), ("{day} {month}", .dayAndMonth),
            ("{day} tego miesiąca", .dayOfMonthFromNow(0)),
            ("{day} przyszłego|następnego miesiąca", .dayOfMonthFromNow(1)),
            ("{day} zeszłego|ubiegłego miesiąca", .dayOfMonthFromNow(-1)),
        ],
        rewrites: [
            ("dziś wieczorem|dzisiaj wieczorem|dzisiejszy wieczór", "dzisiaj wieczorem")
        ],
        parts: [
            .beforeNoon: "przed południem", .morning: "rano|z rana|nad ranem",
            .afternoon: "po południu|popołudniu", .evening: "wieczorem|wieczór",
            .night: "w nocy|nocą|noc",
        ],
        timeFillers: "o|godz|godzina|godzinie|o godzinie|o godz|na godzinę|na",
        hourMarks: "godz|h",
        times: [
            ("południe|w_południe", .at(12, 0)), ("północ|o_północy|północy", .at(0, 0)),
            ("wpół do {h}", .hour(plus: -30)), ("kwadrans po {h}", .hour(plus: 15)),
            ("za kwadrans {h}", .hour(plus: -15)),
            ("za {m} minut|minuty? wpół do {h}", .minutesBefore(plus: -30)),
            ("{m} minut|minuty? po wpół do {h}", .minutesAfter(plus: -30)),
            ("za {m} minut|minuty? {h}", .minutesBefore(plus: 0)),
            ("{m} minut|minuty? po {h}", .minutesAfter(plus: 0)),
            ("{h}", .hour(plus: 0)), ("{h} {m}", .minutesAfter(plus: 0)),
        ],
        ranges: [
            ("od_godz|od_godziny|od", "do_godz|do_godziny|do|-"), ("między|pomiędzy", "a|i"),
            ("", "do|-"),
        ],
        and: "i", hours: "h|g|godz|godzina|godzinę|godziny|godzin",
        minutes: "m|min|minuta|minutę|minuty|minut|'",
        seconds: "s|sek|sekunda|sekundę|sekundy|sekund",
        durations: [
            ("pół godziny", .minutes(30)), ("kwadrans", .minutes(15)),
            ("półtorej|półtora godziny", .minutes(90)), ("trzy kwadranse", .minutes(45)),
            ("godzina|godzinę", .minutes(60)),
            ("{n} i pół godziny", .hours(plusMinutes: 30)),
        ])
}
