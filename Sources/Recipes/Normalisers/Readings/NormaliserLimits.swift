/// How much text the normalisers read: a longer one is not understood, so the result is nil.
public struct NormaliserLimits: Sendable {
    /// The longest text of one value (a date, a time, an amount, a period), in UTF-8 bytes.
    public static let valueLength = 512
    /// The longest chat thread, in UTF-8 bytes.
    public static let threadLength = 16 << 20
    /// The most digits of an amount, all of which are kept.
    public static let amountDigits = 28
}
