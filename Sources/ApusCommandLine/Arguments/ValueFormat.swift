/// How the text of an argument becomes a value, and what to say when it does not.
struct ValueFormat<Value>: Sendable {
    /// What is expected, as it follows “takes”: `a whole number of at least 1`.
    let expectation: String

    /// What a shell may offer in its place.
    let completion: Completion

    /// What to add to the expectation for a text that only the range of the type excludes.
    var bound: (@Sendable (String) -> String?)?

    /// The value of a text, or nil if the text is not as expected.
    let read: @Sendable (String) -> Value?

    /// What is expected, as it is said of `text`.
    func expectation(insteadOf text: String) -> String {
        expectation + (bound.flatMap { $0(text) } ?? "")
    }
}

extension ValueFormat where Value == String {
    /// Any text.
    static let text = ValueFormat(expectation: "a text", completion: .nothing) { $0 }

    /// Any text but the empty one.
    static let nonEmptyText = ValueFormat(
        expectation: "a text that is not empty", completion: .nothing
    ) { $0.isEmpty ? nil : $0 }

    /// The path of a file, or `-` for standard input.
    static let file = ValueFormat(expectation: "the path of a file", completion: .file) {
        $0.isEmpty ? nil : $0
    }

    /// The name of a model or the path of its file.
    static let model = ValueFormat(
        expectation: "the name of a model or the path of a file", completion: .modelOrFile
    ) { $0.isEmpty ? nil : $0 }

    /// The name of a model that can be pulled.
    static let catalogueName = ValueFormat(
        expectation: "the name of a model", completion: .model
    ) { $0.isEmpty ? nil : $0 }

    /// The name of a model or of a file in the folder of the models.
    static let installedName = ValueFormat(
        expectation: "the name of a model", completion: .installedModel
    ) { $0.isEmpty ? nil : $0 }

    /// One of a few words.
    static func oneOf(_ words: [String]) -> ValueFormat {
        let list = words.map { "`\($0)`" }.joined(separator: ", ")
        return ValueFormat(expectation: "one of \(list)", completion: .words(words)) { text in
            words.first { $0.utf8.elementsEqual(text.utf8) }
        }
    }
}

extension ValueFormat where Value == [String] {
    /// Labels between commas; spaces around them do not count.
    static let labels = ValueFormat(
        expectation: "labels separated by commas, all different and none empty",
        completion: .nothing
    ) { text in
        let labels = text.split(separator: ",", omittingEmptySubsequences: false).map {
            String(
                $0.trimmingPrefix { $0 == " " }.reversed().trimmingPrefix { $0 == " " }.reversed())
        }
        let distinct = Set(labels.map { Array($0.utf8) })
        return distinct.count == labels.count && !distinct.contains([]) ? labels : nil
    }
}

extension ValueFormat where Value: FixedWidthInteger & Sendable {
    /// A decimal whole number of at least `minimum`.
    static func integer(atLeast minimum: Value) -> ValueFormat {
        var format = integer(
            in: minimum...Value.max, expectation: "a whole number of at least \(minimum)")
        format.bound = { text in
            let isWhole = !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
            return isWhole && Value(text) == nil ? " and at most \(Value.max)" : nil
        }
        return format
    }

    /// A decimal whole number in `range`.
    static func integer(in range: ClosedRange<Value>) -> ValueFormat {
        integer(
            in: range,
            expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }

    private static func integer(
        in range: ClosedRange<Value>, expectation: String
    ) -> ValueFormat {
        ValueFormat(expectation: expectation, completion: .nothing) { text in
            Value(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension ValueFormat where Value == Double {
    /// A finite decimal number for which `isAllowed` holds; `condition` says so in words.
    static func decimal(
        _ condition: String, where isAllowed: @escaping @Sendable (Double) -> Bool
    ) -> ValueFormat {
        ValueFormat(expectation: "a number \(condition)", completion: .nothing) { text in
            // `Double.init` alone would also read `0x1p3`, `nan` and `infinity`.
            guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
                let value = Double(text), value.isFinite, isAllowed(value)
            else { return nil }
            return value
        }
    }
}

extension ValueFormat where Value == [Int] {
    /// Whole numbers of at least 0, separated by commas.
    static let tokenIDs = ValueFormat(
        expectation: "token ids of at least 0, separated by commas", completion: .nothing
    ) { text in
        let ids = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Int($0.filter { $0 != " " }) }
        let valid = ids.compactMap { $0 }.filter { $0 >= 0 }
        return valid.count == ids.count ? valid : nil
    }
}
