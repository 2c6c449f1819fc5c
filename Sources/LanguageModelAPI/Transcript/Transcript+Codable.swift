import Foundation
import OrderedJSON

/// The JSON form is Apple's, as its framework writes it: an object with `type`, `version` and
/// `transcript`, whose `entries` each have an `id` and a `role`. Of the two versions, `1` (26) and
/// `"1.1"` (27), both are read and the later is written. Keys that Apple has not been seen to write
/// (greedy and nucleus sampling, reasoning signatures, attachments) are this package's own.
extension Transcript: Codable {
    /// Writes the transcript in Apple's JSON form.
    ///
    /// - Parameter encoder: Where to write.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        try CodableJSON(value: jsonValue).encode(to: encoder)
    }

    /// Reads a transcript from Apple's JSON form, of either version; unknown keys are ignored.
    ///
    /// - Parameter decoder: Where to read.
    /// - Throws: `DecodingError` if a part is missing or is not what it should be.
    public init(from decoder: any Decoder) throws {
        let value = try CodableJSON(from: decoder).value
        try self.init(jsonValue: value, codingPath: decoder.codingPath)
    }
}
