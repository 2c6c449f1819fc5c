/// The status with which the tool ends.
enum ExitCode: Int32, Sendable {
    case done = 0
    case failed = 1
    case usage = 2
    case noModel = 3
    case contextExceeded = 4
    /// 128 and the number of `SIGINT`, as shells report it.
    case interrupted = 130
}
