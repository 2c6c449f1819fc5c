/// Days that are said by the name of a feast.
struct FeastDays {
    private enum Rule: Sendable {
        case date(month: Int, day: Int)
        /// Days after Easter Sunday.
        case easter(Int)
    }

    private static let table: WordTable<Rule> = {
        var table = WordTable<Rule>()
        let names: [(String, Rule)] = [
            (
                """
                new year's eve|new years eve|nye|silvester|sylwester|sylwestra|réveillon du nouvel an|\
                saint-sylvestre|st-sylvestre|la saint-sylvestre|nochevieja|san silvestro|oudejaarsavond|\
                oud en nieuw|nyttårsaften|nyårsafton|véspera de ano novo|passagem de ano
                """, .date(month: 12, day: 31)
            ),
            (
                """
                new year's day|new years day|neujahr|neujahrstag|jour de l'an|nouvel an|capodanno|\
                año nuevo|ano novo|nieuwjaarsdag|nowy rok|nyttårsdag|nyårsdagen
                """, .date(month: 1, day: 1)
            ),
            (
                """
                christmas eve|heiligabend|heilig abend|réveillon de noël|vigilia di natale|nochebuena|\
                véspera de natal|kerstavond|wigilia|wigilię|wigilii|julaften|julafton
                """, .date(month: 12, day: 24)
            ),
            (
                """
                christmas day|erster weihnachtstag|1. weihnachtstag|\
                eerste kerstdag|boże narodzenie|1. juledag|juldagen
                """, .date(month: 12, day: 25)
            ),
            (
                """
                boxing day|zweiter weihnachtstag|2. weihnachtstag|santo stefano|tweede kerstdag|\
                2. juledag|annandag jul
                """, .date(month: 12, day: 26)
            ),
            ("halloween", .date(month: 10, day: 31)),
            (
                "valentine's day|valentines day|valentinstag|saint-valentin|san valentino|san valentín|valentijnsdag|walentynki|alla hjärtans dag|valentinsdagen",
                .date(month: 2, day: 14)
            ),
            ("bonfire night|guy fawkes", .date(month: 11, day: 5)),
            ("4th of july|fourth of july|independence day", .date(month: 7, day: 4)),
            ("ferragosto", .date(month: 8, day: 15)),
            ("koningsdag", .date(month: 4, day: 27)),
            ("sinterklaas|pakjesavond", .date(month: 12, day: 5)),
            ("nikolaus|nikolaustag|mikołajki", .date(month: 12, day: 6)),
            ("valborg|valborgsmässoafton", .date(month: 4, day: 30)),
            ("befana|epifania|reyes|dreikönig|trzech króli", .date(month: 1, day: 6)),
            (
                "good friday|karfreitag|vendredi saint|venerdì santo|viernes santo|sexta-feira santa|goede vrijdag|wielki piątek|langfredag|långfredagen",
                .easter(-2)
            ),
            ("maundy thursday|gründonnerstag|jueves santo|skjærtorsdag|skärtorsdagen", .easter(-3)),
            ("easter saturday|karsamstag|påskeaften|påskafton", .easter(-1)),
            (
                "easter sunday|easter day|ostersonntag|dimanche de pâques|pasqua|domingo de pascua|domingo de páscoa|eerste paasdag|niedziela wielkanocna|påskedag|påskdagen|1. påskedag",
                .easter(0)
            ),
            (
                "easter monday|ostermontag|lundi de pâques|pasquetta|lunes de pascua|tweede paasdag|poniedziałek wielkanocny|2. påskedag|annandag påsk",
                .easter(1)
            ),
            (
                "ascension day|christi himmelfahrt|himmelfahrt|vatertag|jeudi de l'ascension|l'ascension|ascension|hemelvaartsdag|hemelvaart|kristi himmelfartsdag|kristi himmelsfärdsdag",
                .easter(39)
            ),
            (
                "whit sunday|pfingstsonntag|eerste pinksterdag|pinsedag|1. pinsedag|pingstdagen",
                .easter(49)
            ),
            (
                "whit monday|pfingstmontag|lundi de pentecôte|tweede pinksterdag|2. pinsedag|annandag pingst",
                .easter(50)
            ),
            ("corpus christi|fronleichnam|boże ciało", .easter(60)),
            (
                "shrove tuesday|pancake day|mardi gras|martedì grasso|martes de carnaval|terça-feira de carnaval|faschingsdienstag",
                .easter(-47)
            ),
            ("rosenmontag", .easter(-48)),
        ]
        for (words, rule) in names { table.add(words, rule) }
        return table
    }()

    /// The feast that some tokens begin with, on or after a day, and the token behind it.
    func match(_ tokens: ArraySlice<Token>, after today: CalendarDay) -> (CalendarDay, end: Int)? {
        guard let (rule, end) = Self.table.match(tokens) else { return nil }
        let days = [today.year, today.year + 1].compactMap { Self.day(rule, $0) }
        return days.first { $0 >= today }.map { ($0, end) }
    }

    private static func day(_ rule: Rule, _ year: Int) -> CalendarDay? {
        switch rule {
        case .date(let month, let day): CalendarDay(year: year, month: month, day: day)
        case .easter(let days): easter(year)?.adding(days, .day)
        }
    }

    /// Easter Sunday by the anonymous Gregorian algorithm of chapter 8 of Meeus, *Astronomical Algorithms*.
    private static func easter(_ year: Int) -> CalendarDay? {
        let (century, rest) = (year / 100, year % 100)
        let golden = year % 19
        let correction = (century - (century + 8) / 25 + 1) / 3
        let epact = (19 * golden + century - century / 4 - correction + 15) % 30
        let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7
        let shift = (golden + 11 * epact + 22 * weekday) / 451
        let sum = epact + weekday - 7 * shift + 114
        return CalendarDay(year: year, month: sum / 31, day: sum % 31 + 1)
    }
}
