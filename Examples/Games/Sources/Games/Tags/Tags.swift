/// What a question names, each as the words of the question and what they are in the data.
public struct Tags: Sendable, Hashable {
    /// What a tag is.
    public enum Kind: String, Sendable, Hashable {
        /// A sport or a group of sports.
        case sport
        /// A word of the name of an event.
        case event
        /// Men, women or mixed.
        case gender
        /// A country.
        case country
        /// A person.
        case athlete
        /// A year or a name of Games.
        case games
        /// A medal or a rank.
        case medal
        /// What is neither in the data nor an ordinary word.
        case unknown
    }

    /// Words of the question, and what they are.
    public struct Tag: Sendable, Hashable {
        /// What it is.
        public let kind: Kind
        /// The words of the question, as they are.
        public let text: String
        /// What they stand for in the data: identifiers, codes or names.
        public let values: [String]
    }

    /// The tags in the order of the question.
    public internal(set) var tags: [Tag] = []

    /// The sports; two at most, the most specific ones.
    public var topics: [Tag] { Array(tags.filter { $0.kind == .sport }.prefix(2)) }

    /// The tags of a kind.
    public subscript(kind: Kind) -> [Tag] { tags.filter { $0.kind == kind } }
}
