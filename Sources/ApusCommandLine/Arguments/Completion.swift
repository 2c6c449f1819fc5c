/// What a shell may offer while a value is being typed.
enum Completion: Sendable, Hashable {
    /// Nothing: the value is free text or a number.
    case nothing
    /// Names of files.
    case file
    /// Names of models that can be pulled.
    case model
    /// Names of models, and of the files in the folder of the models.
    case installedModel
    /// All names of models, and of files.
    case modelOrFile
    /// The given words.
    case words([String])
}
