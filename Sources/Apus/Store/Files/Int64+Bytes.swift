extension Int64 {
    /// The number with its noun: `1 byte`, `2 bytes`.
    var inBytes: String { self == 1 ? "1 byte" : "\(self) bytes" }
}
