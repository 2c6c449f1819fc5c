/// How a language speaks of days, times and periods: the data of one file per language.
///
/// Lists separate alternatives by `|`; upper case and accents don't matter, and an abbreviation
/// needs no full stop. Phrases are written as ``Phrase`` says.
struct LanguageTable: Sendable {
    /// The ISO 639 codes of the language.
    var codes: [String]
    /// The names of the months from January, all forms and abbreviations.
    var months: [String] = []
    /// The names of the days from Monday, all forms and abbreviations.
    var weekdays: [String] = []
    /// The numbers from 0.
    var numbers: [String] = []
    /// The tens from 20, in steps of ten, and how units join them.
    var tens: [String] = []
    var joining: NumberJoining = .none
    /// What counts as one in `in a week`.
    var articles = ""
    /// Other words for the hours from 1, such as ordinals.
    var hourWords: [String] = []
    /// Day, week, month and year.
    var units: [CalendarUnit: String] = [:]
    /// What may stand between a day's digits and the next word: `st`, `.`.
    var ordinalSuffixes = ""
    /// The ordinals from the first.
    var ordinals: [String] = []
    /// Whether days of a month are said as numbers, `il tre maggio`.
    var saysDaysAsNumbers = false
    /// What joins day, month and year: `of`, `de`.
    var dateJoiners = ""
    /// What may precede a said day and adds nothing: `on`.
    var dayFillers = ""
    /// The phrases of days.
    var days: [(String, SaidDay)] = []
    /// Words that stand for a phrase of a day and its part: `tonight`.
    var rewrites: [(String, String)] = []
    /// Phrases of the parts of a day.
    var parts: [PartOfDay: String] = [:]
    /// What may precede a time and adds nothing: `at`.
    var timeFillers = ""
    /// What marks a number as an hour: `o'clock`, `Uhr`.
    var hourMarks = "h"
    /// The phrases of times.
    var times: [(String, SaidTime)] = []
    /// How ranges are said: what stands before, between and after.
    var ranges: [(before: String, between: String)] = [("", "-")]
    /// What joins the hours and the minutes of a duration.
    var and = ""
    /// The words of hours, minutes and seconds in durations.
    var hours = "h"
    var minutes = "min"
    var seconds = "s"
    /// The phrases of durations, in minutes for one `{n}`.
    var durations: [(String, SaidDuration)] = []
    /// What may precede a period and adds nothing: `in`.
    var periodFillers = ""
    /// What starts a period that ends today: `since`.
    var since = ""
    /// The phrases of periods.
    var periods: [(String, SaidPeriod)] = []
}

/// How the units join the tens of numbers from 21.
enum NumberJoining: Sendable {
    /// Compounds are not said, or stand among the numbers.
    case none
    /// The tens come first: `twenty-five`, `venti cinque`, with any of these between.
    case tensFirst([String])
    /// The units come first: `fünfundzwanzig`, with any of these between.
    case unitsFirst([String])
}

/// A part of the day, which tells 7 in the morning from 7 in the evening.
enum PartOfDay: Sendable, Hashable, CaseIterable {
    case beforeNoon, afterNoon
    case morning, midday, afternoon, evening, night
}

/// What a phrase of a day means.
enum SaidDay: Sendable {
    /// So many days after today.
    case today(plus: Int)
    /// One of several numbers of days after today: eight days are a week, or eight days.
    case oneOf([Int])
    /// A count of units after today.
    case after
    /// A count of units before today.
    case before
    /// The day of that name that comes next.
    case weekday(WeekdayChoice)
    /// A day of a month, the next one of that number.
    case dayOfMonth
    /// A day of this month or of one so many months later.
    case dayOfMonthFromNow(Int)
    /// A day and a month.
    case dayAndMonth
}

/// Which day of a name is meant.
enum WeekdayChoice: Sendable {
    /// Without any word: the next one.
    case bare
    /// The one of this week.
    case this
    /// The next one without doubt: `kommenden`.
    case coming
    /// The next one or that of next week, and which of them the language prefers.
    case next(prefersNextWeek: Bool)
    /// The one of next week.
    case ofNextWeek
    /// A week after the next one.
    case weekAfterComing
    /// The latest one before today.
    case last
    /// The one of last week.
    case ofLastWeek
}

/// What a phrase of a time means.
enum SaidTime: Sendable {
    /// That time.
    case at(Int, Int)
    /// The hour and so many minutes.
    case hour(plus: Int)
    /// The minutes after the hour, and so many more.
    case minutesAfter(plus: Int)
    /// The minutes before the hour, and so many more.
    case minutesBefore(plus: Int)
}

/// What a phrase of a duration means.
enum SaidDuration: Sendable {
    /// So many minutes.
    case minutes(Int)
    /// A count of hours and so many minutes.
    case hours(plusMinutes: Int)
}

/// What a phrase of a period means.
enum SaidPeriod: Sendable {
    /// The unit that contains today, or one so many units later.
    case unit(CalendarUnit, from: Int)
    /// The unit that contains today, up to today.
    case toDate(CalendarUnit)
    /// The weekend of the week that contains today, or one so many weeks later.
    case weekend(from: Int)
    /// The coming weekend or the one after, and which of them the language prefers.
    case nextWeekend(prefersNextWeek: Bool)
    /// The count of units up to today, or as many whole ones before.
    case last
    /// The month of that name that is nearest in the direction.
    case month
    /// The month of that name of this year, or of one so many years later.
    case monthOfYear(from: Int)
    /// The month of a year.
    case monthAndYear
    /// The quarter of that number that is nearest in the direction.
    case quarter
    /// The quarter of that number of this year, or of one so many years later.
    case quarterOfYear(from: Int)
    /// The quarter of a year.
    case quarterAndYear
    /// The quarter that contains today, or one so many quarters later.
    case quarterFromNow(Int)
    /// The half of a year.
    case halfAndYear(Int)
    /// The year.
    case year
}
