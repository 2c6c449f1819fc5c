import Foundation

/// Finds lines that speak to a model instead of the reader: instructions, turns of a chat, answers.
///
/// Rules read no candidates from such lines, so what they say can become no value. They are recognised
/// by form (marks of chat templates, JSON, roles, assignments to fields) and by phrases; a line counts
/// if its signs are worth two points, so that no single everyday word hides a line.
enum PlantedText {
    /// The lines that are planted.
    ///
    /// - Parameter lines: The lines of a document that are not blank.
    /// - Returns: For each line whether it is planted.
    /// - Complexity: O(*n*) in the length of the lines.
    static func flags(_ lines: [Document.Line]) -> [Bool] {
        let roles = lines.map(role(of:))
        let isDialogue = Set(roles.compactMap(\.self)).count > 1
        var flags = zip(lines, roles).map { line, role in
            points(of: line) + (role == nil ? 0 : isDialogue ? 2 : 1) >= 2
        }
        var open: Int?
        for (index, line) in lines.enumerated() {
            let text = line.text.lowercased()
            if let first = open, closingMarks.contains(where: text.contains) {
                for inner in first...index { flags[inner] = true }
                open = nil
            }
            if let mark = openingMarks.first(where: { text.contains($0.open) }),
                !text.contains(mark.close)
            {
                open = open ?? index
            }
        }
        // What a mark opens and nothing closes hides no more than the line below.
        if let open, open + 1 < lines.count { flags[open + 1] = true }
        return flags
    }

    private static let openingMarks: [(open: String, close: String)] = [
        ("<|im_start|>", "<|im_end|>"), ("<|start_header_id|>", "<|eot_id|>"),
        ("<start_of_turn>", "<end_of_turn>"), ("[inst]", "[/inst]"), ("<<sys>>", "<</sys>>"),
        ("<system>", "</system>"), ("<instructions>", "</instructions>"),
        ("<instruction>", "</instruction>"), ("<prompt>", "</prompt>"),
        ("<assistant>", "</assistant>"), ("<user>", "</user>"),
    ]
    private static let closingMarks = openingMarks.map(\.close)
    /// Other marks that no receipt or message has.
    private static let marks = [
        "<|", "|>", "</s>", "<s>", "<bos>", "<eos>", "<document>", "</document>", "###system",
        "### system", "### instruction", "[system", "{{", "<tool_call>", "<think>", "```",
    ]

    private static func points(of line: Document.Line) -> Int {
        let text = line.text.lowercased()
        if marks.contains(where: text.contains) || openingMarks.contains(where: hasMark) {
            return 2
        }
        func hasMark(_ mark: (open: String, close: String)) -> Bool {
            text.contains(mark.open) || text.contains(mark.close)
        }
        if hasDirectionOverride(line.text) || isJSON(text) { return 2 }
        var points = 0
        points += assignedFields(line)
        if phrases.matches(line), !isCompany(line) { points += 2 }
        if hasModelName(line.text) { points += 1 }
        if line.isProse { points += 1 }
        return points
    }

    /// Characters that show text in another order than it has.
    private static func hasDirectionOverride(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) }
    }

    /// `{"total": …` or `"total": "1.00"`.
    private static func isJSON(_ text: String) -> Bool {
        let compact = text.filter { !$0.isWhitespace }
        return compact.contains("{\"") && compact.contains("\":")
            || compact.hasPrefix("\"")
                && compact.contains("\":")
    }

    /// Whose turn of a dialogue with a model a line may be.
    private static func role(of line: Document.Line) -> String? {
        guard line.tokens.count >= 3, line.tokens[1].isSign(":") else { return nil }
        let name = line.tokens[0].text
        let names = ["assistant", "user", "system", "model", "human", "ai", "developer"]
        return names.contains(name) ? name : nil
    }

    private static let fields: Set<String> = [
        "merchant", "total", "date", "currency", "vat", "code", "carrier", "place", "title", "day",
        "amount", "deadline", "documentnumber", "invoice", "people", "start", "end", "value",
        "null",
    ]

    /// How often a line has the form of `total = 1.00` or `merchant=X`.
    private static func assignedFields(_ line: Document.Line) -> Int {
        line.tokens.indices.dropLast().count { index in
            line.tokens[index + 1].isSign("=") && fields.contains(line.tokens[index].text)
        }
    }

    /// A name such as `Ignore All Ltd` is one all the same.
    private static func isCompany(_ line: Document.Line) -> Bool {
        guard line.tokens.count <= 6, let last = line.tokens.last(where: { $0.kind == .word })
        else { return false }
        return ReceiptWords.companyForm.match([last]) != nil
    }

    private static func hasModelName(_ text: String) -> Bool {
        text.split { !$0.isLetter }.contains {
            ["AI", "KI", "IA", "LLM", "GPT", "SI"].contains($0)
        }
    }
}

extension PlantedText {
    /// What is said to models, in the languages of the normalisers.
    private static let phrases = PhraseSet(
        """
        ignore all, ignore previous, ignore everything above, ignore the above, ignore the receipt, \
        ignore the document, ignore the text, ignore above, ignore your, ignore prior, system prompt, \
        system override, system message, new instructions, new instruction, previous instructions, \
        you are now, you are an, as an ai, hey ai, dear ai, ai assistant, artificial intelligence, \
        language model, please answer, answer with, answer only, now answer, reply with, respond with, \
        output only, print only, return only, return null, confirm with, set the total, \
        correct total is, real total is, true total is, note to ai, for the ai, prompt injection, \
        neue regel, neue anweisung, systemnachricht, kunstliche intelligenz, sprachmodell, antworte mit, \
        antworte nur, antworten sie, ignoriere alles, ignoriere alle, ignoriere die, ignorieren sie, \
        vergiss alles, gib nur, ignore tout, ignorez tout, ignore les, ignorez les, \
        ignore ce qui precede, oublie tout, oubliez tout, reponds par, reponds avec, reponds uniquement, \
        reponds seulement, repondez, intelligence artificielle, modele de langage, ignora tutto, \
        ignora le, ignora quanto, ignora il totale, dimentica tutto, rispondi solo, rispondi con, \
        intelligenza artificiale, modello linguistico, il vero scontrino, totale corretto, \
        ignora todo, ignora las, ignora lo anterior, olvida todo, responde solo, responde con, \
        inteligencia artificial, modelo de lenguaje, eres una ia, total correcto, ignora tudo, ignore tudo, \
        ignora as, ignore as, esquece tudo, esqueca tudo, responde apenas, responda apenas, responda com, \
        modelo de linguagem, total correto, negeer alles, negeer de, negeer alle, vergeet alles, \
        antwoord met, antwoord alleen, kunstmatige intelligentie, taalmodel, zignoruj wszystko, \
        zignoruj poprzednie, zignoruj powyzsze, ignoruj poprzednie, odpowiedz tylko, sztuczna inteligencja, \
        model jezykowy, ignorer alt, ignorera allt, ignorer det, ignorera det, svar med, svara med, \
        svar kun, svara endast, kunstig intelligens, artificiell intelligens, sprakmodell, sprogmodel
        """)

    /// What a message may say, but no receipt: orders to the one who reads.
    private static let orders = PhraseSet(
        """
        ignore, disregard, override, forget, pretend, respond, chatbot, instruction, instructions, \
        translate, instead, ignoriere, vergiss, anweisung, anweisungen, antworte, ubersetze, schreibe, \
        stattdessen, nutze, ignorez, oublie, oubliez, reponds, ecris, ecrivez, ignora, ignorate, ignorare, \
        dimentica, rispondi, istruzioni, scrivi, olvida, responde, instrucciones, escribe, responda, \
        instrucoes, escreva, escreve, esqueca, esquece, negeer, vergeet, antwoord, instructies, schrijf, \
        zignoruj, ignoruj, zapomnij, odpowiedz, polecenia, polecenie, instrukcje, wpisz, napisz, ignorer, \
        ignorera, instruksjoner, instruktioner, skriv
        """)

    /// Whether a line of what is no conversation gives orders.
    static func givesOrders(_ line: Document.Line) -> Bool {
        line.isProse && orders.matches(line) && !isCompany(line)
    }
}

extension Document.Line {
    /// Whether the line has as many words as a sentence, and no table or label.
    var isProse: Bool { tokens.count { $0.kind == .word } >= 7 }
}
