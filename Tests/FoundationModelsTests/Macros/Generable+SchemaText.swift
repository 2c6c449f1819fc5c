import Foundation
import FoundationModels

extension Generable {
    /// The type's schema as compact JSON with sorted keys; the order of properties is in `x-order`.
    static func schemaText() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(generationSchema), as: UTF8.self)
    }
}
