/// Recognises messages that speak to a model or a program instead of to people, beside what
/// ``PlantedText`` does: in chats and mails, words are addressed to somebody.
enum PlantedMessage {
    /// What only machines read.
    private static let marks = [
        "<|", "|>", "<!--", "{\"", "\":", "[inst]", "[/inst]", "<<sys>>", "</", "/dev/", "```",
        "<system", "<assistant", "<script",
    ]
    /// Words that address a model.
    private static let phrases = PhraseSet(
        """
        language model, sprachmodell, modele de langage, modello linguistico, modelo de lenguaje, \
        modelo de linguagem, modelo de idioma, taalmodel, model jezykowy, sprakmodell, sprakmodellen, \
        spraakmodel, llm, chatgpt, gpt, prompt, system prompt, assistants, ai assistant, \
        ki assistent, ki assistenten, ignore all, ignore previous, ignore the previous, \
        ignore the above, ignore everything, \
        disregard the, disregard all, disregard previous, new instructions, new instruction, \
        previous instructions, forget everything, forget all, ignorare la, ignorare le, \
        ignora le istruzioni, ignora tutto, ignora la data, oubliez tout, oublie tout, \
        ignorez les, ignorez tout, ignore les, instructions precedentes, ignora las instrucciones, \
        ignora todo, olvida todo, ignore as instrucoes, ignora as instrucoes, esqueca tudo, \
        ignore tudo, negeer, negeer alle, vergeet alles, vergiss alles, ignoriere, ignoriert alle, \
        ignorieren sie, zignoruj, zapomnij o, ignorer alle, ignorer all, ignorera alla, \
        ignorera allt, glem alt, glom allt, neue anweisung, neue anweisungen, nueva instruccion, \
        nuevas instrucciones, nuove istruzioni, nouvelles instructions, novas instrucoes, \
        nieuwe instructies, nowe instrukcje, nye instruksjoner, nya instruktioner
        """)
    /// Words that address a model when a colon follows.
    private static let addresses: Set<String> = Set(
        """
        system systeem sistema systeme assistant assistent assistente asistente assistants \
        instruction instructions instruccion instrucciones istruzione istruzioni anweisung \
        anweisungen instructie instructies instrukcja instrukcje instruks instruktion \
        instruktioner instrucao instrucoes bot prompt polecenie override sprachmodell
        """.split(separator: " ").map(String.init))
    /// Senders that are no people.
    private static let machines: Set<String> = [
        "system", "bot", "assistant", "chatbot", "systeem", "sistema", "systeme", "ai", "gpt",
        "chatgpt", "noreply",
    ]

    /// Whether a line speaks to a model.
    static func isPlanted(_ line: some StringProtocol) -> Bool {
        let folded = line.lowercased()
        if marks.contains(where: folded.contains) { return true }
        let text = String(line)
        let tokens = Token.list(of: text)
        if phrases.match(tokens) != nil { return true }
        return tokens.indices.dropFirst().contains { index in
            guard tokens[index].isSign(":"), !isWithinWord(tokens, index) else { return false }
            return tokens[..<index].suffix(3).contains { addresses.contains($0.text) }
                || ["AI", "KI", "IA"].contains(text[tokens[index - 1].range])
        }
    }

    private static func isWithinWord(_ tokens: [Token], _ index: Int) -> Bool {
        index + 1 < tokens.count && tokens[index + 1].isGlued && tokens[index + 1].kind == .number
    }

    /// Whether a sender is a program.
    static func isMachine(_ sender: String) -> Bool {
        Token.list(of: sender).contains {
            machines.contains($0.text) || addresses.contains($0.text)
        }
    }
}
