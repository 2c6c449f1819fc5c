import OrderedJSON

extension GamesData {
    /// Writes the results of one of the Games in the format of the bundled file.
    ///
    /// - Parameter id: The identifier of the Games.
    /// - Returns: The document, or nil if there are no such Games.
    public func json(of id: String) -> [UInt8]? {
        guard let edition = edition(id) else { return nil }
        let events = events.filter { $0.games == id }
        let codes = Set(events.flatMap { $0.placements.map(\.country) })
        let people = Set(events.flatMap { $0.placements.flatMap(\.people) })
        let root: JSONValue = [
            "version": 1,
            "games": [
                "id": .string(edition.id), "name": .string(edition.name),
                "year": .number(JSONNumber(edition.year)), "season": .string(edition.season),
                "city": .string(edition.city), "aliases": Self.list(edition.aliases),
            ],
            "countries": .object(
                JSONObject(
                    countries.values.filter { codes.contains($0.id) }.sorted { $0.id < $1.id }.map {
                        (
                            $0.id,
                            [
                                "name": .string($0.name), "aliases": Self.list($0.aliases),
                                "people": Self.list($0.people),
                            ] as JSONValue
                        )
                    })),
            "groups": .array(groups.map { Self.group($0) }),
            "sports": .array(sports.values.sorted { $0.id < $1.id }.map { Self.sport($0) }),
            "otherNames": Self.lists(otherNames.filter { people.contains($0.key) }),
            "namesakes": Self.lists(namesakes.filter { people.contains($0.key) }),
            "events": .array(events.map { Self.event($0) }),
        ]
        return root.jsonBytes()
    }

    private static func list(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

    private static func lists(_ lists: [String: [String]]) -> JSONValue {
        .object(JSONObject(lists.sorted { $0.key < $1.key }.map { ($0.key, list($0.value)) }))
    }

    private static func group(_ group: SportGroup) -> JSONValue {
        ["id": .string(group.id), "name": .string(group.name), "aliases": list(group.aliases)]
    }

    private static func sport(_ sport: Sport) -> JSONValue {
        var object: JSONObject = ["id": .string(sport.id), "name": .string(sport.name)]
        if let group = sport.group { object["group"] = .string(group) }
        object["aliases"] = list(sport.aliases)
        object["words"] = lists(sport.words)
        return .object(object)
    }

    private static func event(_ event: GamesEvent) -> JSONValue {
        var object: JSONObject = [
            "id": .string(event.id), "sport": .string(event.sport),
            "gender": .string(event.gender.rawValue), "name": .string(event.name),
            "kind": .string(event.kind.rawValue), "aliases": list(event.aliases),
        ]
        for medal in Medal.allCases {
            object[medal.name] = .array(
                event.placements.filter { $0.medal == medal }.map { place($0, ranked: false) })
        }
        let others = event.placements.filter { $0.medal == nil }
        if !others.isEmpty { object["others"] = .array(others.map { place($0, ranked: true) }) }
        if let note = event.note { object["note"] = .string(note) }
        return .object(object)
    }

    private static func place(_ placement: Placement, ranked: Bool) -> JSONValue {
        var object = JSONObject()
        if ranked { object["rank"] = .number(JSONNumber(placement.rank)) }
        object["country"] = .string(placement.country)
        if !placement.names.isEmpty { object["names"] = list(placement.names) }
        if !placement.members.isEmpty { object["members"] = list(placement.members) }
        return .object(object)
    }
}
