import OrderedJSON

extension GamesAnswer {
    /// The answer as JSON, as `games ask --json` and the page show it.
    public var json: JSONValue {
        var object: JSONObject = [
            "topic": .string(topic.rawValue), "kind": .string(kind.rawValue), "text": .string(text),
            "events": .array(events.map { .string($0) }), "rows": .array(rows.map(\.json)),
        ]
        object["count"] = count.map { .number(JSONNumber($0)) }
        if !table.isEmpty { object["table"] = .array(table.map(\.json)) }
        object["choices"] = .array(choices.map { .string($0) })
        object["followUps"] = .array(followUps.map { .string($0) })
        if let rule { object["rule"] = ["id": .string(rule.id), "source": .string(rule.source)] }
        if let quiz { object["quiz"] = quiz.json }
        object["tags"] = .array(
            tags.tags.map { tag in
                [
                    "kind": .string(tag.kind.rawValue), "text": .string(tag.text),
                    "values": .array(tag.values.map { .string($0) }),
                ]
            })
        object["topics"] = .array(
            topics.map { option in
                [
                    "topic": .string(option.topic.rawValue),
                    "percent": JSONNumber((option.probability * 1000).rounded() / 10).map {
                        .number($0)
                    } ?? .null,
                ]
            })
        object["isByModel"] = .bool(isByModel)
        object["trail"] = .array(trail.map { .string($0) })
        object["score"] = [
            "right": .number(JSONNumber(conversation.score.right)),
            "asked": .number(JSONNumber(conversation.score.asked)),
        ]
        return .object(object)
    }
}

extension GamesAnswer.Row {
    /// The place as JSON.
    public var json: JSONValue {
        [
            "event": .string(event), "title": .string(title), "sport": .string(sport),
            "games": .string(games),
            "rank": .number(JSONNumber(rank)), "names": .array(names.map { .string($0) }),
            "isTeam": .bool(isTeam),
            "country": .string(country), "countryCode": .string(countryCode),
        ]
    }
}

extension MedalTally {
    /// The medals as JSON.
    public var json: JSONValue {
        [
            "country": .string(country), "name": .string(name), "gold": .number(JSONNumber(gold)),
            "silver": .number(JSONNumber(silver)), "bronze": .number(JSONNumber(bronze)),
            "total": .number(JSONNumber(total)),
        ]
    }
}

extension QuizQuestion {
    /// The question and its options as JSON, without what is right.
    public var json: JSONValue {
        ["prompt": .string(prompt), "options": .array(options.map { .string($0) })]
    }
}
