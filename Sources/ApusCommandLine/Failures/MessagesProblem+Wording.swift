extension MessagesProblem {
    /// What is wrong and where, on one line without a period.
    var message: String {
        switch self {
        case .notJSON(let reason): reason
        case .notAnArray(let found): "expected an array of messages, found \(found)"
        case .empty: "the array is empty"
        case .notAnObject(let index, let found):
            "message \(index): expected an object, found \(found)"
        case .missingKey(let index, let key): "message \(index) has no `\(key)`"
        case .notAString(let index, let key, let found):
            "message \(index): `\(key)` must be a string, found \(found)"
        case .unknownKey(let index, let key): "message \(index) has an unknown key \(key.quoted)"
        case .unknownRole(let index, let role):
            "message \(index) has an unknown role \(role.quoted)"
        case .lastNotUser(let index, let role):
            "the last message, \(index), must be the user's, found role \(role.quoted)"
        case .systemNotFirst(let index):
            "message \(index) is a system message, which can only be the first"
        case .twoInstructions: "they have a system message beside `--instructions`"
        }
    }

    /// What to do about it.
    var hint: String {
        switch self {
        case .unknownRole: "the roles are `system`, `user` and `assistant`"
        case .twoInstructions: "leave out one of the two"
        default: #"write it as [{"role": "user", "content": "Hello"}]"#
        }
    }
}
