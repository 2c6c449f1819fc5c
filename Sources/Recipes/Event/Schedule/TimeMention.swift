/// A time or a range of times that a passage says.
struct TimeMention {
    /// What it is good for.
    enum Role {
        /// When the event may start.
        case start
        /// When it may end.
        case end
        /// Anything else.
        case other
    }

    /// The number of the passage.
    let passage: Int
    /// Its tokens, without words such as `at`.
    let tokens: Range<Int>
    let start: Reading<TimeOfDay>
    /// The end, if it is a range.
    let end: Reading<TimeOfDay>?
    /// The tokens of the start and of the end, if it is a range.
    let startTokens: Range<Int>
    let endTokens: Range<Int>?
    var role: Role
    /// Whether it is only said what somebody has to do then.
    var isConstraint = false
    /// Whether its clause says that people meet then.
    let isMeeting: Bool
    /// Whether doors open then.
    let isDoors: Bool
}
