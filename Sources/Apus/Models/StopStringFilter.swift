/// Holds back the end of a streaming text while it may be the beginning of a stop string.
struct StopStringFilter {
    private let stops: [[UInt8]]
    private var held: [UInt8] = []
    /// Whether a stop string has been reached; nothing comes after it.
    private(set) var isStopped = false

    init(_ stopStrings: [String]) {
        stops = stopStrings.map { Array($0.utf8) }.filter { !$0.isEmpty }
    }

    /// Takes the next piece of text and gives back what cannot belong to a stop string.
    mutating func push(_ text: String) -> String {
        guard !isStopped else { return "" }
        held += text.utf8
        let first = stops.compactMap { position(of: $0) }.min()
        if let first {
            isStopped = true
            return take(first)
        }
        return take(held.count - longestPartialStop())
    }

    /// The rest of the text, when no more comes.
    mutating func finish() -> String { isStopped ? "" : take(held.count) }

    /// Stop strings are whole characters, so a cut before one never splits a character.
    private mutating func take(_ count: Int) -> String {
        defer { held.removeFirst(count) }
        return String(decoding: held.prefix(count), as: UTF8.self)
    }

    private func position(of stop: [UInt8]) -> Int? {
        guard held.count >= stop.count else { return nil }
        return (0...held.count - stop.count).first { held[$0...].starts(with: stop) }
    }

    /// The length of the longest end of the text that begins a stop string.
    private func longestPartialStop() -> Int {
        for start in held.indices
        where stops.contains(where: { $0.starts(with: held[start...]) }) {
            return held.count - start
        }
        return 0
    }
}
