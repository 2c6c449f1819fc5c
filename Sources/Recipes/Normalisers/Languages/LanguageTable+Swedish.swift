extension LanguageTable {
    /// Swedish.
    static let swedish = LanguageTable(
        codes: ["sv"],
        months: [
            "januari|jan", "februari|feb|febr", "mars|mar", "april|apr", "maj", "juni|jun",
            "juli|jul", "augusti|aug", "september|sep|sept", "oktober|okt", "november|nov",
            "december|dec",
        ],
        weekdays: [
            "måndag|mån|må", "tisdag|tis|ti", "onsdag|ons|on", "torsdag|tors|tor|to",
            "fredag|fre|fr", "lördag|lör|lö", "söndag|sön|sö",
        ],
        numbers: [
            "noll", "en|ett|ettan", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio",
            "elva", "tolv", "tretton", "fjorton", "femton", "sexton", "sjutton", "arton", "nitton",
        ],
        tens: ["tjugo", "trettio", "fyrtio", "femtio"],
        joining: .tensFirst([""]),
        units: [
            .day: "dag|dagar", .week: "vecka|veckor", .month: "månad|månader", .year: "år",
        ],
        ordinalSuffixes: ":e|:a|e|a|:de|:te|.",
        ordinals: [
            "första", "andra", "tredje", "fjärde", "femte", "sjätte", "sjunde", "åttonde",
            "nionde", "tionde", "elfte", "tolfte", "trettonde", "fjortonde", "femtonde",
            "sextonde", "sjuttonde", "artonde", "nittonde", "tjugonde", "tjugoförsta",
            "tjugoandra", "tjugotredje", "tjugofjärde", "tjugofemte", "tjugosjätte",
            "tjugosjunde", "tjugoåttonde", "tjugonionde", "trettionde", "trettioförsta",
        ],
        dayFillers: "på|till|den|senast|i",
        days: [
            ("idag|i_dag", .today(plus: 0)), ("imorgon|i_morgon|imorrn", .today(plus: 1)),
            ("övermorgon|i_övermorgon", .today(plus: 2)), ("igår|i_går", .today(plus: -1)),
            ("förrgår|i_förrgår", .today(plus: -2)),
            ("om {n} {unit}", .after), ("för {n} {unit} sedan|sen", .before),
            ("{n} {unit} sedan|sen", .before),
            ("{weekday}", .weekday(.bare)),
            ("den_här|denna {weekday}", .weekday(.this)),
            ("den_här|denna {weekday} en", .weekday(.this)),
            ("kommande|nu_på|nu_till {weekday}", .weekday(.coming)),
            ("nästa {weekday}", .weekday(.next(prefersNextWeek: true))),
            ("{weekday} i? nästa vecka", .weekday(.ofNextWeek)),
            ("nästa vecka ,? på? {weekday}", .weekday(.ofNextWeek)),
            ("{weekday} om en vecka", .weekday(.weekAfterComing)),
            ("förra|senaste {weekday}", .weekday(.last)),
            ("{weekday} i? förra vecka|veckan", .weekday(.ofLastWeek)),
            ("den? {day}", .dayOfMonth), ("den? {day} {month}", .dayAndMonth),
            ("den? {day} den_här|denna månad|månaden", .dayOfMonthFromNow(0)),
            ("den? {day} i? nästa månad", .dayOfMonthFromNow(1)),
            ("den? {day} i? förra månaden", .dayOfMonthFromNow(-1)),
        ],
        rewrites: [
            ("ikväll|i kväll", "idag kväll"), ("i eftermiddag", "idag eftermiddag"),
            ("i förmiddag", "idag förmiddag"), ("i morse|imorse", "idag morgon"),
            ("inatt|i natt", "idag natt"),
        ]
            + [
                "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag",
            ].flatMap { day in
                [
                    ("i \(day)s", "förra \(day)"), ("\(day)kväll", "\(day) kväll"),
                    ("\(day)morgon", "\(day) morgon"), ("\(day)eftermiddag", "\(day) eftermiddag"),
                    ("\(day)en", day),
                ]
            },
        parts: [
            .morning: "på morgonen|morgon|bitti|på förmiddagen|förmiddag",
            .afternoon: "eftermiddag|på eftermiddagen", .evening: "kväll|på kvällen",
            .night: "natt|på natten",
        ],
        timeFillers: "klockan|kl|från",
        hourMarks: "h",
        times: [
            ("midnatt", .at(0, 0)), ("halv {h}", .hour(plus: -30)),
            ("kvart över {h}", .hour(plus: 15)), ("kvart i {h}", .hour(plus: -15)),
            ("{m} minuter? över {h}", .minutesAfter(plus: 0)),
            ("{m} minuter? i {h}", .minutesBefore(plus: 0)),
            ("{m} minuter? över halv {h}", .minutesAfter(plus: -30)),
            ("{m} minuter? i halv {h}", .minutesBefore(plus: -30)),
            ("{h}", .hour(plus: 0)), ("{h} {m}", .minutesAfter(plus: 0)),
        ],
        ranges: [("från|mellan", "till|-"), ("mellan", "och"), ("", "till|-")],
        and: "och", hours: "t|tim|timme|timmar|h", minutes: "m|min|minut|minuter|'",
        seconds: "s|sek|sekund|sekunder",
        durations: [
            ("en? halvtimme", .minutes(30)), ("en? halv timme", .minutes(30)),
            ("en? kvart", .minutes(15)), ("tre kvart", .minutes(45)),
            ("en och en halv timme", .minutes(90)),
            ("{n} och en halv timme|timmar", .hours(plusMinutes: 30)),
        ])
}
