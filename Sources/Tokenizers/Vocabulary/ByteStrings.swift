/// Many byte strings in one allocation.
///
/// A vocabulary has hundreds of thousands of short strings. Here they lie end to end in one array,
/// and string `i` is `bytes[offsets[i]..<offsets[i + 1]]`. They are bytes rather than `String`
/// because tokens may be parts of characters, and because two canonically equivalent strings are
/// different tokens.
public struct ByteStrings: Sendable, RandomAccessCollection {
    /// The bytes of all strings, end to end.
    public let bytes: [UInt8]
    /// Where each string begins, and last the end of the final string.
    public let offsets: [Int]

    /// No strings.
    public init() {
        bytes = []
        offsets = [0]
    }

    /// Strings that already lie end to end.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of all strings.
    ///   - offsets: One more offset than there are strings: from 0, never decreasing, up to
    ///     `bytes.count`. Anything else is a bug of the caller and stops the program.
    /// - Complexity: O(number of strings).
    public init(bytes: [UInt8], offsets: [Int]) {
        precondition(
            offsets.first == 0 && offsets.last == bytes.count,
            "the offsets must run from 0 to the number of bytes")
        precondition(
            zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 },
            "the offsets must not decrease")
        self.bytes = bytes
        self.offsets = offsets
    }

    /// Copies the given strings into one allocation.
    ///
    /// - Complexity: O(total number of bytes).
    public init(_ strings: some Sequence<some Sequence<UInt8>>) {
        var bytes: [UInt8] = []
        var offsets = [0]
        for string in strings {
            bytes.append(contentsOf: string)
            offsets.append(bytes.count)
        }
        self.bytes = bytes
        self.offsets = offsets
    }

    /// Always 0.
    public var startIndex: Int { 0 }

    /// The number of strings.
    public var endIndex: Int { offsets.count - 1 }

    /// The bytes of one string.
    ///
    /// - Complexity: O(1), without copying.
    public subscript(position: Int) -> ArraySlice<UInt8> {
        bytes[offsets[position]..<offsets[position + 1]]
    }

    /// Calls `body` with the bytes of one string; the pointer is valid only during the call.
    ///
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    /// - Complexity: O(1) besides `body`.
    public func withUnsafeBytes<Result>(
        of position: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        let range = offsets[position]..<offsets[position + 1]
        return try bytes.withUnsafeBufferPointer { try body(.init(rebasing: $0[range])) }
    }
}
