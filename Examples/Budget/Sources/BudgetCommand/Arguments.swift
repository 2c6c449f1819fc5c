import Budget

/// The words of a command line after the command's name.
struct Arguments: Sendable {
    /// The words that are not options, in their order.
    private(set) var positional: [String] = []
    /// The values of each option, in their order; an empty text for a flag.
    private var values: [String: [String]] = [:]
    /// Whether `--help` was given.
    private(set) var asksForHelp = false

    /// Reads words: `--name value`, `--name=value`, flags, and `--` before arguments.
    init(_ words: ArraySlice<String>, options: [Option]) throws(BudgetError) {
        var words = words
        while let word = words.popFirst() {
            if word == "--" {
                positional += words
                return
            }
            if word == "--help" || word == "-h" {
                asksForHelp = true
                return
            }
            guard word.hasPrefix("-"), word.utf8.count > 1, !Self.isNumber(word) else {
                positional.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard let option = options.first(where: { $0.name == name }) else {
                throw BudgetError(
                    .usage, expected: "an option of the command", found: "`\(name)`",
                    hint: "`--help` lists the options")
            }
            if option.placeholder == nil {
                guard parts.count == 1 else {
                    throw BudgetError(.usage, at: "`\(name)`", expected: "no value")
                }
                values[name, default: []].append("")
            } else if parts.count == 2 {
                values[name, default: []].append(String(parts[1]))
            } else if let value = words.popFirst() {
                values[name, default: []].append(value)
            } else {
                throw BudgetError(.usage, at: "`\(name)`", expected: "a value")
            }
        }
    }

    /// `-5` is an argument, not an option.
    private static func isNumber(_ word: String) -> Bool {
        word.dropFirst().first?.isNumber == true
    }

    /// Whether a flag was given.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The value of an option, the last if it was given more than once.
    func value(_ name: String) -> String? { values[name]?.last }

    /// All values of an option.
    func allValues(_ name: String) -> [String] { values[name] ?? [] }
}
