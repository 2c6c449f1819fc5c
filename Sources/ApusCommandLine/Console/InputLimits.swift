/// How much the tool reads of texts that come from outside.
///
/// A text of either length has more tokens than the context of any model.
enum InputLimits {
    /// The bytes of standard input or of a file.
    static let textBytes = 64 << 20

    /// The bytes of a message of a chat, with the lines that continue it.
    static let messageBytes = 1 << 20

    /// The bytes of a line with a document.
    static let documentBytes = 4 << 20
}
