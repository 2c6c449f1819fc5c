import Foundation

/// Forms that only machines read: marks of chat templates and what they enclose, comments and tags,
/// objects of JSON, fences of code, text in Base64, and characters that override the direction.
enum PlantedMarks {
    /// The parts of a text with such forms, in bytes of what is visible; they may overlap.
    static func ranges(in visible: VisibleText) -> [Range<Int>] {
        let text = visible.text
        let parts =
            tags(in: text) + enclosed(in: text, "<!--", "-->") + enclosed(in: text, "```", "```")
            + objects(in: text) + properties(in: text) + encoded(in: text)
        let bytes = parts.map { range in
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            return start..<start
                + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
        }
        return bytes + overridden(in: visible.whole)
    }

    // MARK: - Tags

    /// Names of roles and of what prompts are made of.
    private static let names: Set<String> = [
        "system", "user", "assistant", "model", "s", "sys", "inst", "instruction", "instructions",
        "tool_call", "tool_response", "start_of_turn", "end_of_turn", "think", "bos", "eos",
        "document", "prompt", "script", "context", "answer", "output", "result", "override",
        "developer", "human", "eot_id", "start_header_id", "end_header_id",
    ]

    /// Words of attributes that name a machine.
    private static let machines: Set<Substring> = [
        "ai", "llm", "gpt", "bot", "system", "assistant", "prompt", "parser",
    ]

    private struct Tag {
        let range: Range<String.Index>
        let closes: Bool
    }

    /// From each opening tag to the next one, or, if nothing closes it, to the end of its line.
    private static func tags(in text: String) -> [Range<String.Index>] {
        let tags = allTags(in: text)
        return tags.indices.map { index in
            let tag = tags[index]
            guard !tag.closes else { return tag.range }
            if index + 1 < tags.count {
                let next = tags[index + 1]
                return tag.range
                    .lowerBound..<(next.closes ? next.range.upperBound : next.range.lowerBound)
            }
            var end = lineEnd(tag.range.upperBound, text)
            // A role alone on its line is about the next one.
            let words = text[tag.range.upperBound..<end].split(whereSeparator: \.isWhitespace)
            let isAlone = words.isEmpty || words.count == 1 && names.contains(words[0].lowercased())
            if isAlone, end < text.endIndex {
                end = lineEnd(text.index(after: end), text)
            }
            return tag.range.lowerBound..<end
        }
    }

    private static func allTags(in text: String) -> [Tag] {
        var tags: [Tag] = []
        var index = text.startIndex
        while let open = text[index...].firstIndex(where: { $0 == "<" || $0 == "[" }) {
            index = text.index(after: open)
            let close: Character = text[open] == "<" ? ">" : "]"
            let body = text[index...].prefix(32)
            guard let last = body.firstIndex(of: close) else { continue }
            let content = body[..<last].lowercased()
            let isPiped = content.hasPrefix("|") && content.hasSuffix("|") && content.count > 2
            let isDoubled = content.hasPrefix("<") || content.hasPrefix("[")
            let name = content.drop { !$0.isLetter }.prefix { $0.isLetter || $0 == "_" }
            guard let first = content.first, first.isLetter || "/|<".contains(first) else {
                continue
            }
            let isNamed = names.contains(String(name))
            // `[Result 3]` is none; `<note to="ai">` is one.
            let isTag =
                close == ">"
                ? isNamed || PlantedWords.properties.contains(String(name))
                    || content.split { !$0.isLetter }.contains { machines.contains($0) }
                : isNamed && !isDoubled && content.allSatisfy { $0.isLetter || $0 == "/" }
            guard isPiped || isTag else { continue }
            let closes =
                content.contains("/") || name.hasPrefix("end") || name.hasPrefix("eot")
                || content.contains("_end")
            tags.append(Tag(range: open..<text.index(after: last), closes: closes))
        }
        return tags
    }

    private static func lineEnd(_ index: String.Index, _ text: String) -> String.Index {
        text[index...].firstIndex(where: \.isNewline) ?? text.endIndex
    }

    /// From each opening mark to the closing one, or to the end of the line.
    private static func enclosed(
        in text: String, _ open: String, _ close: String
    ) -> [Range<String.Index>] {
        guard text.utf8.contains(open.utf8[open.utf8.startIndex]) else { return [] }
        var ranges: [Range<String.Index>] = []
        var rest = text[...]
        var isClosable = true
        while let start = rest.range(of: open, options: .literal) {
            let after = rest[start.upperBound...]
            let end = isClosable ? after.range(of: close, options: .literal)?.upperBound : nil
            isClosable = end != nil
            let last = end ?? lineEnd(start.upperBound, text)
            ranges.append(start.lowerBound..<last)
            rest = text[last...]
        }
        return ranges
    }

    // MARK: - JSON

    /// What stands in braces and has a quoted name, as objects of JSON do; a document that is one itself
    /// is not planted.
    private static func objects(in text: String) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        var start: String.Index?
        var depth = 0
        var isObject = false
        for index in text.utf8.indices {
            switch text.utf8[index] {
            case UInt8(ascii: "{"):
                if depth == 0 { (start, isObject) = (index, false) }
                depth += 1
            case UInt8(ascii: "\""): isObject = true
            case UInt8(ascii: ":"):
                if let begin = start, !isObject {
                    let name = text[begin..<index].split { !$0.isLetter }.last
                    isObject =
                        name.map { PlantedWords.properties.contains($0.lowercased()) } ?? false
                }
            case UInt8(ascii: "}") where depth > 0:
                depth -= 1
                if depth == 0, let begin = start, isObject {
                    ranges.append(begin..<text.utf8.index(after: index))
                }
            default: break
            }
        }
        let length = text.utf8.count
        return ranges.filter {
            text.utf8.distance(from: $0.lowerBound, to: $0.upperBound) * 4 < length * 3
        }
    }

    /// Lines with a quoted name of a field in front of a colon, as in pieces of JSON.
    private static func properties(in text: String) -> [Range<String.Index>] {
        guard text.utf8.contains(UInt8(ascii: "\"")) else { return [] }
        return text.split(whereSeparator: \.isNewline).filter { line in
            guard line.utf8.count * 4 < text.utf8.count * 3 else { return false }
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            return parts.indices.dropFirst().dropLast().contains { index in
                let colon = parts[index + 1].drop { $0 == " " }
                guard colon.first == ":" else { return false }
                let name = parts[index].filter(\.isLetter).lowercased()
                return PlantedWords.properties.contains(name)
            }
        }.map { $0.startIndex..<$0.endIndex }
    }

    // MARK: - Characters

    /// Words of Base64 that stand for readable text.
    private static func encoded(in text: String) -> [Range<String.Index>] {
        func isPart(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
                UInt8(ascii: "="):
                true
            default: false
            }
        }
        return text.utf8.split { !isPart($0) }.filter { part in
            guard part.count >= 16, var word = String(Substring(part)) as String?,
                word.contains(where: \.isLowercase), word.contains(where: \.isUppercase)
            else { return false }
            word.removeAll { $0 == "=" }
            word += String(repeating: "=", count: (4 - word.utf8.count % 4) % 4)
            guard let data = Data(base64Encoded: word) else { return false }
            return data.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A }
        }.map { $0.startIndex..<$0.endIndex }
    }

    /// What stands between a sign that overrides the direction and the one that ends it, in bytes of
    /// what is visible.
    private static func overridden(in text: String) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start: Int?
        var place = 0
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": start = start ?? place
            case "\u{202C}", "\n":
                if let begin = start { ranges.append(begin..<place) }
                start = nil
            default: break
            }
            if !VisibleText.isHidden(scalar) { place += UTF8.width(scalar) }
        }
        if let start { ranges.append(start..<place) }
        return ranges
    }
}
