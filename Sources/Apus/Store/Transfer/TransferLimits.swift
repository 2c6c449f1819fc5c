/// How long and how often a transfer tries before it gives up.
public struct TransferLimits: Sendable {
    /// How long a connection may bring nothing before it counts as broken.
    public var stall: Duration = .seconds(30)

    /// How many attempts in a row may fail without bringing `progressByteCount` more bytes.
    public var attempts = 5

    /// How many new bytes make an attempt count as progress.
    public var progressByteCount: Int64 = 1 << 20

    /// The pause after the first failed attempt; it doubles with every further one.
    public var firstPause: Duration = .seconds(1)

    /// The longest pause, also when the server asks for a longer one: then the pull fails.
    public var longestPause: Duration = .seconds(60)

    /// How many redirects in a row are followed.
    public var redirects = 10

    /// The largest file that is taken, in bytes.
    public var fileByteCount: Int64 = 1 << 36

    /// How often the lock of another pull is looked at.
    public var lockPolling: Duration = .milliseconds(200)

    /// The usual limits.
    public init() {}
}
