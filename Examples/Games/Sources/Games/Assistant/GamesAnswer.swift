/// What the assistant answers, and what the answer rests on.
public struct GamesAnswer: Sendable {
    /// What kind of answer it is.
    public enum Kind: String, Sendable, Hashable {
        /// Results from the data.
        case result
        /// A question back, since several events or people fit.
        case clarification
        /// Nothing in the data fits; says what was looked for.
        case notFound
        /// A rule from the rule book.
        case rule
        /// A quiz question, or the verdict on an answer to one.
        case quiz
        /// A word of small talk.
        case smallTalk
        /// What the assistant does not do.
        case declined
    }

    /// A place that the answer states, with the names of things in full.
    public struct Row: Sendable, Hashable {
        /// The identifier of the event.
        public let event: String
        /// The event in words, such as `men's 100 m`.
        public let title: String
        /// The name of the sport.
        public let sport: String
        /// The name of the Games.
        public let games: String
        /// The rank.
        public let rank: Int
        /// Those who are placed; for a team its known medallists.
        public let names: [String]
        /// Whether the names are members of a team that is placed as a whole.
        public let isTeam: Bool
        /// The name of the country.
        public let country: String
        /// The code of the country.
        public let countryCode: String
    }

    /// What the question is about.
    public internal(set) var topic: Topic
    /// How probable each topic is, most probable first.
    public internal(set) var topics: [(topic: Topic, probability: Double)] = []
    /// What kind of answer it is.
    public internal(set) var kind: Kind
    /// The answer in words.
    public internal(set) var text: String
    /// The identifiers of the events that the answer rests on or asks about.
    public internal(set) var events: [String] = []
    /// The places that the answer states.
    public internal(set) var rows: [Row] = []
    /// The number that the answer states, if it counts.
    public internal(set) var count: Int?
    /// Medals by country, if the answer shows them.
    public internal(set) var table: [MedalTally] = []
    /// Questions that would settle what was unclear, each of which has an answer.
    public internal(set) var choices: [String] = []
    /// Questions to go on with, each of which has an answer.
    public internal(set) var followUps: [String] = []
    /// The rule that is told.
    public internal(set) var rule: Rule?
    /// The quiz question that waits for an answer.
    public internal(set) var quiz: QuizQuestion?
    /// The tags that were found in the question.
    public internal(set) var tags: Tags
    /// Whether a model wrote ``text``.
    public internal(set) var isByModel = false
    /// What the model was asked for, and what came of it.
    public internal(set) var trail: [String] = []
    /// What the next question may refer to.
    public internal(set) var conversation: Conversation

    init(
        _ topic: Topic, _ kind: Kind, _ text: String, tags: Tags,
        conversation: Conversation = Conversation()
    ) {
        self.topic = topic
        self.kind = kind
        self.text = text
        self.tags = tags
        self.conversation = conversation
    }
}
