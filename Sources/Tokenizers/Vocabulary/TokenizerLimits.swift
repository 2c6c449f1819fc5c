/// The largest vocabularies that are accepted, so that a damaged file cannot cost hours or memory.
public enum TokenizerLimits {
    /// The largest number of tokens, and of merges.
    public static let tokens = 1 << 24
    /// The largest number of bytes of all tokens, and of all merges.
    public static let bytes = 1 << 28
    /// The largest number of bytes of one token; the longest of known models have a few hundred.
    public static let bytesPerToken = 4096
}
