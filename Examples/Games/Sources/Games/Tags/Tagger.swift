/// Finds what a question names, and what it asks.
struct Tagger: Sendable {
    let vocabulary: Vocabulary

    /// Reads a question.
    func read(_ question: String) -> Reading {
        var scan = TagScan([Word].words(of: question), question, vocabulary)
        scan.findNames(ofLengths: [5, 4, 3, 2])
        scan.findPhrases()
        scan.findEventWords()
        scan.findSingleNames()
        scan.findMisspeltNames()
        scan.findMisspeltWords()
        return scan.finished()
    }
}
