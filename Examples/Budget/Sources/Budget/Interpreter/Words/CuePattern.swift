/// A pattern of words that tells what a question asks for.
///
/// Elements are separated by spaces. `a|b` is one of several words, `word~` any word that begins so,
/// `#period` a period (likewise `#amount`, `#merchant`, `#category`, `#account`, `#number`), `*` up to
/// six words, `!a|b` another word, `^` the start, `$` the end; an element with `?` behind it may be left out.
struct CuePattern: Sendable {
    enum Element: Sendable {
        case words(exact: Set<String>, prefixes: [String], kinds: Set<String>)
        case other(than: Set<String>)
        case gap, start, end
    }

    let elements: [(element: Element, isOptional: Bool)]
    /// The words of the pattern, for telling known words from unknown ones.
    let vocabulary: [String]

    init(_ pattern: String) {
        var vocabulary: [String] = []
        var elements: [(element: Element, isOptional: Bool)] = []
        for part in pattern.split(separator: " ").map(String.init) {
            switch part {
            case "*": elements.append((.gap, false))
            case "^": elements.append((.start, false))
            case "$": elements.append((.end, false))
            case _ where part.hasPrefix("!"):
                let words = part.dropFirst().split(separator: "|").map(String.init)
                elements.append((.other(than: Set(words)), false))
            default:
                let isOptional = part.hasSuffix("?")
                let text = isOptional ? String(part.dropLast()) : part
                let words = text.split(separator: "|").map(String.init)
                let kinds = words.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
                let prefixes = words.filter { $0.hasSuffix("~") }.map { String($0.dropLast()) }
                let exact = words.filter { !$0.hasPrefix("#") && !$0.hasSuffix("~") }
                vocabulary += exact
                let element = Element.words(
                    exact: Set(exact), prefixes: prefixes, kinds: Set(kinds))
                elements.append((element, isOptional))
            }
        }
        self.elements = elements
        self.vocabulary = vocabulary
    }

    /// Where the pattern first stands in some words.
    func firstMatch(in words: [CueWord]) -> Range<Int>? {
        for start in 0...words.count {
            if let end = match(words, at: start, from: 0) { return start..<end }
        }
        return nil
    }

    private func match(_ words: [CueWord], at index: Int, from element: Int) -> Int? {
        guard element < elements.count else { return index }
        let (current, isOptional) = elements[element]
        switch current {
        case .start: return index == 0 ? match(words, at: index, from: element + 1) : nil
        case .end:
            return index == words.count ? match(words, at: index, from: element + 1) : nil
        case .gap:
            for skip in 0...6 where index + skip <= words.count {
                if let end = match(words, at: index + skip, from: element + 1) { return end }
            }
            return nil
        case .other(let excluded):
            guard index < words.count else { return nil }
            let word = words[index]
            if word.text.map(excluded.contains) == true { return nil }
            if word.kind.map({ excluded.contains("#" + $0) }) == true { return nil }
            return match(words, at: index + 1, from: element + 1)
        case .words(let exact, let prefixes, let kinds):
            if index < words.count {
                let word = words[index]
                let fits =
                    word.kind.map(kinds.contains) == true
                    || word.text.map { text in
                        exact.contains(text) || prefixes.contains(where: text.hasPrefix)
                    } == true
                if fits, let end = match(words, at: index + 1, from: element + 1) { return end }
            }
            return isOptional ? match(words, at: index, from: element + 1) : nil
        }
    }
}

/// A word of a question as patterns see it: words of periods, amounts and names are one of a kind.
struct CueWord: Hashable, Sendable {
    /// The word, unless it is hidden behind its kind.
    var text: String?
    /// `period`, `amount`, `merchant`, `category`, `account` or `number`.
    var kind: String?
}

extension CuePattern {
    /// Whether it asks for periods, amounts or names.
    var hasKinds: Bool {
        elements.contains { element in
            if case .words(_, _, let kinds) = element.element { !kinds.isEmpty } else { false }
        }
    }
}
