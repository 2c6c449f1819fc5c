/// Which senders of a chat come, and which messages only tell that someone does not.
struct Attendance {
    /// The names of those who do not come.
    private(set) var absent: Set<String> = []
    /// The messages of people who say that they do not come.
    private(set) var declining: Set<Int> = []

    private enum State { case coming, doubtful, absent }

    init(_ thread: EventThread, _ schedule: EventSchedule) {
        var states: [String: State] = [:]
        let host = thread.passages.first { $0.sender != nil }?.sender?.text
        for passage in thread.passages {
            guard let sender = passage.sender?.text else { continue }
            let all = passage.tokens.indices
            let asks = passage.tokens.contains { $0.isSign("?") }
            let proposes = schedule.times.contains {
                $0.passage == passage.number && $0.role == .start
            }
            if passage.has(EventWords.declines, in: all), !asks {
                states[sender] = .absent
                declining.insert(passage.number)
            } else if passage.has(EventWords.acceptances, in: all) || Self.agrees(passage) {
                states[sender] = .coming
            } else if sender != host, !asks, !proposes, passage.has(EventWords.regrets, in: all),
                !passage.has(EventWords.latecomings, in: all)
            {
                states[sender] = states[sender] == .absent ? .absent : .doubtful
                declining.insert(passage.number)
            } else if proposes, states[sender] == .doubtful {
                states[sender] = .coming
            }
        }
        // Who regrets and says nothing more stays away.
        absent = Set(states.filter { $0.value != .coming }.keys)
    }

    /// Whether a message begins with a yes.
    private static func agrees(_ passage: EventPassage) -> Bool {
        passage.tokens.first.map { EventWords.yeses.contains($0.text) } ?? false
    }
}
