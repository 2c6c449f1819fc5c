extension RecordProblem {
    /// What is wrong, on one line without a period.
    var message: String {
        switch self {
        case .notJSON(let reason): "the line is not JSON: \(reason)"
        case .notADocument: "the line is neither a string nor an object"
        case .noText: "the object has no `text` that is a string"
        }
    }

    /// What to do about it, on one line without a period.
    var hint: String? {
        switch self {
        case .notJSON: "write each document on a line of its own, as a JSON string"
        case .notADocument, .noText: "a document is a string, or an object with `text`"
        }
    }
}
