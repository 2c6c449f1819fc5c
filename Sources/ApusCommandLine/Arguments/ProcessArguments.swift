/// The words of the process's command line.
enum ProcessArguments {
    /// Reads the words as UTF-8; `CommandLine.arguments` would repair what is not.
    ///
    /// - Throws: `invalidUTF8` with the word's position, the command's name being 0.
    static func read() throws(CommandLineError) -> [String] {
        let pointers = UnsafeBufferPointer(
            start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        var words: [String] = []
        for (position, pointer) in pointers.enumerated() {
            guard let pointer, let word = String(validatingCString: pointer) else {
                throw CommandLineError(
                    .usage(.invalidUTF8(position: position), commandPath: "apus"))
            }
            words.append(word)
        }
        return words
    }
}
