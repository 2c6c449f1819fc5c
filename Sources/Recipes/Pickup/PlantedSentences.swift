/// The parts of a text that instruct whoever reads it instead of telling something.
///
/// A message has few lines, so this goes by sentences and marks, where ``PlantedText`` goes by lines.
/// Marks of chat templates, text whose direction is overridden, and sentences that tell to ignore, to
/// forget or what to answer. What only stands there is never a value.
struct PlantedSentences: Sendable {
    /// Whether each token stands in such a part.
    private let isPlanted: [Bool]

    func contains(_ part: Range<Int>) -> Bool { isPlanted[part].contains(true) }

    func contains(_ index: Int) -> Bool { isPlanted[index] }

    init(
        in text: String, _ tokens: [Token], _ sentences: [Range<Int>], startsLine: [Bool]
    ) {
        var isPlanted = [Bool](repeating: false, count: tokens.count)
        // Ranges and tokens are in order.
        let parts = [
            Self.templateText(in: text), Self.overriddenText(in: text), Self.objects(in: text),
        ]
        for ranges in parts {
            var rest = ranges[...]
            for (index, token) in tokens.enumerated() {
                while let first = rest.first, first.upperBound <= token.range.lowerBound {
                    rest = rest.dropFirst()
                }
                if let first = rest.first, first.overlaps(token.range) { isPlanted[index] = true }
            }
        }
        for sentence in sentences {
            // What marks enclose is no part of the sentence around it.
            let rest = sentence.filter { !isPlanted[$0] }.map { tokens[$0] }
            switch Self.instruction(rest[...]) {
            case .none: break
            case .sentence:
                for index in sentence { isPlanted[index] = true }
            case .restOfLine:
                var index = sentence.lowerBound
                while index < tokens.count, index < sentence.upperBound || !startsLine[index] {
                    isPlanted[index] = true
                    index += 1
                }
            }
        }
        self.isPlanted = isPlanted
    }

    // MARK: - Marks

    private static let roles: Set<String> = [
        "system", "user", "assistant", "model", "s", "sys", "inst", "instruction", "instructions",
        "tool_call", "tool_response", "start_of_turn", "end_of_turn", "think", "bos", "eos",
    ]

    /// From the first mark of a chat template to the last one, or to the end if that opens something.
    private static func templateText(in text: String) -> [Range<String.Index>] {
        var marks: [(range: Range<String.Index>, closes: Bool)] = []
        var index = text.startIndex
        while let open = text[index...].firstIndex(where: { $0 == "<" || $0 == "[" }) {
            index = text.index(after: open)
            let body = text[index...].prefix(32)
            guard let close = body.firstIndex(where: { $0 == ">" || $0 == "]" }) else { continue }
            var name = body[..<close].lowercased()
            let isPiped = name.hasPrefix("|") && name.hasSuffix("|") && name.count > 2
            let closes = name.hasPrefix("/") || name.contains("end") || name.contains("eot")
            name = name.filter { $0.isLetter || $0 == "_" }
            guard isPiped || roles.contains(name) else { continue }
            marks.append((open..<text.index(after: close), closes))
        }
        guard let first = marks.first, let last = marks.last else { return [] }
        return [first.range.lowerBound..<(last.closes ? last.range.upperBound : text.endIndex)]
    }

    /// What stands between a sign that overrides the direction and the one that ends it.
    private static func overriddenText(in text: String) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        var start: String.Index?
        for index in text.unicodeScalars.indices {
            switch text.unicodeScalars[index] {
            case "\u{202D}", "\u{202E}": start = start ?? index
            case "\u{202C}", "\n":
                if let begin = start { ranges.append(begin..<index) }
                start = nil
            default: break
            }
        }
        if let start { ranges.append(start..<text.endIndex) }
        return ranges
    }

    /// What stands in braces and has a quoted name, as objects of JSON do.
    private static func objects(in text: String) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        var start: String.Index?
        var isObject = false
        for index in text.utf8.indices {
            switch text.utf8[index] {
            case UInt8(ascii: "{") where start == nil: (start, isObject) = (index, false)
            case UInt8(ascii: "\""): isObject = true
            case UInt8(ascii: "}"):
                if let begin = start, isObject {
                    ranges.append(begin..<text.utf8.index(after: index))
                }
                start = nil
            default: break
            }
        }
        return ranges
    }

    // MARK: - Sentences

    private enum Reach { case none, sentence, restOfLine }

    private static let orders = WordTable<Void>(
        """
        ignore|disregard|override|forget|ignoriere|ignorieren|vergiss|vergessen|ignora|ignori|ignorate|\
        dimentica|dimentichi|dimenticate|scorda|ignorez|ignorer|oublie|oubliez|ignore|ignorad|olvida|olvide|\
        olvidad|esqueça|esquece|ignorar|negeer|vergeet|ignoruj|zignoruj|zapomnij|pomiń|glem|ignorer|glöm|\
        ignorera|strunta i|previous instructions|prior text|new instructions|system prompt|system message|\
        language model|ai assistant|sprachmodell|ki assistent|modello linguistico|modele de langage|\
        modelo de lenguaje|modelo de linguagem|taalmodel|model językowy|modelu językowy|språkmodell|språkmodel|\
        sprogmodel|if you are an ai|as an ai|you are now|admin mode|developer mode
        """)
    private static let answers = WordTable<Void>(
        """
        respond with|reply with the code|answer with|always answer|always respond|output the|print the|\
        write the code|write code|set the code|set code|use this code instead|actually use|return the code|\
        schreibe code|schreibe den code|antworte mit|gib aus|gib immer|setze den code|verwende stattdessen|\
        rispondi con|rispondi sempre|scrivi il codice|scrivi codice|usa invece|imposta|\
        réponds|répondez|écris le code|écrivez le code|utilise plutôt|utilisez plutôt|\
        responde|responda|escribe el código|escribe código|usa en su lugar|escreva o código|escreve o código|\
        use antes|antwoord met|antwoord altijd|schrijf code|schrijf de code|gebruik in plaats daarvan|\
        odpowiedz|odpowiadaj|napisz kod|zamiast tego|svar med|svar alltid|svar altid|skriv koden|skriv kode|\
        svara med|svara alltid|skriv kod|bruk heller|använd istället
        """)
    private static let negations = WordTable<Void>(
        "not|n't|t|don't|dont|nicht|non|ne|n|pas|no|não|nao|niet|nie|ikke|inte|never|mai|jamais|nunca"
    )

    private static let speakers = WordTable<Void>(
        "system|assistant|user|developer|admin|instruction|instructions|note to the model|note to ai"
    )

    private static func instruction(_ tokens: ArraySlice<Token>) -> Reach {
        if let (_, end) = speakers.match(tokens), end < tokens.endIndex, tokens[end].isSign(":") {
            return .restOfLine
        }
        for index in tokens.indices {
            if answers.match(tokens[index...]) != nil { return .sentence }
            guard let (_, end) = orders.match(tokens[index...]) else { continue }
            // `Don't forget your passport` is none.
            let before = tokens[max(tokens.startIndex, index - 2)..<index]
            let after = tokens[end..<min(tokens.endIndex, end + 3)]
            let isNegated = (before + after).contains { token in
                negations.value([token]) != nil
            }
            if !isNegated { return .restOfLine }
        }
        return .none
    }
}
