/// Checks UTF-8 as Unicode 16, table 3-7, defines it.
enum UTF8Scanner {
    enum Outcome: Equatable {
        case valid
        /// The byte at the given position cannot stand there.
        case invalid(at: Int)
        /// The range ends within a character that starts at the given position.
        case truncated(at: Int)
    }

    static func scan(_ bytes: [UInt8], _ range: Range<Int>) -> Outcome {
        var position = range.lowerBound
        while position < range.upperBound {
            let first = bytes[position]
            if first < 0x80 {
                position += 1
                continue
            }
            let length: Int
            var second: ClosedRange<UInt8> = 0x80...0xBF
            switch first {
            case 0xC2...0xDF: length = 2
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xE1...0xEF: length = 3
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            case 0xF1...0xF3: length = 4
            default: return .invalid(at: position)
            }
            for step in 1..<length {
                guard position + step < range.upperBound else { return .truncated(at: position) }
                let allowed = step == 1 ? second : 0x80...0xBF
                guard allowed.contains(bytes[position + step]) else {
                    return .invalid(at: position + step)
                }
            }
            position += length
        }
        return .valid
    }
}
