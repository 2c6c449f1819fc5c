import Foundation

/// Runs work on a thread with a stack of 512 KB.
func onSmallStack<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        let thread = Thread { continuation.resume(with: Result(catching: work)) }
        thread.stackSize = 512 * 1024
        thread.start()
    }
}
