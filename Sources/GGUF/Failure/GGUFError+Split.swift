// The wording of failures about split files.
extension GGUFError {
    static func missingPart(
        path: String, number: Int, count: Int, wantedBy other: String
    ) -> GGUFError {
        GGUFError(
            .missingPart, "part \(number) of \(count) of a split file is missing",
            expected: "a file beside \(quote(other))", path: path,
            hint: "put all parts into one folder, with their names unchanged")
    }

    static func splitName(count: Int, path: String?) -> GGUFError {
        GGUFError(
            .splitMismatch, "the file is one part of several but its name does not say so",
            expected: "a name that ends in `-00001-of-\(SplitFileName.digits(count)).gguf`",
            path: path, key: SplitKey.count,
            hint: "put all parts into one folder, with their names unchanged")
    }

    static func splitMismatch(
        key: String, expected: Int, found: Int?, path: String?
    ) -> GGUFError {
        GGUFError(
            .splitMismatch, "the parts of a split file do not fit together",
            expected: "\(expected)", found: found.map(String.init) ?? "no value", path: path,
            key: key, hint: "the parts may be of different files; fetch them again")
    }
}
