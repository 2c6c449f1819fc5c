#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Runs work on a thread whose stack holds the deepest recursion that the limits allow.
///
/// Threads that callers bring, such as those of Swift's concurrency, have stacks of widely
/// different sizes; with one of known size, the limits alone decide what a template may do.
enum DeepStack {
    #if DEBUG
        private static let bytesPerLevel = 64 << 10
    #else
        private static let bytesPerLevel = 8 << 10
    #endif

    /// The work and its outcome, handed to the thread and back.
    private final class Job {
        let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }
    }

    /// Runs `body` while the caller waits.
    ///
    /// - Parameters:
    ///   - limits: The limits that bound the recursion of `body`.
    ///   - body: The work.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws, or an error if the system has no thread to give.
    static func run<Result>(
        _ limits: ChatTemplateLimits,
        _ body: @escaping () throws(ChatTemplateError) -> Result
    ) throws(ChatTemplateError) -> Result {
        var outcome: Swift.Result<Result, ChatTemplateError>?
        let job = Job {
            do throws(ChatTemplateError) {
                outcome = .success(try body())
            } catch {
                outcome = .failure(error)
            }
        }
        // The job lives until `join` has returned, and only the thread touches it until then.
        withExtendedLifetime(job) {
            join(Unmanaged.passUnretained(job).toOpaque(), stackBytes: stackBytes(limits))
        }
        guard let outcome else {
            throw ChatTemplateError(
                .limitExceeded, "no thread could be started for the chat template",
                hint: "lower the depths in `ChatTemplateLimits` or free memory")
        }
        return try outcome.get()
    }

    private static func stackBytes(_ limits: ChatTemplateLimits) -> Int {
        let levels = [limits.evaluationDepth, limits.syntaxDepth, limits.valueDepth]
            .map { min(max($0, 0), 1 << 16) }.reduce(0, max)
        // Whole pages, whatever their size.
        let page = 64 << 10
        return (2 << 20) + (levels * bytesPerLevel + page - 1) / page * page
    }

    /// Runs the job on a new thread and waits for its end; does nothing if there is no thread.
    private static func join(_ job: UnsafeMutableRawPointer, stackBytes: Int) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return }
        if pthread_attr_setstacksize(&attributes, stackBytes) == 0 {
            #if canImport(Darwin)
                var thread: pthread_t?
                let code = pthread_create(&thread, &attributes, startOnDarwin, job)
                if code == 0, let thread { pthread_join(thread, nil) }
            #else
                var thread: pthread_t = 0
                let code = pthread_create(&thread, &attributes, start, job)
                if code == 0 { pthread_join(thread, nil) }
            #endif
        }
        pthread_attr_destroy(&attributes)
    }

    private static let start:
        @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
            if let job = $0 { Unmanaged<Job>.fromOpaque(job).takeUnretainedValue().body() }
            return nil
        }

    #if canImport(Darwin)
        private static let startOnDarwin:
            @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { start($0) }
    #endif
}
