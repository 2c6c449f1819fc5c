/// Takes the name of the other side out of what a bank writes.
///
/// In turn: what the payment service or the bank put in front and behind is cut, then words with
/// digits, places, countries and legal forms. The rules are the same for every bank and apply in a
/// fixed order, so the same text always has the same name.
struct MerchantCleaner: Sendable {
    private static let leading = index(MerchantText.leading)
    private static let services = index(MerchantText.services)
    private static let trailing = index(MerchantText.trailing)
    private static let cities = index(MerchantText.cities)

    private static func index(_ phrases: [String]) -> [[UInt8]: Int] {
        Dictionary(
            phrases.map { phrase in
                let folded = FoldedText(phrase)
                return (folded.bytes, folded.wordCount)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The greatest number of words of a phrase.
    private static let phraseWords = 5

    /// The name in a text, in the bank's spelling; empty if nothing is left.
    func name(payee: String, text: String) -> String {
        let source = payee.isEmpty ? Self.description(text) : payee
        if let shop = Self.shop(behindService: source, text) { return Self.cleaned(shop) }
        let name = Self.cleaned(source)
        return name.isEmpty && !payee.isEmpty ? Self.cleaned(Self.description(text)) : name
    }

    /// What was bought through a service whose name is all that the payee has.
    private static func shop(behindService payee: String, _ text: String) -> String? {
        let folded = FoldedText(payee)
        guard folded.wordCount > 0, services[Array(folded.word(0))] != nil,
            !payee.contains("*")
        else { return nil }
        for mark in ["Ihr Einkauf bei ", "Your purchase at ", "Il tuo acquisto presso ", "PP/. "] {
            guard let range = text.firstRange(of: mark) else { continue }
            let rest = text[range.upperBound...].prefix { $0 != "," && $0 != "·" }
            if rest.contains(where: \.isLetter) { return String(rest) }
        }
        return nil
    }

    /// The longest part of a description is not what it is about: the first with a name is.
    private static func description(_ text: String) -> String {
        let parts = text.split(separator: "·").map { CSVRowReader.singleSpaced(String($0)) }
        return parts.first { !cleaned($0).isEmpty } ?? ""
    }

    private static func cleaned(_ text: String) -> String {
        // `REWE//MUENCHEN/DE`: what follows two slashes is the place.
        let front = text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text[...]
        var words = front.split { $0 == " " || $0 == "*" || $0 == "," || $0 == "/" || $0 == "\t" }
            .map(String.init)
        if words.count > 24 { words = Array(words.prefix(24)) }
        words = cutFront(words)
        words = cutBack(words)
        return words.joined(separator: " ")
    }

    private static func cutFront(_ words: [String]) -> [String] {
        var words = words[...]
        while !words.isEmpty {
            let length = phrase(at: words.startIndex, words, leading)
            let service = phrase(at: words.startIndex, words, services)
            let cut = max(length, words.count > service ? service : 0)
            if cut > 0, cut < words.count {
                words = words.dropFirst(cut)
            } else if cut == words.count, cut > 0, length > 0 {
                return []
            } else if let first = words.first, isNoise(first), words.count > 1 || isNumber(first) {
                words = words.dropFirst()
            } else {
                break
            }
        }
        return Array(words)
    }

    private static func cutBack(_ words: [String]) -> [String] {
        var words = words
        for index in words.indices.dropFirst() {
            if phrase(at: index, words[...], trailing) > 0 || isNoise(words[index]) {
                words = Array(words[..<index])
                break
            }
        }
        while words.count > 1, let last = words.last {
            let folded = FoldedText(last)
            let key = String(decoding: folded.bytes, as: UTF8.self)
            if MerchantText.countries.contains(key) || MerchantText.legalForms.contains(key)
                || ["&", "-", "UND", "AND", "E", "IN", "CO"].contains(key) || folded.wordCount == 0
            {
                words.removeLast()
                continue
            }
            let place = (1...3).last { count in
                count < words.count
                    && cities[FoldedText(words.suffix(count).joined(separator: " ")).bytes] != nil
            }
            guard let place else { break }
            words.removeLast(place)
        }
        return words
    }

    /// The words of the longest phrase that begins at an index; 0 if none does.
    private static func phrase(
        at index: Int, _ words: ArraySlice<String>, _ phrases: [[UInt8]: Int]
    ) -> Int {
        var bytes: [UInt8] = []
        var longest = 0
        for (count, word) in words[index...].prefix(phraseWords).enumerated() {
            bytes += FoldedText(word).bytes
            if phrases[bytes] != nil { longest = count + 1 }
        }
        return longest
    }

    /// A number, a date, a card or anything with more digits than letters.
    private static func isNoise(_ word: String) -> Bool {
        let digits = word.utf8.count { (48...57).contains($0) }
        let letters = word.count(where: \.isLetter)
        // `Q8` and `O2` are names.
        if digits == 1, letters == 1, word.first?.isLetter == true { return false }
        return (digits > 0 && digits >= letters) || (digits == 0 && letters == 0) || digits > 3
    }

    private static func isNumber(_ word: String) -> Bool { !word.contains(where: \.isLetter) }
}
