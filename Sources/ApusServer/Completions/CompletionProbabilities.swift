import Inference
import OrderedJSON

/// The probabilities of a completion's tokens, in the form that completions have them.
struct CompletionProbabilities: Sendable {
    private let texts: TokenTexts
    /// Where the next token begins in the text, in Unicode scalars.
    private var offset = 0

    init(_ texts: TokenTexts) { self.texts = texts }

    /// The object of the next tokens.
    mutating func json(_ probabilities: [TokenProbability]) -> JSONValue {
        var offsets: [JSONValue] = []
        for probability in probabilities {
            let bytes = texts.bytes(of: probability.token)
            // A token that goes on with a character begins where that does.
            let isContinuation = bytes.first.map(Self.isContinuation) ?? false
            offsets.append(.number(JSONNumber(max(offset - (isContinuation ? 1 : 0), 0))))
            offset += bytes.count { !Self.isContinuation($0) }
        }
        return [
            "tokens": .array(probabilities.map { .string(texts.name(of: $0.token)) }),
            "token_logprobs": .array(probabilities.map { .decimal(Self.logarithm(of: $0)) }),
            "top_logprobs": .array(probabilities.map(likeliest)), "text_offset": .array(offsets),
        ]
    }

    /// The likeliest tokens at a place, and the one that stands there.
    private func likeliest(_ probability: TokenProbability) -> JSONValue {
        var object = JSONObject()
        for alternative in probability.alternatives {
            object[texts.name(of: alternative.token)] = .decimal(alternative.logarithm)
        }
        object[texts.name(of: probability.token)] = .decimal(Self.logarithm(of: probability))
        return .object(object)
    }

    private static func logarithm(of probability: TokenProbability) -> Double {
        probability.logarithm ?? Answer.TokenProbability.unknownLogarithm
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
