/// What can be said of a parameter without its type: names, help, how often it may stand.
struct ParameterDescription: Sendable, Hashable {
    /// The three kinds of parameter.
    enum Kind: Sendable, Hashable {
        /// A value given by its position.
        case argument
        /// A value given after a name.
        case option
        /// A name without a value.
        case flag
    }

    let kind: Kind

    /// The names with their dashes, the long one first; empty for an argument.
    let names: [String]

    /// What stands for the value in help and usage, such as `NAME|PATH`; empty for a flag.
    let placeholder: String

    /// One or two sentences, without a period at the end.
    let help: String

    /// The heading of the help under which an option or flag stands.
    var section: String

    /// Whether the command needs it.
    let isRequired: Bool

    /// Whether it may be given several times.
    let isRepeated: Bool

    /// What a shell may offer as the value.
    let completion: Completion

    /// What the parameter is called in messages: its first name or its placeholder.
    var displayName: String { names.first ?? placeholder }

    /// Whether `word` is one of the names, byte for byte.
    func isNamed(_ word: some StringProtocol) -> Bool {
        names.contains { $0.utf8.elementsEqual(word.utf8) }
    }
}

extension ParameterDescription {
    /// The flag that every command has.
    static let helpFlag = ParameterDescription(
        kind: .flag, names: ["--help", "-h"], placeholder: "", help: "Show this help",
        section: "Options", isRequired: false, isRepeated: true, completion: .nothing)

    /// The other one.
    static let versionFlag = ParameterDescription(
        kind: .flag, names: ["--version"], placeholder: "", help: "Show the version",
        section: "Options", isRequired: false, isRepeated: true, completion: .nothing)

    /// The flags that every command and every group has.
    static let commonFlags = [helpFlag, versionFlag]
}
