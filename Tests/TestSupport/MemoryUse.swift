import Foundation

/// What the system says of this process's memory.
public enum MemoryUse {
    /// The largest resident size so far, in bytes; 0 where the system does not say.
    public static var peakBytes: Int {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let kibibytes = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
        return (kibibytes ?? 0) * 1024
    }
}
