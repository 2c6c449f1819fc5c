/// How deeply documents from outside may be nested.
///
/// Content and schemas are trees that functions follow by calling themselves. These depths leave
/// room on a stack of 512 KB, which some threads have, even without optimisation.
enum NestingLimits {
    /// The number of arrays and objects of a JSON text that may be open at once.
    static let content = 128
    /// The number of schemas of a document that may be nested in each other.
    static let schemas = 64
}
