extension LanguageTable {
    /// Dutch.
    static let dutch = LanguageTable(
        codes: ["nl"],
        months: [
            "januari|jan", "februari|feb|febr", "maart|mrt|mar", "april|apr", "mei", "juni|jun",
            "juli|jul", "augustus|aug", "september|sep|sept", "oktober|okt", "november|nov",
            "december|dec",
        ],
        weekdays: [
            "maandag|ma", "dinsdag|di", "woensdag|wo", "donderdag|do", "vrijdag|vr", "zaterdag|za",
            "zondag|zo",
        ],
        numbers: [
            "nul", "een|één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen",
            "tien", "elf", "twaalf", "dertien", "veertien", "vijftien", "zestien", "zeventien",
            "achttien", "negentien",
        ],
        tens: ["twintig", "dertig", "veertig", "vijftig"],
        joining: .unitsFirst(["en"]),
        units: [
            .day: "dag|dagen", .week: "week|weken", .month: "maand|maanden", .year: "jaar|jaren",
        ],
        ordinalSuffixes: "e|de|ste",
        ordinals: [
            "eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste",
            "negende", "tiende", "elfde", "twaalfde", "dertiende", "veertiende", "vijftiende",
            "zestiende", "zeventiende", "achttiende", "negentiende", "twintigste",
            "eenentwintigste", "tweeëntwintigste", "drieëntwintigste", "vierentwintigste",
            "vijfentwintigste", "zesentwintigste", "zevenentwintigste", "achtentwintigste",
            "negenentwintigste", "dertigste", "eenendertigste",
        ],
        dateJoiners: "van",
        dayFillers: "op|tot|tegen",
        days: [
            ("vandaag", .today(plus: 0)), ("morgen", .today(plus: 1)),
            ("overmorgen", .today(plus: 2)), ("gisteren", .today(plus: -1)),
            ("eergisteren", .today(plus: -2)), ("vandaag over een week", .today(plus: 7)),
            ("morgen over een week", .today(plus: 8)),
            ("over {n} {unit}", .after), ("{n} {unit} geleden", .before),
            ("{weekday}", .weekday(.bare)), ("deze {weekday}", .weekday(.this)),
            ("aanstaande|komende|a_s|aankomende {weekday}", .weekday(.coming)),
            ("{weekday} aanstaande|a_s", .weekday(.coming)),
            ("volgende {weekday}", .weekday(.next(prefersNextWeek: true))),
            ("{weekday} volgende week", .weekday(.ofNextWeek)),
            ("volgende week op? {weekday}", .weekday(.ofNextWeek)),
            ("{weekday} over een week", .weekday(.weekAfterComing)),
            ("afgelopen|vorige {weekday}", .weekday(.last)),
            ("{weekday} vorige week", .weekday(.ofLastWeek)),
            ("vorige week op? {weekday}", .weekday(.ofLastWeek)),
            ("de? {day}", .dayOfMonth), ("de? {day} van? {month}", .dayAndMonth),
            ("de? {day} van deze maand", .dayOfMonthFromNow(0)),
            ("de? {day} van? volgende maand", .dayOfMonthFromNow(1)),
            ("de? {day} van? vorige maand", .dayOfMonthFromNow(-1)),
        ],
        rewrites: [
            ("vanavond", "vandaag avond"), ("vanochtend|vanmorgen", "vandaag ochtend"),
            ("vanmiddag", "vandaag middag"), ("vannacht", "vandaag nacht"),
            ("morgenochtend", "morgen ochtend"), ("morgenmiddag", "morgen middag"),
            ("morgenavond", "morgen avond"), ("gisteravond", "gisteren avond"),
            ("gisterochtend|gistermorgen", "gisteren ochtend"),
            ("gistermiddag", "gisteren middag"),
        ]
            + [
                "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag",
            ].flatMap { day in
                [
                    ("\(day)ochtend|\(day)morgen", "\(day) ochtend"),
                    ("\(day)middag", "\(day) middag"), ("\(day)avond", "\(day) avond"),
                    ("\(day)nacht", "\(day) nacht"),
                ]
            },
        parts: [
            .morning: "ochtend|'s ochtends|'s morgens|in de ochtend|vroeg",
            .afternoon: "middag|'s middags|in de middag|namiddag|'s namiddags",
            .evening: "avond|'s avonds|in de avond", .night: "nacht|'s nachts|in de nacht",
        ],
        timeFillers: "om|vanaf",
        hourMarks: "uur|u|h",
        times: [
            ("middaguur|het_middaguur", .at(12, 0)), ("middernacht", .at(0, 0)),
            ("half {h}", .hour(plus: -30)), ("kwart over {h}", .hour(plus: 15)),
            ("kwart voor {h}", .hour(plus: -15)),
            ("{m} minuten? over {h}", .minutesAfter(plus: 0)),
            ("{m} minuten? voor {h}", .minutesBefore(plus: 0)),
            ("{m} minuten? over half {h}", .minutesAfter(plus: -30)),
            ("{m} minuten? voor half {h}", .minutesBefore(plus: -30)),
            ("{h}", .hour(plus: 0)), ("{h} uur {m}", .minutesAfter(plus: 0)),
        ],
        ranges: [("van|vanaf", "tot|tot_en_met|-"), ("tussen", "en"), ("", "tot|-")],
        and: "en", hours: "u|uur|uren|h", minutes: "m|min|minuut|minuten|'",
        seconds: "s|sec|seconde|seconden",
        durations: [
            ("een? half uur", .minutes(30)), ("een? halfuur", .minutes(30)),
            ("een? kwartier", .minutes(15)), ("drie kwartier", .minutes(45)),
            ("anderhalf uur", .minutes(90)), ("tweeënhalf uur", .minutes(150)),
        ])
}
