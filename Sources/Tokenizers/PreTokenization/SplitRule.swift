/// One step of a pre-tokenizer: a rule that cuts a stretch of text into pieces that join up to it.
///
/// The rules are the regular expressions of the models' tokenizers, written out as code: exact,
/// linear in the length of the text, and the same on all systems.
enum SplitRule: Sendable, Hashable {
    /// The words of GPT-2.
    case gpt2
    /// The words of the tokenizers after `cl100k`, with numbers of at most `digits` digits.
    case words(digits: Int, marksJoinLetters: Bool)
    /// Every number of at most `digits` digits by itself.
    case numbers(digits: Int)
    /// Every run of punctuation and of the signs `$+<=>^~|` by itself.
    case punctuation
    /// Three ASCII digits by themselves, wherever they stand together.
    case digitTriples

    /// Where the piece that begins at `start` ends; beyond `start` unless that is the end.
    @inline(__always)
    func endOfPiece(in text: ScalarView, from start: Int) -> Int {
        switch self {
        case .gpt2:
            Self.gpt2(text, start)
        case .words(let digits, let marksJoinLetters):
            Self.words(
                text, start, digits: digits, letters: marksJoinLetters ? [.letter, .mark] : .letter)
        case .numbers(let digits):
            Self.numbers(text, start, digits: digits)
        case .punctuation:
            Self.punctuation(text, start)
        case .digitTriples:
            Self.digitTriples(text, start)
        }
    }
}

extension SplitRule {
    /// The words of GPT-2.
    ///
    /// `'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+`
    private static func gpt2(_ text: ScalarView, _ start: Int) -> Int {
        if let end = contraction(text, start, ignoringCase: false) { return end }
        let space = text.byte(at: start) == 0x20
        let first = space ? start + 1 : start
        let kind = text.character(at: first).class
        if kind == .letter { return text.skip(.letter, from: first) }
        if kind == .number { return text.skip(.number, from: first) }
        if !kind.isEmpty, kind != .whitespace {
            return text.skip([.mark, .punctuation, .symbol, .other], from: first)
        }
        return whitespace(text, start, stopsAfterNewline: false)
    }

    /// The words of the tokenizers after `cl100k`.
    ///
    /// `(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,digits}|
    ///  ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+`, where `\p{L}` stands for `letters`.
    private static func words(
        _ text: ScalarView, _ start: Int, digits: Int, letters: CharacterClass
    ) -> Int {
        if let end = contraction(text, start, ignoringCase: true) { return end }
        let first = text.character(at: start)
        if first.class == .number { return numbers(text, start, digits: digits) }
        if !letters.isDisjoint(with: first.class) { return text.skip(letters, from: start) }
        if !isNewline(text.byte(at: start)) {
            let next = start + first.length
            if !letters.isDisjoint(with: text.character(at: next).class) {
                return text.skip(letters, from: next)
            }
        }
        let signs = CharacterClass([.mark, .punctuation, .symbol, .other]).subtracting(letters)
        let sign = text.byte(at: start) == 0x20 ? start + 1 : start
        if !signs.isDisjoint(with: text.character(at: sign).class) {
            var end = text.skip(signs, from: sign)
            while isNewline(text.byte(at: end)) { end += 1 }
            return end
        }
        return whitespace(text, start, stopsAfterNewline: true)
    }

    /// A number by itself: `\p{N}{1,digits}`, or what stands before the next number.
    private static func numbers(_ text: ScalarView, _ start: Int, digits: Int) -> Int {
        var character = text.character(at: start)
        guard character.class == .number else {
            return text.skip(
                [.letter, .mark, .whitespace, .punctuation, .symbol, .other], from: start)
        }
        var end = start
        var count = 0
        while character.class == .number, count < digits {
            end += character.length
            count += 1
            character = text.character(at: end)
        }
        return end
    }

    /// Punctuation by itself: `[\p{P}\$\+<=>\^~\|]+`, or what stands before the next match.
    private static func punctuation(_ text: ScalarView, _ start: Int) -> Int {
        func matches(_ offset: Int) -> Bool {
            switch text.byte(at: offset) {
            case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: "="),
                UInt8(ascii: ">"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "|"):
                true
            default: text.character(at: offset).class == .punctuation
            }
        }
        let wanted = matches(start)
        var end = start
        while end < text.end, matches(end) == wanted { end += text.character(at: end).length }
        return end
    }

    /// Three digits by themselves: `[0-9][0-9][0-9]`, or what stands before the next match.
    private static func digitTriples(_ text: ScalarView, _ start: Int) -> Int {
        func isDigit(_ offset: Int) -> Bool { (0x30...0x39).contains(text.byte(at: offset)) }
        func matches(_ offset: Int) -> Bool {
            isDigit(offset) && isDigit(offset + 1) && isDigit(offset + 2)
        }
        if matches(start) { return start + 3 }
        var end = start
        while end < text.end, !matches(end) { end += text.character(at: end).length }
        return end
    }

    /// An English contraction at `start`: `'s`, `'t`, `'m`, `'d`, `'re`, `'ve` or `'ll`.
    @inline(__always)
    private static func contraction(
        _ text: ScalarView, _ start: Int, ignoringCase: Bool
    ) -> Int? {
        guard text.byte(at: start) == UInt8(ascii: "'") else { return nil }
        let lowercase: UInt8 = ignoringCase ? 0x20 : 0
        let first = text.byte(at: start + 1) | lowercase
        let second = text.byte(at: start + 2) | lowercase
        switch (first, second) {
        case (UInt8(ascii: "s"), _), (UInt8(ascii: "t"), _), (UInt8(ascii: "m"), _),
            (UInt8(ascii: "d"), _):
            return start + 2
        case (UInt8(ascii: "r"), UInt8(ascii: "e")), (UInt8(ascii: "v"), UInt8(ascii: "e")),
            (UInt8(ascii: "l"), UInt8(ascii: "l")):
            return start + 3
        default:
            return nil
        }
    }

    /// Whitespace: `\s*[\r\n]+` if asked for, then `\s+(?!\S)|\s+`.
    ///
    /// The last of several spaces before a word stays with the word.
    private static func whitespace(
        _ text: ScalarView, _ start: Int, stopsAfterNewline: Bool
    ) -> Int {
        var end = start
        var last = start
        var afterNewline: Int?
        while true {
            let next = text.character(at: end)
            guard next.class == .whitespace else { break }
            last = end
            end += next.length
            if stopsAfterNewline, isNewline(text.byte(at: last)) { afterNewline = end }
        }
        if let afterNewline { return afterNewline }
        return end < text.end && last > start ? last : end
    }

    @inline(__always)
    private static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
