/// A day of the year that people call by a name.
enum Holiday: Sendable, Hashable {
    /// A day of every year.
    case fixed(month: Int, day: Int)
    /// So many days before the Saturday from the 20th to the 26th of June, midsummer in Sweden.
    case midsummer(minus: Int)
    /// So many days after Easter Sunday of the western churches.
    case easter(plus: Int)

    /// The names in the ten languages.
    static let table: WordTable<Holiday> = {
        var table = WordTable<Holiday>()
        let names: [(String, Holiday)] = [
            (
                "christmas eve|heiligabend|heilig abend|vigilia di natale|réveillon de noël|nochebuena|véspera de natal|kerstavond|wigilia|wigilii|wigilią|julafton|julaften",
                .fixed(month: 12, day: 24)
            ),
            (
                "christmas day|christmas|xmas|weihnachten|weihnacht|natale|noël|navidad|natal|kerstmis|kerst|boże narodzenie|bożego narodzenia|świąt bożego narodzenia|juldagen|1. juledag|første juledag",
                .fixed(month: 12, day: 25)
            ),
            // In the north Christmas is the eve.
            ("jul|julen", .fixed(month: 12, day: 24)),
            ("boxing day|santo stefano|stephanstag", .fixed(month: 12, day: 26)),
            (
                "new year's eve|new years eve|silvester|san silvestro|capodanno vigilia|saint sylvestre|réveillon|nochevieja|véspera de ano novo|oudejaarsavond|oudejaar|sylwester|sylwestra|nyårsafton|nyttårsaften",
                .fixed(month: 12, day: 31)
            ),
            (
                "new year's day|new year's|new year|new years|neujahr|capodanno|nouvel an|jour de l'an|año nuevo|ano novo|nieuwjaar|nieuwjaarsdag|nowy rok|nowego roku|nyår|nyårsdagen|nyttår",
                .fixed(month: 1, day: 1)
            ),
            (
                "valentine's day|valentines day|valentinstag|san valentino|saint-valentin|san valentín|dia dos namorados|valentijnsdag|walentynki|walentynek|valentinsdagen|alla hjärtans dag",
                .fixed(month: 2, day: 14)
            ),
            ("midsommarafton|midsummer eve", .midsummer(minus: 1)),
            ("midsommar|midsommardagen|midsommaren|midsummer", .midsummer(minus: 0)),
            (
                "sankthansaften|sankthans|sankt hans|st hans|st. hans|jonsok|noc świętojańska|noche de san juan",
                .fixed(month: 6, day: 23)
            ),
            (
                "johannistag|san giovanni|la saint-jean|saint jean|san juan|são joão",
                .fixed(month: 6, day: 24)
            ),
            ("halloween", .fixed(month: 10, day: 31)),
            ("ferragosto", .fixed(month: 8, day: 15)),
            (
                "easter monday|ostermontag|pasquetta|lundi de pâques|lunes de pascua|tweede paasdag|poniedziałek wielkanocny|annandag påsk|2. påskedag",
                .easter(plus: 1)
            ),
            (
                "good friday|karfreitag|venerdì santo|vendredi saint|viernes santo|sexta-feira santa|goede vrijdag|wielki piątek|langfredag|långfredagen",
                .easter(plus: -2)
            ),
            (
                "easter sunday|easter|ostersonntag|ostern|pasqua|pâques|pascua|páscoa|pasen|wielkanoc|wielkanocy|påsk|påsken|påskdagen|påske|påska",
                .easter(plus: 0)
            ),
            (
                "pentecost|whit sunday|pfingsten|pfingstsonntag|pentecoste|pentecôte|pentecostés|pinksteren|zielone świątki|pingst|pinse",
                .easter(plus: 49)
            ),
        ]
        for (list, holiday) in names { table.add(list, holiday) }
        return table
    }()

    /// The nearest one in a direction, today included.
    func day(near today: CalendarDay, _ direction: DateDirection) -> CalendarDay? {
        let days = (-1...1).compactMap { day(in: today.year + $0) }
        return direction == .future
            ? days.first { $0 >= today } : days.last { $0 <= today }
    }

    private func day(in year: Int) -> CalendarDay? {
        switch self {
        case .fixed(let month, let day): CalendarDay(year: year, month: month, day: day)
        case .midsummer(let days):
            (20...26).lazy.compactMap { CalendarDay(year: year, month: 6, day: $0) }
                .first { $0.weekday == .saturday }?.adding(-days, .day)
        case .easter(let days): Self.easter(year)?.adding(days, .day)
        }
    }

    /// Easter Sunday by Gauss's method in the form of Meeus, Astronomical Algorithms, chapter 8.
    private static func easter(_ year: Int) -> CalendarDay? {
        let golden = year % 19
        let (century, yearOfCentury) = (year / 100, year % 100)
        let correction = (century - (century + 8) / 25 + 1) / 3
        let epact = (19 * golden + century - century / 4 - correction + 15) % 30
        let weekday =
            (32 + 2 * (century % 4) + 2 * (yearOfCentury / 4) - epact - yearOfCentury % 4) % 7
        let shift = (golden + 11 * epact + 22 * weekday) / 451
        let month = epact + weekday - 7 * shift + 114
        return CalendarDay(year: year, month: month / 31, day: month % 31 + 1)
    }
}
