extension Transcript {
    /// The conversation without the leading instructions; changing it changes the transcript.
    public var history: HistoryView {
        get { HistoryView(entries: entries[historyStart...]) }
        set { entries.replaceSubrange(historyStart..., with: newValue.entries) }
    }

    private var historyStart: Int {
        if case .instructions = entries.first { 1 } else { 0 }
    }

    /// The entries of a conversation without the leading instructions.
    public struct HistoryView: Sendable {
        /// A position in the view.
        public struct Index: Sendable, Hashable {
            let offset: Int
        }

        var entries: ArraySlice<Entry>
    }
}

extension Transcript.HistoryView.Index: Strideable {
    /// The number of entries from this position to another.
    ///
    /// - Parameter other: The other position.
    /// - Returns: How far the other is behind this one.
    public func distance(to other: Self) -> Int { other.offset - offset }

    /// The position some entries further.
    ///
    /// - Parameter n: The number of entries.
    /// - Returns: The position.
    public func advanced(by n: Int) -> Self { Self(offset: offset + n) }
}

extension Transcript.HistoryView:
    RandomAccessCollection, MutableCollection, RangeReplaceableCollection
{
    /// What the view is made of.
    public typealias Element = Transcript.Entry
    /// A part of a view is a view.
    public typealias SubSequence = Transcript.HistoryView

    /// Creates an empty view.
    public init() { entries = [] }

    /// The position of the first entry.
    public var startIndex: Index { Index(offset: entries.startIndex) }
    /// The position after the last entry.
    public var endIndex: Index { Index(offset: entries.endIndex) }

    /// The entry at a position.
    ///
    /// - Parameter position: A position of an entry.
    public subscript(position: Index) -> Transcript.Entry {
        get { entries[position.offset] }
        set { entries[position.offset] = newValue }
    }

    /// The entries at some positions.
    ///
    /// - Parameter bounds: The positions.
    public subscript(bounds: Range<Index>) -> Transcript.HistoryView {
        get { Self(entries: entries[bounds.lowerBound.offset..<bounds.upperBound.offset]) }
        set {
            entries[bounds.lowerBound.offset..<bounds.upperBound.offset] = newValue.entries
        }
    }

    /// Replaces entries by others.
    ///
    /// - Parameters:
    ///   - subrange: The positions of the entries to replace.
    ///   - newElements: The entries that take their place.
    public mutating func replaceSubrange(
        _ subrange: Range<Index>, with newElements: some Collection<Transcript.Entry>
    ) {
        let range = subrange.lowerBound.offset..<subrange.upperBound.offset
        entries.replaceSubrange(range, with: newElements)
    }
}

extension Transcript.HistoryView: ExpressibleByArrayLiteral {
    /// Creates a view of entries.
    ///
    /// - Parameter elements: The entries, in order.
    public init(arrayLiteral elements: Transcript.Entry...) { entries = elements[...] }
}
