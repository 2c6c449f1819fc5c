/// Reads the words after a command's name into its parameters.
///
/// Conventions (POSIX.1-2017, section 12.2, and GNU long options): `--name value`,
/// `--name=value`, `-n value`, `-nvalue`, `-n=value`, flags of one letter together (`-ab`), `--`
/// before words that are arguments whatever they begin with, `-` alone as an argument. Options
/// and arguments may stand in any order.
struct ArgumentParser<Root> {
    /// What the words ask for.
    enum Outcome {
        case values(Root)
        case help
        case version
    }

    /// The command's words as the user types them: `apus models pull`.
    let commandPath: String
    let parameters: [Parameter<Root>]

    private var values: Root
    private var given: Set<Int> = []
    /// The indices of the arguments that still may be given.
    private var positions: [Int]

    /// Creates a parser that starts from the defaults in `root`.
    init(commandPath: String, parameters: [Parameter<Root>], root: Root) {
        self.commandPath = commandPath
        self.parameters = parameters
        values = root
        positions = parameters.indices.filter { parameters[$0].description.kind == .argument }
    }

    /// Reads all words.
    ///
    /// - Returns: The values, or what `--help` or `--version` asks for if it stands before any
    ///   mistake.
    /// - Throws: `CommandLineError` for the first mistake.
    mutating func parse(_ words: ArraySlice<String>) throws(CommandLineError) -> Outcome {
        var words = words
        while let word = words.popFirst() {
            let bytes = word.utf8
            if bytes.elementsEqual("--".utf8) {
                for word in words { try storeArgument(word) }
                break
            } else if ParameterDescription.helpFlag.isNamed(word) {
                return .help
            } else if ParameterDescription.versionFlag.isNamed(word) {
                return .version
            } else if bytes.starts(with: "--".utf8) {
                try readLongName(word, &words)
            } else if bytes.first == UInt8(ascii: "-"), bytes.count > 1 {
                if try readShortNames(word, &words) == .foundHelp { return .help }
            } else {
                try storeArgument(word)
            }
        }
        try checkComplete()
        return .values(values)
    }

    // MARK: Names

    private mutating func readLongName(
        _ word: String, _ rest: inout ArraySlice<String>
    ) throws(CommandLineError) {
        // By bytes: a combining mark after `=` would hide it from a search by characters.
        let end = word.utf8.firstIndex(of: UInt8(ascii: "="))
        let name = String(word[..<(end ?? word.endIndex)])
        let attached = end.map { String(word[word.utf8.index(after: $0)...]) }
        let index = try index(named: name, in: word)
        switch parameters[index].description.kind {
        case .flag:
            guard attached == nil else { throw usageError(.valueForFlag(name: name)) }
            try store("", at: index, name: name)
        case .option, .argument:
            try store(value(of: name, attached: attached, &rest), at: index, name: name)
        }
    }

    private enum ShortNames { case read, foundHelp }

    private mutating func readShortNames(
        _ word: String, _ rest: inout ArraySlice<String>
    ) throws(CommandLineError) -> ShortNames {
        var letters = word.unicodeScalars.dropFirst()
        while let letter = letters.popFirst() {
            let name = "-\(letter)"
            if ParameterDescription.helpFlag.isNamed(name) { return .foundHelp }
            let index = try index(named: name, in: word)
            if parameters[index].description.kind == .flag {
                if letters.first == "=" { throw usageError(.valueForFlag(name: name)) }
                try store("", at: index, name: name)
            } else {
                if letters.first == "=" { letters.removeFirst() }
                let attached = letters.isEmpty ? nil : String(letters)
                try store(value(of: name, attached: attached, &rest), at: index, name: name)
                break
            }
        }
        return .read
    }

    private func index(named name: String, in word: String) throws(CommandLineError) -> Int {
        if let index = parameters.firstIndex(where: { $0.description.isNamed(name) }) {
            return index
        }
        // Not shown, because it may be a prompt.
        if word.unicodeScalars.contains(where: \.properties.isWhitespace) {
            throw usageError(.textBeginsWithDash)
        }
        let names =
            parameters.flatMap(\.description.names)
            + ParameterDescription.commonFlags.flatMap(\.names)
        throw usageError(
            .unknownOption(name: name, suggestion: Suggestion.nearest(to: name, in: names)))
    }

    // MARK: Values

    private func value(
        of name: String, attached: String?, _ rest: inout ArraySlice<String>
    ) throws(CommandLineError) -> String {
        if let attached { return attached }
        // A known name after an option is a forgotten value, not the value.
        guard let next = rest.first, !isKnownName(next) else {
            // Without its value, which may be a prompt.
            throw usageError(.missingValue(name: name, found: rest.first?.beforeEqualsSign))
        }
        rest.removeFirst()
        return next
    }

    private func isKnownName(_ word: String) -> Bool {
        let name = word.beforeEqualsSign
        return word.utf8.elementsEqual("--".utf8)
            || ParameterDescription.commonFlags.contains { $0.isNamed(name) }
            || parameters.contains { $0.description.isNamed(name) }
    }

    private mutating func storeArgument(_ word: String) throws(CommandLineError) {
        guard let index = positions.first else {
            throw usageError(.tooManyArguments(names: argumentNames))
        }
        if !parameters[index].description.isRepeated { positions.removeFirst() }
        try store(word, at: index, name: parameters[index].description.displayName)
    }

    private mutating func store(
        _ text: String, at index: Int, name: String
    ) throws(CommandLineError) {
        let isFirst = given.insert(index).inserted
        guard isFirst || parameters[index].description.isRepeated else {
            throw usageError(.givenTwice(name: parameters[index].description.displayName))
        }
        if case .refused(let expectation) = parameters[index].store(&values, text) {
            throw usageError(.invalidValue(name: name, expectation: expectation, found: text))
        }
    }

    private func checkComplete() throws(CommandLineError) {
        for (index, parameter) in parameters.enumerated()
        where parameter.description.isRequired && !given.contains(index) {
            throw usageError(.missing(name: parameter.description.displayName))
        }
    }

    private var argumentNames: [String] {
        parameters.map(\.description).filter { $0.kind == .argument }.map(\.placeholder)
    }

    private func usageError(_ problem: UsageProblem) -> CommandLineError {
        CommandLineError(.usage(problem, commandPath: commandPath))
    }
}

extension String {
    /// A word without a value that is attached to it, by bytes: a combining mark after `=` would
    /// hide it from a search by characters.
    var beforeEqualsSign: String {
        String(decoding: utf8.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    }
}
