// Code points: counting, slicing, mapping.
extension Text {
    var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }

    /// The number of code points, which is Python's `len`.
    var scalarCount: Int {
        bytes.reduce(into: 0) { count, byte in
            if byte & 0xC0 != 0x80 { count += 1 }
        }
    }

    /// The offset after the code point that starts at `offset`.
    func offset(after offset: Int) -> Int {
        var next = offset + 1
        while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
        return next
    }

    /// The offset of the code point that ends at `offset`.
    func offset(before offset: Int) -> Int {
        var previous = offset - 1
        while previous > 0, bytes[previous] & 0xC0 == 0x80 { previous -= 1 }
        return previous
    }

    /// The offset of the code point at `position`, counted in code points.
    func offset(ofScalar position: Int) -> Int {
        var remaining = position
        var offset = 0
        while remaining > 0, offset < bytes.count {
            offset = self.offset(after: offset)
            remaining -= 1
        }
        return offset
    }

    /// The number of code points before `offset`.
    func scalarPosition(of offset: Int) -> Int {
        bytes[..<offset].reduce(into: 0) { count, byte in
            if byte & 0xC0 != 0x80 { count += 1 }
        }
    }

    /// The code point at `offset` and the offset after it.
    func scalar(at offset: Int) -> (scalar: Unicode.Scalar, end: Int) {
        let first = bytes[offset]
        if first < 0x80 { return (Unicode.Scalar(first), offset + 1) }
        let end = self.offset(after: offset)
        var value = UInt32(first) & (end - offset == 2 ? 0x1F : end - offset == 3 ? 0x0F : 0x07)
        for byte in bytes[(offset + 1)..<end] { value = value << 6 | UInt32(byte & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", end)
    }

    /// The text, code point by code point.
    var scalars: [Text] {
        var result: [Text] = []
        var offset = 0
        while offset < bytes.count {
            let end = self.offset(after: offset)
            result.append(self[offset..<end])
            offset = end
        }
        return result
    }

    /// Every byte of ASCII text replaced, origins kept.
    func mapBytes(_ transform: (UInt8) -> UInt8) -> Text {
        var result = self
        result.bytes = bytes.map(transform)
        return result
    }

    /// Every code point replaced by what `transform` gives for it and its offset, origins kept.
    func mapScalars(_ transform: (Unicode.Scalar, Int) -> String) -> Text {
        var result = Text()
        forEachRun(in: 0..<bytes.count) { range, origin in
            var mapped: [UInt8] = []
            mapped.reserveCapacity(range.count)
            var offset = range.lowerBound
            while offset < range.upperBound {
                let (scalar, end) = scalar(at: offset)
                mapped.append(contentsOf: transform(scalar, offset).utf8)
                offset = end
            }
            result.append(mapped, origin)
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether Python's `str.isspace` holds for the code point.
    var isPythonSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x1C...0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029,
            0x202F, 0x205F, 0x3000:
            true
        default: false
        }
    }

    /// Whether Python's `str.splitlines` ends a line here.
    var isPythonLineBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x1C...0x1E, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
