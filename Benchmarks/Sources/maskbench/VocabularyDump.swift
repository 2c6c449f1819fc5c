import ConformanceSupport
import Foundation
import OrderedJSON

/// A vocabulary as JSON, for peers: each token's bytes in hexadecimal, and the end tokens.
struct VocabularyDump {
    private let vocabulary: ConformanceVocabulary

    init(_ vocabulary: ConformanceVocabulary) { self.vocabulary = vocabulary }

    func write(to url: URL) throws {
        let tokens = vocabulary.tokens
        let json: JSONValue = [
            "tokens": .array(
                (0..<tokens.count).map { .string(hexadecimal(tokens.bytes(of: $0))) }),
            "end_tokens": .array(tokens.endTokens.map { .number(JSONNumber($0)) }),
        ]
        try Data(json.jsonBytes()).write(to: url)
    }

    private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.reduce(into: "") { text, byte in
            text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
    }
}
