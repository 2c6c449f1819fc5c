/// How long what a model writes may become where the schema sets no bound.
///
/// Without them a model can write digits or characters until its budget ends.
public struct GenerationBounds: Sendable, Hashable {
    /// The most Unicode scalars of a string without `maxLength`, `pattern` or `format`; nil for no bound.
    public var stringLength: Int?
    /// The most Unicode scalars of a key that the schema does not name; nil for no bound.
    public var keyLength: Int?
    /// The most digits of a number, before and after the point each; nil for no bound.
    ///
    /// Integers of 18 digits fit into 64 bits, so that they can be read as `Int`.
    public var digits: Int?

    /// Creates bounds.
    ///
    /// - Parameters:
    ///   - stringLength: The most Unicode scalars of a string.
    ///   - keyLength: The most Unicode scalars of a key.
    ///   - digits: The most digits of a number.
    public init(stringLength: Int? = 4096, keyLength: Int? = 64, digits: Int? = 18) {
        self.stringLength = stringLength
        self.keyLength = keyLength
        self.digits = digits
    }

    /// No bounds beyond the schema's own.
    public static let none = GenerationBounds(stringLength: nil, keyLength: nil, digits: nil)
}
