/// How a language asks for live facts: the data of one file per group of languages.
///
/// Lists separate alternatives by `|`; case and accents don't matter.
struct QuestionTable: Sendable {
    /// Phrases that ask for the time.
    var time: String
    /// Words that may ask for the time of a place.
    var timeHints: String
    /// Words that speak of the weather.
    var weather: String
    /// Words that may: of warmth, clothes and the sky.
    var weatherHints: String
    /// Words of requests and questions that none of the tools answers.
    var tasks: String
    /// Words with which one asks for a search of the web.
    var search: String
    /// What stands in front of places.
    var prepositions: String
    /// Words that end the name of a place, and are none.
    var placeEnds: String
    /// Asks for a number: `how many`.
    var howMany: String
    /// Asks for a length of time: `how long`, `how far away`.
    var howLong: String
    /// Asks for a weekday without doubt.
    var weekday: String
    /// Asks for a day: `which day`, `what date`, `when`.
    var day: String
    /// Asks for an age or tells of a birth.
    var age: String
    /// Words between a count of units and the day that it is counted from.
    var after: String
    /// The same, for earlier days.
    var before: String
    /// What joins or introduces days that are counted between.
    var between: String
    /// What introduces a day from which one counts up to today.
    var since: String
    /// What joins an amount and the unit asked for.
    var into: String
    /// Words for one half in front of a unit: `half a`.
    var half: String
    /// Words for one half behind a number or a unit: `and a half`.
    var andHalf: String
    /// Words of arithmetic.
    var operators: [(String, ArithmeticWord)]
    /// Words around arithmetic that say nothing.
    var fillers: String
}

/// What a word of arithmetic means.
enum ArithmeticWord: Sendable, Hashable {
    case plus, minus, times, divided, power, percent, open, close
    /// Squared, cubed.
    case raised(Int)
    /// The square root of what follows.
    case root
    /// So many hundredths of what follows: half of, double.
    case share(String)
    /// What joins a percentage and its whole.
    case of
    /// What makes a percentage a discount.
    case off
    /// A verb that says what to do with the two numbers behind it.
    case doing(Verb)
    /// What joins a number of things and the price of one.
    case each

    enum Verb: Sendable, Hashable {
        case adding, subtracting, multiplying, dividing
        /// The larger number by the smaller one: a bill by people.
        case sharing
    }
}
