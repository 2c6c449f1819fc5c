/// What a question says, read word by word.
struct Reading: Sendable {
    var words: [Word] = []
    /// The cues of ordinary words.
    var cues: Set<Cue> = []
    /// What it asks of the data.
    var request = Request()
    /// Words that are neither in the data nor ordinary.
    var unknown: [String] = []
    var tags = Tags()
    /// Whether two people that stand side by side are nobody that the data knows.
    var hasUnknownPerson = false
    /// Names of sports that were said, as sets of sports.
    var sportMentions: [Set<String>] = []

    func has(_ cue: Cue) -> Bool { cues.contains(cue) }
    var isEmpty: Bool { words.isEmpty }
}
