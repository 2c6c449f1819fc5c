/// Finds people by what they may be called: full names, surnames, nicknames, any order.
struct NameIndex: Sendable {
    private var people: [String: Set<String>] = [:]
    private var keysByLength: [Int: [String]] = [:]

    init(_ data: GamesData) {
        var names = Set<String>()
        for event in data.events {
            for placement in event.placements { names.formUnion(placement.people) }
        }
        for name in names {
            add(name, of: name)
            for other in data.otherNames[name] ?? [] { add(other, of: name) }
        }
        keysByLength = Dictionary(grouping: people.keys.sorted(), by: \.utf8.count)
    }

    /// Who words may be the name of, written together.
    func exact(_ key: String) -> Set<String> { people[key] ?? [] }

    /// Who words may be the misspelt name of: the nearest names.
    func nearest(_ key: String, limit: Int) -> Set<String> {
        let bytes = Array(key.utf8)
        var best = limit
        var found = Set<String>()
        for length in max(1, bytes.count - limit)...(bytes.count + limit) {
            for other in keysByLength[length] ?? [] {
                guard other.utf8.first == bytes.first,
                    let distance = editDistance(bytes, Array(other.utf8), limit: best)
                else { continue }
                if distance < best {
                    best = distance
                    found = []
                }
                found.formUnion(people[other] ?? [])
            }
        }
        return found
    }

    private mutating func add(_ name: String, of person: String) {
        // Hyphens join what are one or two parts, so both are kept.
        let parts = [Word].words(of: name).map(\.text)
        let chunks = name.split(separator: " ").map {
            [Word].words(of: String($0)).map(\.text).joined()
        }
        var keys: Set<String> = [parts.joined()]
        for list in [parts, chunks] where list.count > 1 {
            for length in 2...list.count {
                for start in 0...(list.count - length) {
                    keys.insert(list[start..<(start + length)].joined())
                }
            }
            keys.insert((list.dropFirst() + list.prefix(1)).joined())
            keys.insert((list.suffix(1) + list.dropLast()).joined())
            keys.insert((list.prefix(1) + list.suffix(1)).joined())
        }
        for part in parts + chunks where part.utf8.count > 1 && !Self.particles.contains(part) {
            keys.insert(part)
        }
        for key in keys where key.utf8.count > 1 { people[key, default: []].insert(person) }
    }

    private static let particles: Set<String> = [
        "de", "da", "di", "du", "del", "der", "den", "van", "von", "la", "le", "el", "al", "bin",
        "ben",
        "dos", "las", "los", "van der", "jr",
    ]
}
