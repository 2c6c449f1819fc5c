extension MessagesProblem {
    /// What is wrong and where, on one line without a period.
    var message: String {
        switch self {
        case .notUTF8(let offset): "not valid UTF-8 at byte \(offset)"
        case .byteOrderMark: "a byte order mark stands before the array"
        case .notJSON(let reason): reason
        case .notAnArray(let found): "expected an array of messages, found \(found)"
        case .empty: "the array is empty"
        case .notAnObject(let index, let found):
            "message \(index): expected an object, found \(found)"
        case .missingKey(let index, let key): "message \(index) has no `\(key)`"
        case .notAString(let index, let key, let found):
            "message \(index): `\(key)` must be a string, found \(found)"
        case .emptyContent(let index): "message \(index): the user's `content` is empty"
        case .unknownKey(let index, let key):
            "message \(index) has an unknown key\(Self.shown(key))"
        case .unknownRole(let index, let role):
            "message \(index) has an unknown role\(Self.shown(role))"
        case .lastNotUser(let index, let role):
            "the last message, \(index), must be the user's, found role \(role.quoted)"
        case .systemNotFirst(let index):
            "message \(index) is a system message, which can only be the first"
        case .twoInstructions: "they have a system message beside `--instructions`"
        }
    }

    /// A word of the document, unless it may be a text.
    private static func shown(_ word: String) -> String {
        word.isPlainWord ? " \(word.quoted)" : ""
    }

    /// What to do about it.
    var hint: String {
        switch self {
        case .notUTF8: "convert it first, for example with 'iconv -t UTF-8'"
        case .byteOrderMark: "save it as UTF-8 without one"
        case .emptyContent: "write the message, or leave it out"
        case .unknownRole: "the roles are `system`, `user` and `assistant`"
        case .twoInstructions: "leave out one of the two"
        default: #"write it as [{"role": "user", "content": "Hello"}]"#
        }
    }
}
