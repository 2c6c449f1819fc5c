import Constraints
import OrderedJSON

/// Puts the places of quotes into a document while it is written.
///
/// A model writes the array of places empty; see ``QuoteSchema``. An array is held back until it is known
/// to be the empty one of a quote, so that nothing that was shown changes.
struct QuoteFiller {
    /// What comes between the text of a quote and its places.
    private static let gap = Array(#", "occurrences": "#.utf8)

    /// The end of what the model wrote, long enough to know a gap.
    private var tail: [UInt8] = []
    /// How many bytes the model wrote.
    private var count = 0
    /// Whether the bracket that opens an array of places is held back.
    private var holdsBracket = false

    /// Takes the next piece of what the model writes, and gives back what to show.
    ///
    /// - Parameters:
    ///   - piece: The piece, of whole characters.
    ///   - values: The values copied so far, with their places in the document as the model writes it.
    /// - Returns: The text, whose arrays of places are filled.
    mutating func push(_ piece: String, values: () -> [VerbatimValue]) -> String {
        var shown: [UInt8] = []
        for byte in piece.utf8 {
            if holdsBracket {
                shown.append(UInt8(ascii: "["))
                if byte == UInt8(ascii: "]") { shown += places(values()) }
            }
            holdsBracket = byte == UInt8(ascii: "[") && tail == Self.gap
            if !holdsBracket { shown.append(byte) }
            tail = (tail + CollectionOfOne(byte)).suffix(Self.gap.count)
            count += 1
        }
        return String(decoding: shown, as: UTF8.self)
    }

    /// The places of the quote whose array has just been opened; nothing if it is not a quote's.
    private func places(_ values: [VerbatimValue]) -> String.UTF8View {
        let end = count - 1 - Self.gap.count
        let quote = values.last { $0.byteRange.upperBound == end }
        return (quote?.citation.occurrences ?? []).map { $0.json.jsonText(.spaced) }
            .joined(separator: ", ").utf8
    }
}
