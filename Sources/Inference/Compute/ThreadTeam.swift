import CKernels

/// A persistent team of threads for the kernels; the calling thread is one of them.
///
/// Not `Sendable`: the calls on one team must not overlap.
final class ThreadTeam {
    let handle: OpaquePointer
    let count: Int

    /// Starts a team of `threads`, or nil for as many as processors this process may use.
    init(threads: Int?) throws(InferenceError) {
        let count = threads ?? Int(ck_available_processors())
        guard (1...256).contains(count) else {
            throw InferenceError(.invalidOption, "threads", expected: "1 to 256", found: "\(count)")
        }
        guard let handle = ck_team_create(Int32(count)) else {
            throw InferenceError(
                .outOfResources, "\(count) threads", hint: "ask for fewer threads")
        }
        self.handle = handle
        self.count = count
    }

    deinit { ck_team_destroy(handle) }
}
