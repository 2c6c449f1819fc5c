import Foundation
import OrderedJSON

extension JSONValue {
    /// What this schema demands of a value's type, value or text and does not find; nil if all is met.
    func scalarDemand(unmetBy value: JSONValue) -> String? {
        if let type = self["type"]?.stringValue, !value.hasType(type) {
            return "the type `\(type)`"
        }
        if let constant = self["const"], !value.isEquivalent(to: constant) {
            return "the constant"
        }
        if let choices = self["enum"]?.arrayValue,
            !choices.contains(where: { value.isEquivalent(to: $0) })
        {
            return "one of \(choices.count) values"
        }
        if let number = value.doubleValue { return boundDemand(unmetBy: number) }
        if let text = value.stringValue { return patternDemand(unmetBy: text) }
        return nil
    }

    /// The patterns of this schema and all in it.
    var patterns: [String] {
        switch self {
        case .object(let object):
            object.flatMap { name, value in
                name == "pattern"
                    ? value.stringValue.map { [$0] } ?? value.patterns : value.patterns
            }
        case .array(let elements): elements.flatMap(\.patterns)
        default: []
        }
    }

    private func hasType(_ type: String) -> Bool {
        switch (type, self) {
        case ("null", .null), ("boolean", .bool), ("string", .string), ("number", .number),
            ("array", .array), ("object", .object):
            true
        case ("integer", .number(let number)):
            number.isWrittenAsInteger || number.doubleValue.rounded() == number.doubleValue
        default: false
        }
    }

    private func boundDemand(unmetBy number: Double) -> String? {
        if let least = self["minimum"]?.numberValue, number < least.doubleValue {
            return "at least \(least)"
        }
        if let most = self["maximum"]?.numberValue, number > most.doubleValue {
            return "at most \(most)"
        }
        return nil
    }

    private func patternDemand(unmetBy text: String) -> String? {
        let further = self["allOf"]?.arrayValue ?? []
        for pattern in ([self] + further).compactMap({ $0["pattern"]?.stringValue }) {
            // A pattern that cannot be read cannot be met either.
            guard let regex = try? Regex(pattern).matchingSemantics(.unicodeScalar),
                (try? regex.firstMatch(in: text)) != nil
            else { return "the pattern" }
        }
        return nil
    }
}
