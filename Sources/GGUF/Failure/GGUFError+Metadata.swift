// The wording of failures to find a metadata value.
extension GGUFError {
    static func missingKey(_ key: String, expected: String, path: String?) -> GGUFError {
        GGUFError(
            .missingKey, "the file does not have this key", expected: expected, path: path,
            key: key, hint: "convert the model again with a current converter")
    }

    static func wrongValueType(
        _ key: String, expected: String, found: GGUFValue, path: String?
    ) -> GGUFError {
        let value =
            switch found {
            case .uint64(let number): "uint64 \(number)"
            case .int64(let number): "int64 \(number)"
            default: "\(found.type)"
            }
        return GGUFError(
            .wrongValueType, "the value has the wrong type", expected: expected, found: value,
            path: path, key: key, hint: "convert the model again with a current converter")
    }
}
