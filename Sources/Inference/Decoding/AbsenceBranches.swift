/// A choice between a value and its absence, as the legal tokens that make it.
public struct AbsenceBranches: Sendable {
    /// Tells the choices of one document apart.
    public struct ID: Sendable, Hashable {
        /// Where in the document the choice belongs.
        public var position: Int
        /// Which of those that belong there it is.
        public var number: Int

        /// Makes an identifier.
        public init(position: Int, number: Int) {
            self.position = position
            self.number = number
        }
    }

    /// Tells the choice from others; the same at each step until the choice is made.
    public var id: ID
    /// The way to the value, such as `$.date`; nil where there is none.
    public var path: String?
    /// The margin by which the value must be preferred, in natural logarithms.
    public var threshold: Double
    /// The tokens that take the value.
    public var valueTokens: [Int]
    /// The tokens that leave it absent.
    public var absenceTokens: [Int]
    /// Where no token leaves the value absent, those through which the way to its absence begins.
    public var openTokens: [Int]

    /// Describes a choice.
    public init(
        id: ID, path: String?, threshold: Double, valueTokens: [Int], absenceTokens: [Int],
        openTokens: [Int] = []
    ) {
        self.id = id
        self.path = path
        self.threshold = threshold
        self.valueTokens = valueTokens
        self.absenceTokens = absenceTokens
        self.openTokens = openTokens
    }
}
