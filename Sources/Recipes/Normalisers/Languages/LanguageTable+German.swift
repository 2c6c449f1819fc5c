extension LanguageTable {
    /// German, Austrian and Swiss words included.
    static let german = LanguageTable(
        codes: ["de"],
        months: [
            "januar|jänner|jan|jän|jaenner", "februar|feber|feb|febr", "märz|mär|mrz|maerz",
            "april|apr", "mai", "juni|jun", "juli|jul", "august|aug", "september|sep|sept",
            "oktober|okt", "november|nov", "dezember|dez",
        ],
        weekdays: [
            "montag|mo", "dienstag|di", "mittwoch|mi", "donnerstag|do", "freitag|fr",
            "samstag|sonnabend|sa", "sonntag|so",
        ],
        numbers: [
            "null", "ein|eins", "zwei|zwo", "drei", "vier", "fünf|fuenf", "sechs", "sieben", "acht",
            "neun", "zehn", "elf", "zwölf|zwoelf", "dreizehn", "vierzehn", "fünfzehn|fuenfzehn",
            "sechzehn", "siebzehn", "achtzehn", "neunzehn",
        ],
        tens: ["zwanzig", "dreißig", "vierzig", "fünfzig|fuenfzig"],
        joining: .unitsFirst(["und"]),
        articles: "eine|einen|einem|einer",
        units: [
            .day: "tag|tage|tagen", .week: "woche|wochen", .month: "monat|monate|monaten",
            .year: "jahr|jahre|jahren",
        ],
        ordinalSuffixes: ".|te|ten|ter|ste|sten|ster",
        ordinals: [
            "erste", "zweite", "dritte", "vierte", "fünfte|fuenfte", "sechste", "siebte|siebente",
            "achte", "neunte", "zehnte", "elfte", "zwölfte|zwoelfte", "dreizehnte", "vierzehnte",
            "fünfzehnte|fuenfzehnte", "sechzehnte", "siebzehnte", "achtzehnte", "neunzehnte",
            "zwanzigste", "einundzwanzigste", "zweiundzwanzigste", "dreiundzwanzigste",
            "vierundzwanzigste", "fünfundzwanzigste", "sechsundzwanzigste", "siebenundzwanzigste",
            "achtundzwanzigste", "neunundzwanzigste", "dreißigste", "einunddreißigste",
        ].map { list in
            list.split(separator: "|").map { "\($0)|\($0)n|\($0)r" }.joined(separator: "|")
        },
        dateJoiners: "des",
        dayFillers: "am|bis|bis zum|zum|ab|vom|für|auf|an|den|dem|der",
        days: [
            ("heute", .today(plus: 0)), ("morgen", .today(plus: 1)),
            ("übermorgen|uebermorgen", .today(plus: 2)), ("gestern", .today(plus: -1)),
            ("vorgestern", .today(plus: -2)),
            ("heute? in acht|8 tagen", .oneOf([8, 7])),
            ("heute? in {n} {unit}", .after), ("vor {n} {unit}", .before),
            ("vor acht|8 tagen", .oneOf([-8, -7])),
            ("{weekday}", .weekday(.bare)),
            ("diesen|dieser|diesem {weekday}", .weekday(.this)),
            ("den|der|dem? kommenden|kommender|kommendem {weekday}", .weekday(.coming)),
            (
                "den|der|dem? nächsten|nächster|nächstem {weekday}",
                .weekday(.next(prefersNextWeek: false))
            ),
            ("{weekday} nächste|kommende|nächster|kommender woche", .weekday(.ofNextWeek)),
            ("nächste|kommende woche am? {weekday}", .weekday(.ofNextWeek)),
            ("{weekday} in einer woche", .weekday(.weekAfterComing)),
            ("{weekday} in acht|8 tagen", .weekday(.weekAfterComing)),
            ("letzten|letzter|vergangenen|vorigen {weekday}", .weekday(.last)),
            ("{weekday} letzte|vergangene|vorige|letzter|voriger woche", .weekday(.ofLastWeek)),
            ("letzte|vergangene|vorige woche am? {weekday}", .weekday(.ofLastWeek)),
            ("der|den|dem? {day}", .dayOfMonth),
            ("der|den|dem? {day} {month}", .dayAndMonth),
            ("der|den|dem? {day} dieses|diesen monats", .dayOfMonthFromNow(0)),
            ("der|den|dem? {day} nächsten|kommenden monats", .dayOfMonthFromNow(1)),
            ("der|den|dem? {day} letzten|vergangenen|vorigen monats", .dayOfMonthFromNow(-1)),
        ],
        rewrites: [
            ("heute morgen", "heute morgens"), ("gestern morgen", "gestern morgens"),
            ("heut", "heute"), ("heute nacht", "heute nachts"),
        ]
            + [
                "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonnabend",
                "sonntag",
            ].flatMap { day in
                [
                    ("\(day)morgen|\(day) morgen", "\(day) morgens"),
                    ("\(day)vormittag", "\(day) vormittag"), ("\(day)mittag", "\(day) mittags"),
                    ("\(day)nachmittag", "\(day) nachmittag"), ("\(day)abend", "\(day) abend"),
                    ("\(day)nacht", "\(day) nachts"),
                ]
            },
        parts: [
            .morning: "morgens|früh|frueh|in der früh|am morgen|vormittag|vormittags|am vormittag",
            .midday: "mittags|mittag", .afternoon: "nachmittag|nachmittags|am nachmittag",
            .evening: "abend|abends|am abend", .night: "nachts|in der nacht|nacht",
        ],
        timeFillers: "um|ab",
        hourMarks: "uhr|h",
        times: [
            ("mittag|zu_mittag", .at(12, 0)), ("mitternacht|um_mitternacht", .at(0, 0)),
            ("halb {h}", .hour(plus: -30)), ("viertel nach {h}", .hour(plus: 15)),
            ("viertel vor {h}", .hour(plus: -15)), ("viertel {h}", .hour(plus: -45)),
            ("dreiviertel|drei_viertel {h}", .hour(plus: -15)),
            ("{m} minuten? nach {h}", .minutesAfter(plus: 0)),
            ("{m} minuten? vor {h}", .minutesBefore(plus: 0)),
            ("{m} minuten? nach halb {h}", .minutesAfter(plus: -30)),
            ("{m} minuten? vor halb {h}", .minutesBefore(plus: -30)),
            ("punkt? {h}", .hour(plus: 0)), ("{h} uhr {m}", .minutesAfter(plus: 0)),
        ],
        ranges: [("von|vom|ab", "bis|bis_um|bis_zum|-"), ("zwischen", "und"), ("", "bis|-")],
        and: "und", hours: "h|std|stunde|stunden", minutes: "m|min|minute|minuten|'",
        seconds: "s|sek|sekunde|sekunden",
        durations: [
            ("eine? halbe stunde", .minutes(30)), ("eine? viertelstunde", .minutes(15)),
            ("eine? viertel stunde", .minutes(15)),
            ("eine? dreiviertelstunde", .minutes(45)), ("drei viertel stunden", .minutes(45)),
            ("anderthalb|eineinhalb stunden", .minutes(90)),
            ("zweieinhalb stunden", .minutes(150)), ("dreieinhalb stunden", .minutes(210)),
        ],
        periodFillers: "im|in|in der|in den|am|während|für|den|die|das|der|dem|im Jahr|im Monat",
        since: "seit|seit dem|seit der",
        periods: [
            ("seit jahresbeginn|seit_anfang_des_jahres", .toDate(.year)),
            ("seit monatsbeginn|seit_anfang_des_monats", .toDate(.month)),
            ("heute", .unit(.day, from: 0)), ("gestern", .unit(.day, from: -1)),
            ("morgen", .unit(.day, from: 1)),
            ("diese|dieser woche", .unit(.week, from: 0)),
            (
                "letzte|letzter|letzten|vergangene|vergangener|vergangenen|vorige|voriger|vorigen woche",
                .unit(.week, from: -1)
            ),
            ("nächste|nächster|nächsten|kommende|kommender|kommenden woche", .unit(.week, from: 1)),
            ("vorletzte|vorletzter|vorletzten woche", .unit(.week, from: -2)),
            ("übernächste|übernächster woche", .unit(.week, from: 2)),
            ("diesen|diesem|dieser monat", .unit(.month, from: 0)),
            (
                "letzten|letztem|letzter|vergangenen|vergangenem|vorigen|vorigem monat",
                .unit(.month, from: -1)
            ),
            ("nächsten|nächstem|nächster|kommenden|kommendem monat", .unit(.month, from: 1)),
            ("vorletzten|vorletztem|vorletzter monat", .unit(.month, from: -2)),
            ("dieses|diesem jahr", .unit(.year, from: 0)),
            (
                "letztes|letztem|letzten|vergangenes|vergangenem|vergangenen|voriges|vorigem|vorigen jahr",
                .unit(.year, from: -1)
            ),
            (
                "nächstes|nächstem|nächsten|kommendes|kommendem|kommenden jahr",
                .unit(.year, from: 1)
            ),
            ("vorletztes|vorletztem|vorletzten jahr", .unit(.year, from: -2)),
            ("dieses|diesem|das|am wochenende", .weekend(from: 0)),
            (
                "letztes|letztem|letzten|vergangenes|vergangenem|vergangenen|voriges|vorigem|vorigen wochenende",
                .weekend(from: -1)
            ),
            (
                "nächstes|nächstem|nächsten|kommendes|kommendem|kommenden wochenende",
                .nextWeekend(prefersNextWeek: false)
            ),
            ("die|den|der? letzten|vergangenen {n} {unit}", .last),
            ("dieses|diesem quartal", .quarterFromNow(0)),
            (
                "letztes|letztem|letzten|vergangenes|vergangenen|voriges|vorigem|vorigen quartal",
                .quarterFromNow(-1)
            ),
            (
                "nächstes|nächstem|nächsten|kommendes|kommendem|kommenden quartal",
                .quarterFromNow(1)
            ),
            ("q {q}", .quarter), ("q {q} {year}", .quarterAndYear),
            ("{year} -? q {q}", .quarterAndYear),
            ("das|im? {q} .? quartal", .quarter),
            ("das|im? {q} .? quartal {year}", .quarterAndYear),
            ("{month}", .month), ("letzten {month}", .month),
            ("{month} letzten|vorigen|vergangenen jahres", .monthOfYear(from: -1)),
            ("{month} dieses|diesen jahres", .monthOfYear(from: 0)),
            ("{month} {year}", .monthAndYear), ("jahr? {year}", .year),
            ("erste|ersten|erstes halbjahr {year}", .halfAndYear(1)),
            ("zweite|zweiten|zweites halbjahr {year}", .halfAndYear(2)),
        ])
}
