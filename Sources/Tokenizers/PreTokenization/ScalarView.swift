/// A stretch of UTF-8, read one character at a time.
///
/// Offsets are byte offsets of character starts. Past `end` there is nothing: no class, no byte,
/// because a rule never looks beyond the stretch it is given.
struct ScalarView {
    let bytes: UnsafeBufferPointer<UInt8>
    let end: Int

    /// The classes and the length in bytes of the character at `offset`.
    @inline(__always)
    func character(at offset: Int) -> (class: CharacterClass, length: Int) {
        guard offset < end else { return ([], 0) }
        let first = bytes[offset]
        if first < 0x80 { return (CharacterClass(ascii: first), 1) }
        return decode(at: offset)
    }

    /// The byte at `offset`, or 0 past the end.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

    /// The first offset at or after `offset` whose character is in none of `classes`.
    @inline(__always)
    func skip(_ classes: CharacterClass, from offset: Int) -> Int {
        var offset = offset
        while true {
            let next = character(at: offset)
            if next.class.isDisjoint(with: classes) { return offset }
            offset += next.length
        }
    }

    /// Decodes a character beyond ASCII.
    ///
    /// The text is valid, but a token of a damaged vocabulary may have been cut out of the middle of
    /// a character; what remains of it counts as single bytes of no particular class.
    private func decode(at offset: Int) -> (class: CharacterClass, length: Int) {
        let first = UInt32(bytes[offset])
        let length = UTF8Length.announced(by: bytes[offset])
        guard first >= 0xC2, offset + length <= end else { return (.other, 1) }
        var value = first & (0x7F >> UInt32(length))
        for next in 1..<length {
            let byte = UInt32(bytes[offset + next])
            guard byte & 0xC0 == 0x80 else { return (.other, 1) }
            value = value << 6 | byte & 0x3F
        }
        guard let scalar = Unicode.Scalar(value) else { return (.other, 1) }
        return (CharacterClass(scalar), length)
    }
}
