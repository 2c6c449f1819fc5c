import GGUF

/// Reads an architecture's numbers from the metadata, each within a range.
struct Hyperparameters {
    let metadata: GGUFMetadata
    /// The prefix of the keys: the architecture's name.
    let prefix: String

    /// The integer at `prefix.key`.
    ///
    /// - Throws: `invalidConfiguration` if it is outside `range`, or absent with no `fallback`.
    func integer(
        _ key: String, in range: ClosedRange<Int> = 1...(1 << 24), default fallback: Int? = nil
    ) throws(InferenceError) -> Int {
        guard let value = try read(key, metadata.int) ?? fallback else {
            throw missing(key)
        }
        return try checked(value, key, range)
    }

    /// One integer for each of `count` layers; a single one in the file holds for all.
    func integers(
        _ key: String, count: Int, in range: ClosedRange<Int>
    ) throws(InferenceError) -> [Int] {
        guard let array = try? metadata.array("\(prefix).\(key)") else {
            return Array(repeating: try integer(key, in: range), count: count)
        }
        guard array.count == count, let values = array.integers() else {
            throw InferenceError(
                .invalidConfiguration, "\(prefix).\(key)", expected: "\(count) integers",
                found: "an array of \(array.count)")
        }
        for value in values { _ = try checked(value, key, range) }
        return values
    }

    /// The finite, positive number at `prefix.key`.
    func number(_ key: String, default fallback: Double? = nil) throws(InferenceError) -> Double {
        guard let value = try read(key, metadata.double) ?? fallback else {
            throw missing(key)
        }
        guard value.isFinite, value > 0 else {
            throw InferenceError(
                .invalidConfiguration, "\(prefix).\(key)", expected: "a positive number",
                found: "\(value)")
        }
        return value
    }

    /// The text at `prefix.key`, if any.
    func text(_ key: String) throws(InferenceError) -> String? { try read(key, metadata.string) }

    /// What every rotary angle is divided by.
    ///
    /// - Throws: `invalidConfiguration` for a scaling that is neither absent nor linear.
    func ropeScale() throws(InferenceError) -> Double {
        switch try text("rope.scaling.type") {
        case nil, "none"?: return 1
        case "linear"?: return try number("rope.scaling.factor", default: 1)
        case let other?:
            throw InferenceError(
                .invalidConfiguration, "\(prefix).rope.scaling.type",
                expected: "`none` or `linear`", found: "`\(other)`")
        }
    }

    private func read<Value>(
        _ key: String, _ get: (String) throws(GGUFError) -> Value?
    ) throws(InferenceError) -> Value? {
        do throws(GGUFError) {
            return try get("\(prefix).\(key)")
        } catch {
            throw InferenceError(
                .invalidConfiguration, "\(prefix).\(key)", expected: error.expected,
                found: error.found, hint: error.hint)
        }
    }

    private func missing(_ key: String) -> InferenceError {
        InferenceError(
            .invalidConfiguration, "\(prefix).\(key)", expected: "a value", found: "none",
            hint: "the file may be incomplete or made for another program")
    }

    private func checked(
        _ value: Int, _ key: String, _ range: ClosedRange<Int>
    ) throws(InferenceError) -> Int {
        guard range.contains(value) else {
            throw InferenceError(
                .invalidConfiguration, "\(prefix).\(key)",
                expected: "\(range.lowerBound) to \(range.upperBound)", found: "\(value)")
        }
        return value
    }
}
