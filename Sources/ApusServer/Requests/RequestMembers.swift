import OrderedJSON

/// Reads the members of a JSON object of a request, and refuses those that nobody read.
///
/// A member that is null counts as absent, as it does for OpenAI's clients.
struct RequestMembers {
    /// Where the object stands in the request; empty for the request itself.
    let path: String
    private let object: JSONObject
    private var known: [String] = []

    init(_ value: JSONValue, at path: String = "") throws(ServerError) {
        guard let object = value.objectValue else {
            throw .wrongType(path.isEmpty ? "body" : path, expected: "an object", found: value)
        }
        self.path = path
        self.object = object
    }

    /// The path of a member.
    func path(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    /// A member; nil if it is absent or null.
    mutating func value(_ name: String) -> JSONValue? {
        known.append(name)
        guard let value = object[name], !value.isNull else { return nil }
        return value
    }

    /// Refuses members that were not read.
    ///
    /// - Throws: ``ServerError`` of code `unknownParameter`.
    func refuseOthers() throws(ServerError) {
        for (name, _) in object where !known.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
            throw ServerError(.unknownParameter, parameter: path(of: String(name.prefix(100))))
        }
    }

    /// Refuses a member that OpenAI's API has and this server has not, unless it changes nothing.
    ///
    /// - Parameters:
    ///   - name: The member.
    ///   - isWithoutEffect: Whether a value asks for what happens in any case.
    /// - Throws: ``ServerError`` of code `unsupportedParameter`.
    mutating func refuse(
        _ name: String, unless isWithoutEffect: (JSONValue) -> Bool = { _ in false }
    ) throws(ServerError) {
        guard let value = value(name), !isWithoutEffect(value) else { return }
        throw ServerError(.unsupportedParameter, parameter: path(of: name))
    }
}

extension RequestMembers {
    mutating func string(_ name: String) throws(ServerError) -> String? {
        guard let value = value(name) else { return nil }
        guard let text = value.stringValue else {
            throw .wrongType(path(of: name), expected: "a string", found: value)
        }
        return text
    }

    mutating func requiredString(_ name: String) throws(ServerError) -> String {
        guard let text = try string(name) else {
            throw ServerError(.missingParameter, parameter: path(of: name))
        }
        return text
    }

    /// A string that is one of a few.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, _ type: Choice.Type = Choice.self
    ) throws(ServerError) -> Choice? where Choice.RawValue == String {
        guard let text = try string(name) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let names = Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            throw ServerError(
                .invalidValue, parameter: path(of: name), expected: "one of \(names)")
        }
        return choice
    }

    mutating func bool(_ name: String) throws(ServerError) -> Bool? {
        guard let value = value(name) else { return nil }
        guard let bool = value.boolValue else {
            throw .wrongType(path(of: name), expected: "true or false", found: value)
        }
        return bool
    }

    mutating func integer(
        _ name: String, in range: ClosedRange<Int>
    ) throws(ServerError) -> Int? {
        guard let value = value(name) else { return nil }
        guard let number = value.intValue, range.contains(number) else {
            let bound =
                range.upperBound == .max
                ? "of at least \(range.lowerBound)"
                : "from \(range.lowerBound) to \(range.upperBound)"
            throw .wrongType(path(of: name), expected: "an integer \(bound)", found: value)
        }
        return number
    }

    mutating func number(
        _ name: String, in range: ClosedRange<Double>
    ) throws(ServerError) -> Double? {
        guard let value = value(name) else { return nil }
        guard let number = value.doubleValue, number.isFinite, range.contains(number) else {
            throw .wrongType(
                path(of: name),
                expected: "a number from \(range.lowerBound) to \(range.upperBound)", found: value)
        }
        return number
    }

    mutating func array(
        _ name: String, atMost count: Int
    ) throws(ServerError) -> [JSONValue]? {
        guard let value = value(name) else { return nil }
        guard let elements = value.arrayValue else {
            throw .wrongType(path(of: name), expected: "an array", found: value)
        }
        guard elements.count <= count else {
            throw ServerError(
                .invalidValue, parameter: path(of: name), expected: "at most \(count) elements",
                found: "\(elements.count)")
        }
        return elements
    }

    mutating func members(_ name: String) throws(ServerError) -> RequestMembers? {
        guard let value = value(name) else { return nil }
        return try RequestMembers(value, at: path(of: name))
    }
}

extension ServerError {
    /// The error for a value that is not what it should be; it does not quote texts.
    static func wrongType(_ path: String, expected: String, found: JSONValue) -> ServerError {
        let found =
            switch found {
            case .null: "null"
            case .bool: "a Boolean"
            case .number(let number): "\(number)".count <= 30 ? "\(number)" : "a number"
            case .string: "a string"
            case .array: "an array"
            case .object: "an object"
            }
        return ServerError(.invalidValue, parameter: path, expected: expected, found: found)
    }
}
