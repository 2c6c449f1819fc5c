/// Checks that a text says of places only what they are, and leaves none out.
///
/// A text is read from holder to holder: what follows a name, up to the next one, is taken as said of it.
/// Each medal there has to go with the event beside it in a row of that holder.
struct SummaryChecker {
    private let rows: [GamesAnswer.Row]
    private let data: GamesData

    private enum Mention: Equatable {
        case holder(Int)
        case country(String)
        case medal(Int)
        case event(String)
    }

    init(_ rows: [GamesAnswer.Row], _ data: GamesData) {
        self.rows = rows
        self.data = data
    }

    /// Whether the text is true to the rows and has all of them.
    func accepts(_ text: String) -> Bool {
        guard let mentions = mentions(in: text) else { return false }
        var told = Set<Int>()
        var holder: Int?
        var medals: [Int] = []
        var events: [String] = []
        func close() -> Bool {
            guard let key = holder else { return medals.isEmpty && events.isEmpty }
            defer { (medals, events) = ([], []) }
            guard !medals.isEmpty, !events.isEmpty else { return false }
            guard medals.count == events.count || medals.count == 1 else { return false }
            for (index, event) in events.enumerated() {
                let medal = medals.count == 1 ? medals[0] : medals[index]
                guard
                    let row = rows.indices.first(where: {
                        self.holder($0) == self.holder(key) && rows[$0].event == event
                            && rows[$0].rank == medal
                    })
                else { return false }
                told.insert(row)
            }
            return true
        }
        for mention in mentions {
            switch mention {
            case .holder(let row):
                if holder != nil || !medals.isEmpty || !events.isEmpty, !close() { return false }
                holder = row
            case .country(let name):
                guard let key = holder, rows[key].country == name else { return false }
            case .medal(let rank): medals.append(rank)
            case .event(let id): events.append(id)
            }
        }
        return close() && told.count == rows.count
    }

    private func holder(_ index: Int) -> [String] {
        rows[index].isTeam || rows[index].names.isEmpty ? [rows[index].country] : rows[index].names
    }

    /// What a text mentions, in order; nil if it has names, numbers or words that are not of the rows.
    private func mentions(in text: String) -> [Mention]? {
        var phrases: [(text: String, mention: Mention)] = []
        for (index, row) in rows.enumerated() {
            phrases.append((row.title, .event(row.event)))
            let holder = Wording.list(self.holder(index))
            phrases.append((holder, .holder(index)))
            phrases.append((row.country, .country(row.country)))
            phrases.append((Wording.rank(row.rank) + " medal", .medal(row.rank)))
            phrases.append((Wording.rank(row.rank), .medal(row.rank)))
        }
        phrases.sort { $0.text.utf8.count > $1.text.utf8.count }
        var mentions: [Mention] = []
        var free = ""
        var rest = Substring(text)
        var isWordStart = true
        while let character = rest.first {
            if isWordStart,
                let phrase = phrases.first(where: { phrase in
                    rest.hasPrefix(phrase.text)
                        && !(rest.dropFirst(phrase.text.count).first.map {
                            $0.isLetter || $0.isNumber
                        } ?? false)
                })
            {
                mentions.append(phrase.mention)
                rest = rest.dropFirst(phrase.text.count)
                free += " "
                continue
            }
            free.append(character)
            isWordStart =
                !(character.isLetter || character.isNumber || character == "-" || character == "'")
            rest = rest.dropFirst()
        }
        return isPlain(free) ? mentions : nil
    }

    /// Whether words beside the mentions claim nothing.
    private func isPlain(_ text: String) -> Bool {
        var words: [String] = []
        for piece in text.split(whereSeparator: { !($0.isLetter || $0.isNumber) }) {
            words.append(String(piece))
        }
        return words.allSatisfy { word in
            !word.contains(where: \.isNumber) && Self.free.contains(word.lowercased())
                && (word.first?.isUppercase != true
                    || ["The", "In", "And", "At", "A", "While"].contains(word))
        }
    }

    /// The words that sentences about places may have beside names, events and medals.
    private static let free: Set<String> = [
        "the", "a", "an", "of", "from", "for", "in", "at", "and", "won", "took", "earned",
        "claimed", "secured", "while",
        "both", "also", "as", "well", "with", "their", "his", "her", "respectively", "where",
        "event", "events", "was",
        "were", "awarded", "received", "by", "to", "went", "medal", "medals", "on", "which", "who",
        "that", "has", "have",
        "had", "got", "respective", "competition", "competitions", "represented", "representing",
        "country", "following",
    ]
}
