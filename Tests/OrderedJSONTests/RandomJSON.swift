import OrderedJSON

/// Random values that reach into the corners of JSON.
enum RandomJSON {
    static func value(depth: Int, using generator: inout some RandomNumberGenerator) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &generator) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &generator))
        case 2: return .number(number(using: &generator))
        case 3, 4: return .string(text(using: &generator))
        case 5, 6:
            return .array(
                (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                    value(depth: depth - 1, using: &generator)
                })
        default:
            var object = JSONObject()
            for _ in 0..<Int.random(in: 0...16, using: &generator) {
                object[text(using: &generator)] = value(depth: depth - 1, using: &generator)
            }
            return .object(object)
        }
    }

    private static func number(using generator: inout some RandomNumberGenerator) -> JSONNumber {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: return JSONNumber(Int.random(in: .min ... .max, using: &generator))
        case 1: return JSONNumber(Int.random(in: -99...99, using: &generator))
        default:
            return JSONNumber(Double.random(in: -1e6...1e6, using: &generator)) ?? JSONNumber(0)
        }
    }

    private static func text(using generator: inout some RandomNumberGenerator) -> String {
        let alphabet: [Unicode.Scalar] = [
            "a", "b", "\"", "\\", "/", "\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "é", "\u{301}",
            "€", "\u{FFFF}", "😀", "\u{10FFFF}", "{", "[", " ",
        ]
        var text = ""
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            text.unicodeScalars.append(alphabet.randomElement(using: &generator) ?? "a")
        }
        return text
    }
}
