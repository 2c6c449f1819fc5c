import Foundation

/// A serial queue that holds up whoever adds to it while it is far behind.
///
/// Foundation on Linux reads from the network as fast as it can and queues every piece for the
/// delegate, so a disk slower than the network would fill the memory with pieces of the file.
/// A caller is held up for a bounded time only, because the operations themselves may wait for the
/// caller's thread: cancelling a task does.
///
/// Sendable like its superclass, as it has no state of its own.
final class BoundedOperationQueue: OperationQueue, @unchecked Sendable {
    /// Pieces are up to 16 KiB long, so this is 4 MiB.
    private static let backlog = 256
    private static let checks = 50
    private static let microsecondsPerCheck: UInt32 = 1000

    override init() {
        super.init()
        maxConcurrentOperationCount = 1
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        for _ in 0..<Self.checks where operationCount > Self.backlog {
            usleep(Self.microsecondsPerCheck)
        }
        super.addOperation(block)
    }
}
