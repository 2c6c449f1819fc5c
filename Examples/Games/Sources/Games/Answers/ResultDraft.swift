/// An answer from the data before it is completed with topic, tags and follow-ups.
struct ResultDraft: Sendable {
    var kind: GamesAnswer.Kind
    var text: String
    var places: [(event: GamesEvent, placement: Placement)] = []
    /// Events that the answer rests on beside those of its places, or asks about.
    var events: [GamesEvent] = []
    var count: Int?
    var table: [MedalTally] = []
    var choices: [String] = []
    /// The people that `she` and `they` may mean next.
    var people: [String] = []
    /// What the request was, with what was decided about it.
    var request: Request
    /// Whether several places could be told in prose.
    var isSummary = false

    init(_ kind: GamesAnswer.Kind, _ text: String, _ request: Request) {
        self.kind = kind
        self.text = text
        self.request = request
    }

    /// The events of the places and the others, each once.
    var allEvents: [GamesEvent] {
        var seen = Set<String>()
        return (places.map(\.event) + events).filter {
            seen.insert($0.games + "/" + $0.id).inserted
        }
    }
}
