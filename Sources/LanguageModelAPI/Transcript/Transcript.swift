/// What was said in a session, in order: instructions, prompts, tool calls and responses.
///
/// It is a collection of entries that can be changed, and is read and written as JSON in the form
/// that Apple's framework uses.
public struct Transcript: Sendable, Equatable {
    package var entries: [Entry]

    /// Creates an empty transcript.
    public init() { entries = [] }

    /// Creates a transcript of entries.
    ///
    /// - Parameter entries: The entries, in order.
    public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
}

extension Transcript: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    /// A position in the transcript.
    public typealias Index = Int

    /// The position of the first entry.
    public var startIndex: Int { entries.startIndex }
    /// The position after the last entry.
    public var endIndex: Int { entries.endIndex }

    /// The entry at a position.
    ///
    /// - Parameter index: A position of an entry.
    public subscript(index: Int) -> Entry {
        get { entries[index] }
        _modify { yield &entries[index] }
    }

    /// Replaces entries by others.
    ///
    /// - Parameters:
    ///   - subrange: The positions of the entries to replace.
    ///   - newElements: The entries that take their place.
    public mutating func replaceSubrange(
        _ subrange: Range<Int>, with newElements: some Collection<Entry>
    ) {
        entries.replaceSubrange(subrange, with: newElements)
    }
}
