/// A word or number of a text, folded, and where it stands.
struct Word: Sendable, Hashable {
    /// The word in small letters without accents.
    let text: String
    /// The word without the ending of a plural.
    let stem: String
    /// Where it stands in the text.
    let range: Range<String.Index>
    /// Whether it begins with a capital letter.
    let isCapitalised: Bool
    /// Whether it is two capital letters or more.
    let isAcronym: Bool

    init(
        _ text: String, _ range: Range<String.Index>, isCapitalised: Bool = false,
        isAcronym: Bool = false
    ) {
        self.text = text
        self.stem = Self.stem(text)
        self.range = range
        self.isCapitalised = isCapitalised
        self.isAcronym = isAcronym
    }

    var isNumber: Bool { text.first?.isNumber == true }

    /// A word without the `s` of a plural.
    static func stem(_ word: String) -> String {
        guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"),
            word.first?.isNumber != true
        else { return word }
        return String(word.dropLast())
    }
}

extension [Word] {
    /// The stems of the words of a name.
    static func stems(of text: String) -> [String] { words(of: text).map(\.stem) }

    /// The words of a text: numbers are split from units, and units and signs are written one way.
    static func words(of text: String) -> [Word] {
        var words: [Word] = []
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            guard character.isLetter || character.isNumber else {
                // A plus before or behind a weight: +100 kg, 100+ kg.
                if character == "+" { words.append(plus(text, index)) }
                if character == "×" { words.append(Word("x", index..<text.index(after: index))) }
                if character == "&" { words.append(Word("and", index..<text.index(after: index))) }
                index = text.index(after: index)
                continue
            }
            let start = index
            while index < text.endIndex, isInside(text, index) { index = text.index(after: index) }
            append(text[start..<index], of: text, to: &words)
        }
        return joined(words.filter { !$0.text.isEmpty })
    }

    private static func plus(_ text: String, _ index: String.Index) -> Word {
        let next = text.index(after: index)
        let isBefore = next < text.endIndex && text[next].isNumber
        let isBehind = index > text.startIndex && text[text.index(before: index)].isNumber
        return Word(isBefore || isBehind ? "over" : "and", index..<next)
    }

    /// Whether a character goes on with the word it follows: letters, digits, `'` and points in numbers.
    private static func isInside(_ text: String, _ index: String.Index) -> Bool {
        let character = text[index]
        if character.isLetter || character.isNumber || "'’`ʼ".contains(character) { return true }
        guard ".,×".contains(character), index > text.startIndex else { return false }
        let next = text.index(after: index)
        guard next < text.endIndex, text[next].isNumber else { return false }
        guard text[text.index(before: index)].isNumber else { return false }
        return character != "," || text[next...].prefix(while: \.isNumber).count == 3
    }

    private static func append(_ piece: Substring, of text: String, to words: inout [Word]) {
        var plain = piece.folded.replacing("×", with: "x").replacing("’", with: "'")
        plain = plain.replacing("ʼ", with: "'").replacing("`", with: "'")
        if plain.hasSuffix("'s") { plain.removeLast(2) }
        if ["men", "women", "man", "woman"].contains(plain) == false {
            plain = plain.filter { $0 != "'" }
        }
        plain = plain.filter { $0 != "'" && $0 != "," }
        let isCapitalised = piece.first?.isUppercase == true
        let isAcronym = piece.count > 1 && piece.allSatisfy { $0.isUppercase || $0.isNumber }
        func add(_ part: String) {
            words.append(
                Word(
                    part, piece.startIndex..<piece.endIndex, isCapitalised: isCapitalised,
                    isAcronym: isAcronym))
        }
        let number = plain.prefix { $0.isNumber || $0 == "." }
        let rest = plain.dropFirst(number.count)
        let keepsWhole = ["st", "nd", "rd", "th", "er", "erfx", "s", "p", "x"]
        guard !number.isEmpty, !rest.isEmpty, !keepsWhole.contains(String(rest)),
            rest.first != "x" || rest.dropFirst().first?.isNumber != true
        else {
            // 4x100m
            if rest.first == "x", let unit = rest.lastIndex(where: \.isNumber),
                unit < rest.index(before: rest.endIndex)
            {
                add(String(number) + rest[...unit])
                add(unitName(String(rest[rest.index(after: unit)...])))
                return
            }
            add(plain)
            return
        }
        add(String(number))
        add(unitName(String(rest)))
    }

    private static func unitName(_ unit: String) -> String {
        switch unit {
        case "m", "metre", "metres", "meter", "meters", "mtr", "mtrs", "mt": "m"
        case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramme", "kilogrammes":
            "kg"
        case "km", "kms", "k", "kilometre", "kilometres", "kilometer", "kilometers": "km"
        default: unit
        }
    }

    private static let spelled: [String: Int] = [
        "two": 2, "four": 4, "eight": 8, "fifteen": 15, "one": 1, "three": 3, "ten": 10, "five": 5,
        "twenty": 20, "fifty": 50, "seventy": 70, "sixty": 60,
    ]

    /// Puts together what is one number: `4 x 100`, `two hundred`, `K-1`; and names units one way.
    private static func joined(_ words: [Word]) -> [Word] {
        var result: [Word] = []
        var index = 0
        func text(_ offset: Int) -> String? {
            index + offset < words.count ? words[index + offset].text : nil
        }
        while index < words.count {
            let word = words[index]
            let last = result.last?.text
            if word.isNumber, ["x", "by"].contains(text(1)), let other = text(2), Int(other) != nil
            {
                result.append(
                    Word(
                        word.text + "x" + other,
                        word.range.lowerBound..<words[index + 2].range.upperBound))
                index += 3
            } else if ["hundred", "thousand"].contains(text(1)), let count = spelled[word.text] {
                let unit = text(1) == "hundred" ? 100 : 1000
                result.append(
                    Word(
                        "\(count * unit)", word.range.lowerBound..<words[index + 1].range.upperBound
                    ))
                index += 2
            } else if word.text == "hundred", unitName(text(1) ?? "") == "m" {
                result.append(Word("100", word.range))
                index += 1
            } else if ["k", "c"].contains(word.text), let other = text(1), other.count == 1,
                Int(other) != nil
            {
                result.append(
                    Word(
                        word.text + other, word.range.lowerBound..<words[index + 1].range.upperBound
                    ))
                index += 2
            } else if let last, last.first?.isNumber == true {
                let unit = unitName(word.text)
                result.append(unit == word.text ? word : Word(unit, word.range))
                index += 1
            } else {
                result.append(word)
                index += 1
            }
        }
        return result
    }
}
