extension Narrator {
    /// Says why a question is not answered, and what can be asked.
    ///
    /// - Parameter decline: Why.
    /// - Returns: One or two sentences, with examples where they help.
    public func narration(of decline: Interpretation.Decline) -> Narration {
        switch decline {
        case .unknownName(let name, let nearest):
            let sentence = say(
                "“\(name)” is not in your ledger.", "«\(name)» non è nel tuo registro.",
                "„\(name)“ steht nicht in deinen Buchungen.")
            guard !nearest.isEmpty else { return Narration(sentence) }
            let names = nearest.joined(separator: ", ")
            return Narration(
                sentence
                    + say(
                        " Did you mean: \(names)?", " Intendevi: \(names)?",
                        " Meintest du: \(names)?"))
        case .tooLong(let count, let limit):
            return Narration(
                say(
                    "The question has \(count) characters; I read at most \(limit).",
                    "La domanda ha \(count) caratteri; ne leggo al massimo \(limit).",
                    "Die Frage hat \(count) Zeichen; ich lese höchstens \(limit)."))
        case .severalNames(let names):
            return Narration(
                say(
                    "I can answer for one at a time. Ask for one of:",
                    "Posso rispondere per uno alla volta. Chiedi di uno tra:",
                    "Ich kann nur für eines auf einmal antworten. Frag nach einem davon:"),
                lines: names)
        case .future:
            return Narration(
                say(
                    "That is still to come; I only know what has been booked.",
                    "Deve ancora succedere; conosco solo ciò che è già registrato.",
                    "Das liegt in der Zukunft; ich kenne nur, was gebucht ist."))
        case .outOfScope:
            return Narration(
                say(
                    "I cannot answer that; I only know your ledger. You can ask:",
                    "A questo non so rispondere; conosco solo il tuo registro. Puoi chiedere:",
                    "Das kann ich nicht beantworten; ich kenne nur deine Buchungen. Frag zum Beispiel:"
                ),
                lines: examples)
        case .notUnderstood:
            return Narration(
                say(
                    "I did not understand that. You can ask:", "Non ho capito. Puoi chiedere:",
                    "Das habe ich nicht verstanden. Frag zum Beispiel:"), lines: examples)
        }
    }

    private var examples: [String] {
        switch formats.language {
        case .english:
            [
                "How much did I spend on groceries last month?", "Where did my money go this year?",
                "What is left of my budget?", "Which subscriptions do I have?",
            ]
        case .italian:
            [
                "Quanto ho speso al supermercato il mese scorso?",
                "Dove sono finiti i miei soldi quest’anno?", "Quanto resta del budget?",
                "Quali abbonamenti ho?",
            ]
        case .german:
            [
                "Wie viel habe ich letzten Monat für Lebensmittel ausgegeben?",
                "Wo ist mein Geld dieses Jahr geblieben?", "Was ist vom Budget noch übrig?",
                "Welche Abos habe ich?",
            ]
        }
    }
}
