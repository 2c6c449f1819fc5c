/// The conversations of the people who use the page, in memory.
///
/// There are at most ``limit``; the one that was silent for the longest time makes place for a new
/// one. Their identifiers are random, so that nobody comes upon the conversation of another.
actor PageConversations {
    /// A conversation, and the quiz beside it.
    struct State: Sendable {
        var conversation = Conversation()
        /// The question of the quiz that waits for an answer.
        var quiz: QuizQuestion?
        /// What the quiz depends on.
        let seed: UInt64
    }

    /// The most conversations that are kept.
    static let limit = 256

    private let seed: UInt64?
    private var states: [String: (state: State, turn: Int)] = [:]
    private var turn = 0

    init(seed: UInt64?) { self.seed = seed }

    /// The state of a conversation; a new one if there is none of the identifier.
    func state(of id: String?) -> (id: String, state: State) {
        if let id, let found = states[id] { return (id, found.state) }
        var generator = SystemRandomNumberGenerator()
        let halves: [UInt64] = [generator.next(), generator.next()]
        let name = halves.map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
        return (name, State(seed: seed ?? halves[0]))
    }

    /// Keeps what a conversation has come to.
    func keep(_ state: State, _ id: String) {
        turn += 1
        states[id] = (state, turn)
        guard states.count > Self.limit,
            let oldest = states.min(by: { $0.value.turn < $1.value.turn })?.key
        else { return }
        states[oldest] = nil
    }
}
