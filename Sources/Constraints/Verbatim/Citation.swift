/// A copied value and everywhere it stands in the sources.
public struct Citation: Sendable, Hashable {
    /// One place where the value stands.
    public struct Occurrence: Sendable, Hashable {
        /// The name of the source.
        public let source: String
        /// The position in UTF-8 bytes of the source's text.
        public let bytes: Range<Int>
        /// The position in Unicode scalars of the source's text.
        public let unicodeScalars: Range<Int>
        /// The position in UTF-16 code units of the source's text.
        public let utf16: Range<Int>
    }

    /// The value, free of quotes and escapes; byte for byte the text of each occurrence.
    public let text: String
    /// Every place that the rule allows, in the order of the sources and of their texts; never empty.
    public let occurrences: [Occurrence]

    /// The occurrence that was taken, if that is determined: the only one there is.
    ///
    /// Spans with the same bytes are the same value, so nothing tells apart several; callers that
    /// need one position use the first of `occurrences`.
    public var taken: Occurrence? { occurrences.count == 1 ? occurrences[0] : nil }
}
