/// Text for a page, of which only what is written as markup is markup.
struct HTML: ExpressibleByStringInterpolation, Sendable {
    /// Builds markup: literals are taken as they are, values are escaped.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var source = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            source.reserveCapacity(literalCapacity)
        }

        mutating func appendLiteral(_ literal: String) { source += literal }
        mutating func appendInterpolation(_ text: String) { source += HTML.escaped(text) }
        mutating func appendInterpolation(_ number: Int) { source += String(number) }
        mutating func appendInterpolation(_ markup: HTML) { source += markup.source }

        mutating func appendInterpolation(_ parts: [HTML]) {
            for part in parts { source += part.source + "\n" }
        }

        /// A coordinate, to a tenth.
        mutating func appendInterpolation(_ number: Double) {
            source += String((number * 10).rounded() / 10)
        }
    }

    /// The markup.
    let source: String

    init(stringLiteral value: String) { source = value }

    init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

    /// Characters that mean something in HTML and SVG as references, and controls as what they are not.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\t", "\n": escaped += " "
            // The replacement character: parsers refuse or drop controls.
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
                escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
