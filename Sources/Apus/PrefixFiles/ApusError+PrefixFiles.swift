extension ApusError.Code {
    /// A file is no saved prefix, or a damaged one.
    public static let invalidPrefix = Self(rawValue: "invalidPrefix")

    /// A saved prefix belongs to another model, another form of the cache or another version.
    public static let foreignPrefix = Self(rawValue: "foreignPrefix")
}
