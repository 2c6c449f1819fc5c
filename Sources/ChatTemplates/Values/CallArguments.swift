/// The arguments of a call, evaluated.
struct CallArguments {
    var positional: [Value] = []
    var named: [(name: String, value: Value)] = []

    var isEmpty: Bool { positional.isEmpty && named.isEmpty }

    /// The arguments in the order of the parameters; nil where one is not given.
    ///
    /// - Parameters:
    ///   - parameters: The names of all parameters.
    ///   - required: The number of parameters, from the first, that must be given.
    ///   - callee: The name for the error.
    /// - Returns: As many values as there are parameters.
    /// - Throws: An error if arguments are missing, unknown, or given twice.
    func bound(
        to parameters: [String], required: Int = 0, of callee: String
    ) throws(ChatTemplateError) -> [Value?] {
        var result = [Value?](repeating: nil, count: parameters.count)
        guard positional.count <= parameters.count else {
            throw ChatTemplateError(
                .invalidArguments, "too many arguments for `\(callee)`",
                expected: "at most \(parameters.count)", found: "\(positional.count)")
        }
        for (index, value) in positional.enumerated() { result[index] = value }
        for (name, value) in named {
            guard let index = parameters.firstIndex(of: name) else {
                throw ChatTemplateError(
                    .invalidArguments, "`\(callee)` has no parameter `\(name)`")
            }
            guard result[index] == nil else {
                throw ChatTemplateError(
                    .invalidArguments, "`\(callee)` is given `\(name)` twice")
            }
            result[index] = value
        }
        for index in 0..<required where result[index] == nil {
            throw ChatTemplateError(
                .invalidArguments, "`\(callee)` lacks its argument `\(parameters[index])`")
        }
        return result
    }

    /// Refuses any arguments.
    func none(of callee: String) throws(ChatTemplateError) {
        _ = try bound(to: [], of: callee)
    }
}
