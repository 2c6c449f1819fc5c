/// Undoes what character recognition confuses: letters inside amounts and dates (`l3,3O`,
/// `O7.O5.2O26`), and digits inside words (`T0TAL`).
///
/// Letters are changed only in a run that has the form of an amount or a date and at least one digit,
/// and digits only between letters. It is for recognising what a line says: values that are words are
/// given as they stand. One byte stands for one, so that places stay the same.
enum RecognitionRepair {
    static func repaired(_ line: String) -> String {
        var bytes = Array(line.utf8)
        // Most lines have nothing to repair.
        guard bytes.contains(where: isDigit) else { return line }
        repairWords(&bytes)
        repair(&bytes, separators: ".,", isForm: isAmount)
        repair(&bytes, separators: "./-", isForm: isDate)
        repairCard(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func digit(for byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "O"), UInt8(ascii: "o"): UInt8(ascii: "0")
        case UInt8(ascii: "l"), UInt8(ascii: "I"), UInt8(ascii: "|"): UInt8(ascii: "1")
        default: nil
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static let letters: [UInt8: UInt8] = [
        UInt8(ascii: "0"): UInt8(ascii: "O"), UInt8(ascii: "1"): UInt8(ascii: "I"),
        UInt8(ascii: "4"): UInt8(ascii: "A"), UInt8(ascii: "5"): UInt8(ascii: "S"),
    ]

    /// Makes single digits between letters letters, in words of at least four characters.
    private static func repairWords(_ bytes: inout [UInt8]) {
        var start = 0
        while start < bytes.count {
            let end = end(ofWordAt: start, in: bytes)
            let digits = (start..<end).filter { isDigit(bytes[$0]) }
            let isInside = digits.allSatisfy { index in
                index > start && index + 1 < end && isLetter(bytes[index - 1])
                    && isLetter(bytes[index + 1])
            }
            if end - start >= 4, digits.count * 3 <= end - start, isInside {
                for index in digits { bytes[index] = letters[bytes[index]] ?? bytes[index] }
            }
            start = end
        }
    }

    /// Repairs four digits after the stars or dots that hide the others of a card's number.
    private static func repairCard(_ bytes: inout [UInt8]) {
        for start in bytes.indices.dropFirst(2) where start + 4 <= bytes.count {
            let isHidden = bytes[start - 2..<start].allSatisfy { "*.".utf8.contains($0) }
            let isEnd = start + 4 == bytes.count || !isLetter(bytes[start + 4])
            let part = bytes[start..<start + 4]
            guard isHidden, isEnd, part.contains(where: isDigit),
                part.allSatisfy({ isDigit($0) || digit(for: $0) != nil })
            else { continue }
            for index in start..<start + 4 {
                bytes[index] = digit(for: bytes[index]) ?? bytes[index]
            }
        }
    }

    private static func repair(
        _ bytes: inout [UInt8], separators: String, isForm: ([Int]) -> Bool
    ) {
        let separators = Array(separators.utf8)
        var start = 0
        while start < bytes.count {
            guard isDigit(bytes[start]) || digit(for: bytes[start]) != nil else {
                start = end(ofWordAt: start, in: bytes)
                continue
            }
            var end = start
            var lengths = [0]
            var digits = 0
            while end < bytes.count {
                let byte = bytes[end]
                if isDigit(byte) || digit(for: byte) != nil {
                    lengths[lengths.count - 1] += 1
                    digits += isDigit(byte) ? 1 : 0
                } else if separators.contains(byte), lengths.last != 0 {
                    lengths.append(0)
                } else {
                    break
                }
                end += 1
            }
            if lengths.last == 0 { lengths.removeLast() }
            let isWhole = end == bytes.count || !isLetter(bytes[end])
            if isWhole, digits > 0, isForm(lengths) {
                for index in start..<end { bytes[index] = digit(for: bytes[index]) ?? bytes[index] }
            }
            start = Self.end(ofWordAt: max(end - 1, start), in: bytes)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    /// Where the word ends that a place is in, or the place after it.
    private static func end(ofWordAt start: Int, in bytes: [UInt8]) -> Int {
        var end = start + 1
        guard isLetter(bytes[start]) || isDigit(bytes[start]) else { return end }
        while end < bytes.count, isLetter(bytes[end]) || isDigit(bytes[end]) { end += 1 }
        return end
    }

    /// Groups of digits with two decimals at the end.
    private static func isAmount(_ lengths: [Int]) -> Bool {
        guard lengths.count >= 2, lengths.last == 2 else { return false }
        return lengths.count == 2
            ? lengths[0] <= 6
            : lengths[0] <= 3 && lengths[1..<(lengths.count - 1)].allSatisfy { $0 == 3 }
    }

    /// Day, month and year, or the year first.
    private static func isDate(_ lengths: [Int]) -> Bool {
        guard lengths.count == 3, lengths[1] <= 2 else { return false }
        return lengths[0] <= 2 && (lengths[2] == 2 || lengths[2] == 4)
            || lengths[0] == 4 && lengths[2] <= 2
    }
}
