/// The words by which an event is called.
struct EventEntry: Sendable {
    let event: GamesEvent
    /// For each way to say its name, the stems that it needs.
    let variants: [Set<String>]
    /// All stems that may be said of it.
    let cover: Set<String>

    init(_ event: GamesEvent, _ data: GamesData) {
        self.event = event
        let sport = data.sports[event.sport]
        var names = Self.spellings(event.name, sport?.words ?? [:])
        names += event.aliases.flatMap { Self.spellings($0, sport?.words ?? [:]) }
        names += EventSynonyms.names(of: event).map { $0 }
        let stems = names.map { Set([Word].stems(of: $0)).subtracting(Self.idle) }
        let own = Set([Word].stems(of: event.name)).subtracting(Self.optional).isEmpty
        let needed = Set(
            stems.map { $0.subtracting(Self.optional).subtracting(["m", "km", "kg"]) })
        // Other names of which nothing is left say nothing.
        variants = Array(own ? needed : needed.subtracting([[]]))
        var cover = stems.reduce(into: Set<String>()) { $0.formUnion($1) }
        let group = data.groups.first { $0.id == sport?.group }
        let general =
            [sport?.name].compactMap(\.self) + (sport?.aliases ?? [])
            + [group?.name].compactMap(\.self) + (group?.aliases ?? [])
        cover.formUnion(general.flatMap { [Word].stems(of: $0) })
        switch event.kind {
        case .individual: cover.insert("individual")
        case .pair: cover.formUnion(["pair", "duo", "team"])
        case .team: cover.formUnion(["team", "tournament"])
        }
        cover.formUnion(event.gender == .mixed ? ["mixed"] : [])
        self.cover = cover
    }

    /// How many words of the name a question leaves out; nil if it has words that are not of the event.
    func missing(_ words: Set<String>) -> Int? {
        guard words.isSubset(of: cover) else { return nil }
        return variants.map { $0.subtracting(words).count }.min() ?? 0
    }

    /// Words that say nothing.
    static let idle: Set<String> = ["and", "of", "the", "with", "in", "a"]
    /// Words of names that people leave out.
    private static let optional: Set<String> = [
        "tournament", "individual", "race", "throw", "put", "exercise", "dinghy", "skiff",
        "catamaran",
        "windsurfing", "shortboard", "apparatu",
    ]

    /// The name, and the name with parts of it said otherwise.
    private static func spellings(_ name: String, _ words: [String: [String]]) -> [String] {
        var names = [name]
        for (part, others) in words.sorted(by: { $0.key < $1.key }) {
            for known in names where known.contains(part) {
                names += others.map { known.replacing(part, with: " \($0) ") }
            }
            if names.count > 64 { break }
        }
        // What stands in brackets is often left out.
        if let bracket = name.firstIndex(of: "("), bracket > name.startIndex {
            names.append(String(name[..<bracket]))
        }
        return names
    }
}
