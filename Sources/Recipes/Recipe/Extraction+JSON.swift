import OrderedJSON

extension Extraction {
    /// The verdicts by field, and what they took.
    package func json(loadSeconds: Double? = nil) -> JSONValue {
        .object(members(loadSeconds: loadSeconds))
    }

    /// The members of that object.
    package func members(loadSeconds: Double? = nil) -> JSONObject {
        var object: JSONObject = [
            "fields": .object(JSONObject(findings.fields.map { ($0.name, $0.json) }))
        ]
        for list in findings.lists {
            object[list.name] = .array(
                list.rows.map { row in
                    .object(JSONObject(row.map { ($0.name, $0.json) }))
                })
        }
        object["asked_model"] = .bool(askedModel)
        if let loadSeconds { object["load_s"] = .seconds(loadSeconds) }
        object["extract_s"] = .seconds(seconds)
        return object
    }
}

extension FieldReport {
    package var json: JSONValue {
        var object: JSONObject = [
            "verdict": .string(kind.rawValue), "value": .optional(value), "text": .optional(text),
            "ranges": .array(ranges.map(\.json)),
            "confidence": confidence.map { .decimal(($0 * 1000).rounded() / 1000) } ?? .null,
        ]
        if kind == .unclear {
            object["readings"] = .array(readings.map { .string($0) })
            object["reason"] = .optional(reason)
        }
        return .object(object)
    }
}

extension TextRange {
    fileprivate var json: JSONValue {
        func pair(_ range: Range<Int>) -> JSONValue {
            [.number(JSONNumber(range.lowerBound)), .number(JSONNumber(range.upperBound))]
        }
        return [
            "bytes": pair(bytes), "unicodeScalars": pair(unicodeScalars), "utf16": pair(utf16),
        ]
    }
}
