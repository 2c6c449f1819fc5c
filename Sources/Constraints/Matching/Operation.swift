/// One step of a compiled grammar.
///
/// Each node is a routine of operations that ends with `finish`, which returns to the frame on
/// the stack. Operations up to `verbatim` wait for bytes; the others are done without any.
struct Operation: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable, Sendable {
        /// The end of the document; waits for bytes that cannot come.
        case accept
        /// Waits for literal bytes: `first` is where they start, `second` how many there are.
        case bytes
        /// Waits for white space, at most `first` bytes, or what comes next.
        case space
        /// Waits for a lexeme: `first` is the start row, `second` the class map.
        case lexeme
        /// Waits for a string of `first` to `second` scalars.
        case string
        /// Waits for a span of the verbatim index `first`.
        case verbatim
        /// Waits for a declared key of the object `first`.
        case key
        /// Waits for a key of the key class `first`.
        case otherKey

        /// Returns to the frame on the stack.
        case finish
        /// Goes on at `first`.
        case jump
        /// Runs the routine at `first`, then goes on.
        case call
        /// Goes on at each of `second` operations listed from `first` on.
        case fork
        /// Starts the repetition `first`.
        case repeatFirst
        /// Starts the array `first`, after its bracket.
        case arrayFirst
        /// Starts the object `first`, after its brace.
        case objectFirst
        /// Notes that the object `second` is open, or, if that is negative, that a value begins which
        /// may be null, the one `-1 - second`; then goes on at `first`.
        case mark

        /// In a frame: an iteration of the repetition `first` is over.
        case repeatNext
        /// In a frame: an item of the array `first` is over.
        case arrayNext
        /// In a frame: the next item of the array `first` begins.
        case arrayItem
        /// In a frame: a member of the object `first` is over.
        case objectNext
        /// In a frame: the next key of the object `first` begins.
        case objectKeys
    }

    var kind: Kind
    var next: Int32 = 0
    var first: Int32 = 0
    var second: Int32 = 0
}

extension Operation.Kind {
    /// Whether the operation keeps what it has to know in the frame that returns to it.
    var readsFrame: Bool { rawValue >= Operation.Kind.repeatNext.rawValue }
}
