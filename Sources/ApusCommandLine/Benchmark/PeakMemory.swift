import Foundation

/// The most memory that the process has taken so far.
enum PeakMemory {
    /// Bytes in memory at most, pages of mapped files included; nil where the system does not say.
    static var bytes: Int? {
        #if os(Linux)
            // `getrusage` counts what the program before `exec` took, too.
            guard let status = FileManager.default.contents(atPath: "/proc/self/status") else {
                return nil
            }
            let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
                .first { $0.hasPrefix("VmHWM:") }
            return line?.split(whereSeparator: \.isWhitespace).dropFirst().first
                .flatMap { Int($0) }.map { $0 * 1024 }
        #elseif canImport(Darwin)
            var usage = rusage()
            return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : nil
        #else
            return nil
        #endif
    }
}
