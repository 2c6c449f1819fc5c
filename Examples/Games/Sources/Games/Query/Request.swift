/// What a question asks of the data.
struct Request: Sendable, Hashable {
    /// What is asked for.
    enum Form: Sendable, Hashable {
        /// Who was placed in an event.
        case placings
        /// What people won.
        case athlete
        /// For which country a person competed.
        case countryOfAthlete
        /// What countries won.
        case country
        /// The medals of all countries, or which has most of them.
        case table
        /// Who has most medals.
        case topAthletes
        /// How many events there are.
        case countEvents
        /// How many countries have medals.
        case countCountries
    }

    var form = Form.placings
    /// The sports that it may be; nil for any.
    var sports: Set<String>?
    /// Stems of words and numbers of the event's name.
    var words: [String] = []
    var genders: Set<Gender> = []
    var countries: [String] = []
    /// For each person that is named, who it may be.
    var athletes: [Set<String>] = []
    /// The Games that it may be; nil for any.
    var editions: Set<String>?
    var medals: Set<Medal> = []
    /// A rank below the medals.
    var rank: Int?
    var isCount = false
    var isMost = false
    /// Whether all events that fit are asked for, and not one.
    var isList = false
    /// Whether the winner is asked for without a medal being named.
    var asksWinner = false
    /// Whether `win` was said and no medal, so that `did she win` asks for gold.
    var asksIfWon = false
    /// Whether the others of somebody's events are asked for: `who beat …`.
    var asksOpponents = false
    /// Events that were told already, where something else is asked for.
    var toldEvents: Set<String> = []

    /// Whether nothing says what it is about.
    var hasSubject: Bool {
        sports != nil || !words.isEmpty || !countries.isEmpty || !athletes.isEmpty
    }
}
