/// Passes text on until a mark, and keeps back what may belong to one.
///
/// White space before a mark is not text: templates write it there.
struct MarkedTextReader: Sendable {
    private let mark: [UInt8]
    /// How long the longest proper end is that begins the mark, for each beginning of the mark
    /// (Knuth, Morris and Pratt, "Fast Pattern Matching in Strings", 1977).
    private let borders: [Int]
    private var matched = 0
    private var spaces: [UInt8] = []
    /// Whether white space is dropped until something else comes.
    private var dropsSpaces = false

    /// Starts a text; nil and the empty mark are never found.
    init(mark: String?) {
        self.mark = Array((mark ?? "").utf8)
        var borders = [Int](repeating: 0, count: self.mark.count)
        for index in self.mark.indices.dropFirst() {
            var length = borders[index - 1]
            while length > 0, self.mark[index] != self.mark[length] { length = borders[length - 1] }
            borders[index] = self.mark[index] == self.mark[length] ? length + 1 : 0
        }
        self.borders = borders
    }

    /// Takes the next byte.
    ///
    /// - Parameters:
    ///   - byte: The byte.
    ///   - output: What is certainly text is appended.
    /// - Returns: Whether the mark is complete; the text after it starts anew.
    mutating func read(_ byte: UInt8, into output: inout [UInt8]) -> Bool {
        guard !mark.isEmpty else {
            output.append(byte)
            return false
        }
        let held = mark[..<matched] + [byte]
        while matched > 0, mark[matched] != byte { matched = borders[matched - 1] }
        if mark[matched] == byte { matched += 1 }
        for byte in held.dropLast(matched) { pass(byte, into: &output) }
        guard matched == mark.count else { return false }
        matched = 0
        spaces = []
        dropsSpaces = true
        return true
    }

    private mutating func pass(_ byte: UInt8, into output: inout [UInt8]) {
        if byte.isJSONSpace {
            if !dropsSpaces { spaces.append(byte) }
            return
        }
        dropsSpaces = false
        output += spaces
        spaces = []
        output.append(byte)
    }

    /// Passes on what is kept back, when nothing more comes.
    mutating func finish(into output: inout [UInt8]) {
        for byte in mark[..<matched] { pass(byte, into: &output) }
        matched = 0
        output += spaces
        spaces = []
    }
}
