extension Tokenizer {
    /// The text of tokens; bytes that are no valid UTF-8 become U+FFFD.
    ///
    /// Control and unknown tokens have no text. The space that some vocabularies put in front of a
    /// text stays, because tokens may be the continuation of others.
    public func decode(_ tokens: [Int]) -> String {
        var bytes: [UInt8] = []
        for token in tokens { bytes.append(contentsOf: self.bytes(of: token)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A decoder for tokens that come one at a time.
    public func makeDecoder() -> StreamingDecoder { StreamingDecoder(self) }
}
