/// A text without the characters that have no shape, such as zero-width spaces, and where what is left
/// stands in the whole text.
///
/// Such characters can hide inside words and times; what is read is what people see.
struct VisibleText {
    /// What is seen.
    let text: String
    let whole: String
    /// For each byte of ``text`` where it stands in the whole; nil if nothing was left out.
    private let places: [Int]?

    init(_ whole: String) {
        self.whole = whole
        guard whole.unicodeScalars.contains(where: Self.isHidden) else {
            (text, places) = (whole, nil)
            return
        }
        var visible = String.UnicodeScalarView()
        var places: [Int] = []
        var place = 0
        for scalar in whole.unicodeScalars {
            let length = UTF8.width(scalar)
            if !Self.isHidden(scalar) {
                visible.append(scalar)
                places.append(contentsOf: place..<place + length)
            }
            place += length
        }
        text = String(visible)
        self.places = places + [place]
    }

    static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII && scalar.properties.generalCategory == .format
    }

    /// The range of the whole text of bytes that are seen.
    func range(of bytes: Range<Int>) -> Range<String.Index> {
        func index(_ place: Int) -> String.Index {
            whole.utf8.index(whole.startIndex, offsetBy: place)
        }
        guard let places, let last = bytes.last else {
            return index(bytes.lowerBound)..<index(bytes.upperBound)
        }
        return index(places[bytes.lowerBound])..<index(places[last] + 1)
    }
}
