/// Why a GGUF file could not be opened, or did not hold what was asked of it.
///
/// `description` says what is wrong, what was expected and found, where, and what to do:
/// ```
/// tensor `blk.0.attn_q.weight`: the data offset is not aligned: expected a multiple of 32,
/// found 16 (in `model.gguf`, at byte 812); the file may be cut off or damaged; fetch it again
/// ```
public struct GGUFError: Error, Sendable, Hashable {
    /// What kind of failure this is; new kinds may be added.
    public struct Code: Sendable, Hashable, RawRepresentable {
        /// The kind's name, such as `truncatedHeader`.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What kind of failure this is.
    public let code: Code

    /// What is wrong, as a clause without its place.
    public let problem: String

    /// What the file should have held there, if that says more.
    public let expected: String?

    /// What it held instead, if that says more.
    public let found: String?

    /// The path of the file, or nil for bytes that were never a file.
    public let path: String?

    /// Where in the file the failure shows, in bytes from its start, if it has one place.
    public let byteOffset: Int?

    /// The metadata key concerned, if any.
    public internal(set) var key: String?

    /// The name of the tensor concerned, if any.
    public internal(set) var tensor: String?

    /// What to do about it, if there is something.
    public let hint: String?

    init(
        _ code: Code, _ problem: String, expected: String? = nil, found: String? = nil,
        path: String?, byteOffset: Int? = nil, key: String? = nil, tensor: String? = nil,
        hint: String? = nil
    ) {
        self.code = code
        self.problem = problem
        self.expected = expected
        self.found = found
        self.path = path
        self.byteOffset = byteOffset
        self.key = key
        self.tensor = tensor
        self.hint = hint
    }

    /// The same failure, concerning the value of `key`.
    func naming(key: String) -> GGUFError {
        var named = self
        named.key = key
        return named
    }

    /// The same failure, concerning the tensor `name`.
    func naming(tensor name: String) -> GGUFError {
        var named = self
        named.tensor = name
        return named
    }
}
