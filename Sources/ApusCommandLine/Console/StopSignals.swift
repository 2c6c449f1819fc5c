import Dispatch
import Foundation

/// Waits for someone to stop the tool, by Ctrl-C (`SIGINT`) or by `SIGTERM`.
enum StopSignals {
    /// Returns at the first signal; after that, Ctrl-C ends the process at once.
    static func wait() async {
        let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
        signal(SIGTERM, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .global())
        source.setEventHandler { continuation.yield() }
        source.resume()
        defer { source.cancel() }
        await InterruptMonitor.shared.withAction {
            continuation.yield()
        } _: {
            for await _ in signals { return }
        }
    }
}
