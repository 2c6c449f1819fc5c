/// A multiple-choice question that was built from the data.
public struct QuizQuestion: Sendable, Hashable {
    /// The question.
    public let prompt: String
    /// What may be answered; one is right.
    public let options: [String]
    /// Which option is right.
    public let correctIndex: Int
    /// The result that the question is about, in words.
    public let explanation: String
    /// The identifier of the event.
    public let event: String

    /// Reads an answer: a letter, a number, or the words of an option.
    ///
    /// - Parameter text: What the user wrote.
    /// - Returns: The index of the option, or nil if it is no answer.
    public func option(in text: String) -> Int? {
        let plain = [Word].words(of: text).map(\.text)
        if plain.count == 1, let only = plain.first {
            if let letter = ["a", "b", "c", "d"].firstIndex(of: only), letter < options.count {
                return letter
            }
            if let number = Int(only), options.indices.contains(number - 1) { return number - 1 }
        }
        let matches = options.indices.filter { index in
            let words = [Word].words(of: options[index]).map(\.text)
            return !plain.isEmpty
                && (words == plain || (plain.count == 1 && words.contains(plain[0])))
        }
        return matches.count == 1 ? matches.first : nil
    }
}

/// How many questions of a quiz were answered rightly.
public struct QuizScore: Sendable, Hashable {
    /// Right answers.
    public internal(set) var right = 0
    /// Questions that were answered.
    public internal(set) var asked = 0

    /// No question yet.
    public init() {}
}
