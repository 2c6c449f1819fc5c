// The wording of failures in a header.
extension GGUFError {
    static let cutOff = "the file may be cut off or damaged; fetch it again"
    private static let widerLimits = "if the file is sound, open it with wider limits"

    static func truncatedHeader(
        _ what: StaticString, needed: UInt64, remaining: Int, offset: Int, path: String?
    ) -> GGUFError {
        GGUFError(
            .truncatedHeader, "the file ends within \(what)", expected: "\(needed) more bytes",
            found: "\(remaining)", path: path, byteOffset: offset, hint: cutOff)
    }

    static func countTooLarge(
        _ what: StaticString, count: UInt64, limit: Int, offset: Int, path: String?
    ) -> GGUFError {
        GGUFError(
            .countTooLarge, "the number of \(what) is more than the file can hold",
            expected: "at most \(limit)", found: "\(count)", path: path, byteOffset: offset,
            hint: cutOff)
    }

    static func tooMany(
        _ what: StaticString, limit: Int, found: Int, offset: Int? = nil, path: String?
    ) -> GGUFError {
        GGUFError(
            .limitExceeded, "there are too many \(what)", expected: "at most \(limit)",
            found: "\(found)", path: path, byteOffset: offset, hint: widerLimits)
    }

    static func tooLong(
        _ what: StaticString, limit: Int, found: Int, offset: Int, path: String?
    ) -> GGUFError {
        GGUFError(
            .limitExceeded, "\(what) is too long", expected: "at most \(limit) bytes",
            found: "\(found)", path: path, byteOffset: offset, hint: widerLimits)
    }

    static func arrayTooDeep(offset: Int, path: String?) -> GGUFError {
        GGUFError(
            .limitExceeded, "an array lies too deep within arrays", path: path,
            byteOffset: offset, hint: widerLimits)
    }

    static func invalidUTF8(_ what: StaticString, offset: Int, path: String?) -> GGUFError {
        GGUFError(
            .invalidUTF8, "\(what) is not UTF-8", path: path, byteOffset: offset, hint: cutOff)
    }

    static func invalidBool(_ found: UInt8, offset: Int, path: String?) -> GGUFError {
        GGUFError(
            .invalidBool, "a bool has an invalid value", expected: "0 or 1", found: "\(found)",
            path: path, byteOffset: offset, hint: cutOff)
    }

    static func unknownValueType(_ number: UInt32, offset: Int, path: String?) -> GGUFError {
        GGUFError(
            .unknownValueType, "the type of a value is unknown", expected: "0 to 12",
            found: "\(number)", path: path, byteOffset: offset, hint: cutOff)
    }

    static func duplicateKey(_ key: String, offset: Int, path: String?) -> GGUFError {
        GGUFError(
            .duplicateKey, "the key occurs twice", path: path, byteOffset: offset, key: key,
            hint: cutOff)
    }

    static func invalidAlignment(_ found: Int, key: String, path: String?) -> GGUFError {
        GGUFError(
            .invalidAlignment, "the alignment is invalid",
            expected: "a power of two of at least 8", found: "\(found)", path: path, key: key,
            hint: cutOff)
    }
}
