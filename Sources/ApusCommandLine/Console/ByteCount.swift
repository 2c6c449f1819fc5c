import Foundation

/// Sizes as people read them: decimal units, as disks and networks use them.
enum ByteCount {
    /// `98.1 MB`, `512 B`.
    static func text(_ count: Int64) -> String {
        guard count >= 1000 else { return "\(count) B" }
        var value = Double(count)
        var unit = 0
        // 999.95 would be rounded up to 1000.0.
        while value >= 999.95, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        return "\(String(format: "%.1f", value)) \(units[unit])"
    }

    private static let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]
}
