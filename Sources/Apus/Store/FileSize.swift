import Foundation

enum FileSize {
    static func of(_ url: URL) throws -> Int64 {
        let attributes = try FileManager.default.attributesOfItem(
            atPath: url.resolvingSymlinksInPath().path)
        return (attributes[.size] as? NSNumber)?.int64Value ?? 0
    }
}
extension ModelRecord {
    static func read(beside url: URL) -> ModelRecord? { nil }
}
