import Foundation
import Synchronization

#if os(macOS) || os(Linux)
    /// A program that runs to its end while the caller waits without holding a thread.
    enum Subprocess {
        /// How a program ended.
        struct Outcome: Sendable {
            let status: Int32
            /// The last line of its standard error that is not empty.
            let lastError: String
        }

        private static let errorByteCount = 1 << 14

        /// The first executable file of that name in the folders of `PATH`.
        static func find(_ name: String, in environment: [String: String]) -> URL? {
            (environment["PATH"] ?? "").split(separator: ":").lazy
                .map { URL(filePath: String($0)).appending(path: name) }
                .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        }

        /// Runs a program without input; its standard error goes to `log`, which is overwritten.
        ///
        /// - Throws: `ApusError` if it cannot be started; `CancellationError` when the task is
        ///   cancelled, after the program has been ended.
        static func run(
            _ program: URL, _ arguments: [String], environment: [String: String], log: URL
        ) async throws -> Outcome {
            let errors = try OpenFile(log, flags: O_RDWR | O_CREAT | O_TRUNC)
            let process = Process()
            process.executableURL = program
            process.arguments = arguments
            process.environment = environment
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle(
                fileDescriptor: errors.descriptor, closeOnDealloc: false)
            let running = Mutex<Int32?>(nil)
            let status: Int32 = try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    process.terminationHandler = { ended in
                        running.withLock { $0 = nil }
                        continuation.resume(returning: ended.terminationStatus)
                    }
                    do {
                        try running.withLock { identifier in
                            try process.run()
                            identifier = process.processIdentifier
                        }
                    } catch {
                        continuation.resume(
                            throwing: ApusError(
                                .toolMissing, subject: program.path, underlying: error))
                    }
                    if Task.isCancelled { end(running) }
                }
            } onCancel: {
                end(running)
            }
            try Task.checkCancellation()
            return Outcome(status: status, lastError: lastLine(of: log))
        }

        /// Ends the program, unless its end has been noticed: then the number may be another's.
        ///
        /// The program inherits the mask of a thread that may hold back every other signal.
        private static func end(_ running: borrowing Mutex<Int32?>) {
            running.withLock { identifier in
                if let identifier { _ = kill(identifier, SIGKILL) }
            }
        }

        private static func lastLine(of log: URL) -> String {
            guard let handle = try? FileHandle(forReadingFrom: log),
                let length = try? handle.seekToEnd(),
                (try? handle.seek(
                    toOffset: length - min(length, UInt64(errorByteCount)))) != nil,
                let bytes = try? handle.read(upToCount: errorByteCount)
            else { return "" }
            return String(decoding: bytes, as: UTF8.self)
                .split(whereSeparator: \.isNewline).last
                .map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
        }
    }
#endif
