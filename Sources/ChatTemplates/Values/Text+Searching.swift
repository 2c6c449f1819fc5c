// Searching and cutting, with Python's results.
extension Text {
    /// The offset of the first occurrence of `needle` within `range`.
    ///
    /// - Complexity: Linear, by Knuth, Morris and Pratt (1977), so that no text makes it slow.
    func firstOffset(of needle: [UInt8], in range: Range<Int>) -> Int? {
        var result: Int?
        search(needle, in: range) {
            result = $0
            return false
        }
        return result
    }

    /// The offset of the last occurrence of `needle` within `range`.
    func lastOffset(of needle: [UInt8], in range: Range<Int>) -> Int? {
        if needle.isEmpty { return range.upperBound }
        var result: Int?
        search(needle, in: range) {
            result = $0
            return true
        }
        return result
    }

    /// The offsets of occurrences of `needle` that do not overlap, from the left.
    func offsets(of needle: [UInt8], limit: Int = .max) -> [Int] {
        var result: [Int] = []
        var free = 0
        guard limit > 0 else { return result }
        search(needle, in: 0..<bytes.count) {
            if $0 >= free {
                result.append($0)
                free = $0 + needle.count
            }
            return result.count < limit
        }
        return result
    }

    /// Calls `found` with every occurrence until it returns false.
    private func search(_ needle: [UInt8], in range: Range<Int>, _ found: (Int) -> Bool) {
        guard let first = needle.first else {
            _ = found(range.lowerBound)
            return
        }
        if needle.count == 1 {
            for offset in range where bytes[offset] == first && !found(offset) { return }
            return
        }
        guard needle.count <= range.count else { return }
        var failure = [Int](repeating: 0, count: needle.count)
        var length = 0
        for index in 1..<needle.count {
            while length > 0, needle[index] != needle[length] { length = failure[length - 1] }
            if needle[index] == needle[length] { length += 1 }
            failure[index] = length
        }
        length = 0
        for offset in range {
            while length > 0, bytes[offset] != needle[length] { length = failure[length - 1] }
            if bytes[offset] == needle[length] { length += 1 }
            if length == needle.count {
                if !found(offset + 1 - length) { return }
                length = failure[length - 1]
            }
        }
    }

    func hasPrefix(_ prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

    func hasSuffix(_ suffix: [UInt8]) -> Bool {
        suffix.count <= bytes.count && bytes[(bytes.count - suffix.count)...].elementsEqual(suffix)
    }

    /// The text without the code points at its ends for which `isStripped` holds.
    func stripped(
        leading: Bool, trailing: Bool, where isStripped: (Unicode.Scalar) -> Bool
    ) -> Text {
        var start = 0
        var end = bytes.count
        while leading, start < end {
            let (scalar, next) = scalar(at: start)
            guard isStripped(scalar) else { break }
            start = next
        }
        while trailing, end > start {
            let previous = offset(before: end)
            guard isStripped(scalar(at: previous).scalar) else { break }
            end = previous
        }
        return self[start..<end]
    }

    /// The pieces between occurrences of `separator`, as `str.split(separator, limit)` cuts.
    func split(separator: [UInt8], limit: Int) -> [Text] {
        var pieces: [Text] = []
        var start = 0
        for offset in offsets(of: separator, limit: limit) {
            pieces.append(self[start..<offset])
            start = offset + separator.count
        }
        pieces.append(self[start..<bytes.count])
        return pieces
    }

    /// The pieces between occurrences of `separator`, cut from the right.
    func splitFromRight(separator: [UInt8], limit: Int) -> [Text] {
        let mirrored = Text(bytes.reversed(), .content)
        var pieces: [Text] = []
        var end = bytes.count
        for offset in mirrored.offsets(of: separator.reversed(), limit: limit) {
            let separatorEnd = bytes.count - offset
            pieces.append(self[separatorEnd..<end])
            end = separatorEnd - separator.count
        }
        pieces.append(self[0..<end])
        return pieces.reversed()
    }

    /// The words between white space, as `str.split(None, limit)` cuts.
    func splitOnWhitespace(limit: Int) -> [Text] {
        var pieces: [Text] = []
        var offset = 0
        while true {
            while offset < bytes.count {
                let (scalar, end) = scalar(at: offset)
                guard scalar.isPythonSpace else { break }
                offset = end
            }
            guard offset < bytes.count else { return pieces }
            if pieces.count == limit {
                pieces.append(self[offset..<bytes.count])
                return pieces
            }
            let start = offset
            while offset < bytes.count {
                let (scalar, end) = scalar(at: offset)
                if scalar.isPythonSpace { break }
                offset = end
            }
            pieces.append(self[start..<offset])
        }
    }

    /// The lines, as `str.splitlines` cuts.
    func lines(keepingEnds: Bool) -> [Text] {
        var lines: [Text] = []
        var start = 0
        var offset = 0
        while offset < bytes.count {
            let (scalar, next) = scalar(at: offset)
            guard scalar.isPythonLineBreak else {
                offset = next
                continue
            }
            var end = next
            if scalar == "\r", end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
            lines.append(self[start..<(keepingEnds ? end : offset)])
            start = end
            offset = end
        }
        if start < bytes.count { lines.append(self[start..<bytes.count]) }
        return lines
    }

    /// The text with occurrences of `old` replaced, as `str.replace` does.
    func replacing(_ old: [UInt8], with new: Text, limit: Int) -> Text {
        var result = Text()
        if old.isEmpty {
            var remaining = limit
            var offset = 0
            while offset < bytes.count, remaining > 0 {
                result.append(new)
                let end = self.offset(after: offset)
                result.append(self[offset..<end])
                offset = end
                remaining -= 1
            }
            if offset == bytes.count, remaining > 0 { result.append(new) }
            result.append(self[offset..<bytes.count])
            return result
        }
        var start = 0
        for offset in offsets(of: old, limit: limit) {
            result.append(self[start..<offset])
            result.append(new)
            start = offset + old.count
        }
        guard start > 0 else { return self }
        result.append(self[start..<bytes.count])
        return result
    }

    /// The pieces joined, with this text between them.
    func joining(_ pieces: [Text]) -> Text {
        var result = Text()
        for (index, piece) in pieces.enumerated() {
            if index > 0 { result.append(self) }
            result.append(piece)
        }
        return result
    }

    /// The text as HTML, as `markupsafe.escape` writes it.
    var escaped: Text {
        guard
            bytes.contains(where: {
                $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x27 || $0 == 0x22
            })
        else { return self }
        return mapScalars { scalar, _ in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "'": "&#39;"
            case "\"": "&#34;"
            default: String(scalar)
            }
        }
    }
}
