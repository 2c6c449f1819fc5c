import OrderedJSON

/// A copied value in a document.
public struct VerbatimValue: Sendable, Hashable {
    /// The way to the value; nil in documents that are not JSON.
    public let path: JSONPath?
    /// Where the value stands in the document in UTF-8 bytes, quotes and escapes included.
    public let byteRange: Range<Int>
    /// The text that was copied and where it stands in the sources.
    public let citation: Citation
}

extension ConstraintMatcher {
    /// The copied values that are finished so far, in the order of the document.
    ///
    /// If the document can be read in several ways, this is one of them: a way in which it may
    /// end if there is one.
    ///
    /// - Complexity: O(*n*) in the bytes so far for each value.
    public var verbatimValues: [VerbatimValue] {
        let document = document
        return machine.finishedVerbatimValues().compactMap { value in
            guard let citation = value.index.citation(value.state) else { return nil }
            return VerbatimValue(
                path: JSONPath(toValueAt: value.byteRange.lowerBound, in: document),
                byteRange: value.byteRange, citation: citation)
        }
    }
}

extension Machine {
    /// A copied value that is finished.
    struct FinishedVerbatimValue {
        var index: VerbatimIndex
        var state: VerbatimState
        var byteRange: Range<Int>
    }

    /// The copied values of one way to read the bytes so far.
    func finishedVerbatimValues() -> [FinishedVerbatimValue] {
        let current = 0..<currentCount
        let number = current.first { threads[$0].operation == grammar.accept } ?? current.first
        guard let number else { return [] }
        var values: [FinishedVerbatimValue] = []
        var log = threads[number].log
        while log >= 0 {
            let cell = cells[log]
            values.append(
                FinishedVerbatimValue(
                    index: grammar.verbatim[MatchStack.Cell.verbatimIndex(of: cell.operation)],
                    state: verbatimStates[Int(cell.third)],
                    byteRange: Int(cell.first)..<Int(cell.second)))
            log = cell.parent
        }
        return values.reversed()
    }
}

extension JSONPath {
    /// The way to the value that starts at a position of a JSON text, or of its beginning.
    ///
    /// The text is known to be well formed up to there; nil if it is no object or array.
    init?(toValueAt position: Int, in text: [UInt8]) {
        guard let first = text.first else { return nil }
        guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
            if position != 0 { return nil }
            self.init()
            return
        }
        var components: [Component] = []
        var index = 0
        while index < position {
            switch text[index] {
            case UInt8(ascii: "{"): components.append(.key(""))
            case UInt8(ascii: "["): components.append(.index(0))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = components.popLast()
            case UInt8(ascii: ","):
                if case .index(let item)? = components.last {
                    components[components.count - 1] = .index(item + 1)
                }
            case UInt8(ascii: "\""):
                let start = index
                index = text.endOfString(from: start)
                // A string inside an object that a colon does not follow is a value.
                if case .key? = components.last, text.isFollowedByColon(index),
                    case .string(let key)? = try? JSONValue(parsing: Array(text[start...index]))
                {
                    components[components.count - 1] = .key(key)
                }
            default: break
            }
            index += 1
        }
        self.init(components)
    }
}

extension [UInt8] {
    /// The position of the quotation mark that ends the string that starts at a position.
    fileprivate func endOfString(from start: Int) -> Int {
        var index = start + 1
        while index < count - 1, self[index] != UInt8(ascii: "\"") {
            index += self[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return Swift.min(index, count - 1)
    }

    fileprivate func isFollowedByColon(_ end: Int) -> Bool {
        var index = end + 1
        while index < count, self[index] == UInt8(ascii: " ") || self[index] == UInt8(ascii: "\n") {
            index += 1
        }
        return index < count && self[index] == UInt8(ascii: ":")
    }
}
