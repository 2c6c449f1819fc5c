/// Tells tracking numbers and order numbers from codes by their forms.
enum TrackingNumber {
    /// Forms with letters: a beginning, and how many letters and digits there are in all.
    private static let forms: [(start: String, lengths: ClosedRange<Int>)] = [
        ("1Z", 18...18),  // UPS
        ("JJD", 10...24), ("JD", 10...24), ("JVGL", 10...28),  // DHL
        ("TBA", 12...15),  // Amazon Logistics
        ("3S", 11...17),  // PostNL
    ]

    /// Whether a text has the form of a tracking number.
    ///
    /// Two letters, nine digits and the country are UPU S10; three groups of 3, 7 and 7 digits are an
    /// order of Amazon. More than ten digits are no code that anybody would key in.
    static func isOne(_ text: Substring) -> Bool {
        let characters = text.uppercased().unicodeScalars.filter {
            $0.properties.isAlphabetic || ("0"..."9").contains($0)
        }
        let plain = String(String.UnicodeScalarView(characters))
        let digits = characters.map { ("0"..."9").contains($0) }
        if digits.count(where: { $0 }) > 10 { return true }
        if plain.utf8.count == 13, digits[2..<11].allSatisfy({ $0 }), !digits[0], !digits[12] {
            return true
        }
        return forms.contains { form in
            plain.hasPrefix(form.start) && form.lengths.contains(plain.utf8.count)
        }
    }
}
