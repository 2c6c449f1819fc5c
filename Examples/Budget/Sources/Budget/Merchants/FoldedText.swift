import Foundation

/// A text as words without case, accents and marks, for comparing what banks write.
///
/// Words are runs of letters and digits; apostrophes are left out of them. `Ä`, `Á` and `AE` are
/// all `A`, likewise `OE` and `UE`, and `ß` is `SS`, so that `Aldi Süd` and `ALDI SUED` are equal.
struct FoldedText: Hashable, Sendable {
    /// The words one behind the other, in capitals of ASCII, digits, and UTF-8 of other scripts.
    let bytes: [UInt8]
    /// Where each word begins in the bytes, and behind the last one their end.
    let bounds: [Int]

    /// The number of words.
    var wordCount: Int { bounds.count - 1 }

    /// Folds a text.
    init(_ text: some StringProtocol) {
        var bytes: [UInt8] = []
        var bounds: [Int] = []
        var isInWord = false
        bytes.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            let letters = Self.letters(of: scalar)
            guard !letters.isEmpty else {
                // Apostrophes and combining marks do not end a word.
                if !Self.isInsideWords(scalar) { isInWord = false }
                continue
            }
            if !isInWord {
                bounds.append(bytes.count)
                isInWord = true
            }
            for letter in letters {
                // AE, OE and UE are the other spelling of umlauts.
                let isUmlautEnd =
                    letter == UInt8(ascii: "E") && bytes.count > bounds[bounds.count - 1]
                    && Self.umlautBases.contains(bytes[bytes.count - 1])
                if !isUmlautEnd { bytes.append(letter) }
            }
        }
        self.bytes = bytes
        self.bounds = bounds + [bytes.count]
    }

    /// The bytes of the words in a range.
    subscript(words: Range<Int>) -> ArraySlice<UInt8> {
        bytes[bounds[words.lowerBound]..<bounds[words.upperBound]]
    }

    /// A word of the text.
    func word(_ index: Int) -> ArraySlice<UInt8> { self[index..<index + 1] }

    /// The words with spaces between them.
    var text: String {
        (0..<wordCount).map { String(decoding: word($0), as: UTF8.self) }.joined(separator: " ")
    }

    private static let umlautBases = [UInt8]("AOU".utf8)

    private static func isInsideWords(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "\u{2019}" || scalar.properties.canonicalCombiningClass.rawValue > 0
    }

    private static func letters(of scalar: Unicode.Scalar) -> [UInt8] {
        let value = scalar.value
        if value < 128 {
            let byte = UInt8(value)
            switch byte {
            case 48...57, 65...90: return ascii[Int(byte)]
            case 97...122: return ascii[Int(byte - 32)]
            default: return []
            }
        }
        if value < 0x250 { return latin[Int(value) - 128] }
        guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
            return []
        }
        return Array(String(scalar).uppercased().utf8)
    }

    /// Each character of ASCII by itself, so that none is made anew.
    private static let ascii: [[UInt8]] = (UInt8(0)..<128).map { [$0] }

    /// The letters of 0x80 to 0x24F in capitals of ASCII.
    private static let latin: [[UInt8]] = (UInt32(0x80)..<0x250).map { value in
        let special: [UInt32: String] = [
            0xDF: "SS", 0xC6: "AE", 0xE6: "AE", 0xD8: "O", 0xF8: "O", 0x141: "L", 0x142: "L",
            0x152: "OE", 0x153: "OE", 0xD0: "D", 0xF0: "D", 0xDE: "TH", 0xFE: "TH", 0x131: "I",
        ]
        if let letters = special[value] { return Array(letters.utf8) }
        guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { return [] }
        let base = String(scalar).decomposedStringWithCanonicalMapping.uppercased()
        let letters = base.utf8.filter { (65...90).contains($0) }
        return letters.isEmpty ? Array(String(scalar).uppercased().utf8) : letters
    }
}
