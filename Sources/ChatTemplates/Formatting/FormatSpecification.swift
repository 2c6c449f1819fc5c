import Foundation

/// How a value is laid out by `str.format` and by the operator `%`.
struct FormatSpecification {
    enum Alignment: UInt8 {
        case left = 60  // <
        case right = 62  // >
        case center = 94  // ^
        case afterSign = 61  // =
    }

    var fill = Text(" ", .template)
    var alignment: Alignment?
    /// `+`, a space, or 0 for a sign of negative numbers only.
    var sign: UInt8 = 0
    var isAlternate = false
    var width = 0
    var groupsThousands = false
    var precision: Int?
    /// The type's letter; 0 if none is given.
    var type: UInt8 = 0
}

extension Renderer {
    /// The greatest width and precision, which no real template comes near.
    private static let greatestWidth = 10_000

    /// Lays out a value.
    func format(_ value: Value, _ specification: FormatSpecification) throws(ChatTemplateError)
        -> Text
    {
        let precision = specification.precision ?? 0
        guard specification.width <= Self.greatestWidth, precision <= Self.greatestWidth else {
            throw ChatTemplateError(
                .limitExceeded, "width or precision of a format is too large",
                expected: "at most \(Self.greatestWidth)")
        }
        var body: Text
        var isNumber = false
        if let text = value.text, specification.type == 0 || specification.type == UInt8(ascii: "s")
        {
            body = text
            if let precision = specification.precision {
                try spend(text.count)
                body = text[0..<text.offset(ofScalar: precision)]
            }
        } else {
            isNumber = true
            body = Text(try number(value, specification), .template)
        }
        let missing = specification.width - body.scalarCount
        guard missing > 0 else { return body }
        let alignment = specification.alignment ?? (isNumber ? .right : .left)
        let before =
            switch alignment {
            case .left: 0
            case .center: missing / 2
            case .right, .afterSign: missing
            }
        var result = Text()
        if alignment == .afterSign, let first = body.bytes.first,
            first == UInt8(ascii: "-")
                || first == UInt8(ascii: "+") || first == UInt8(ascii: " ")
        {
            result.append(body[0..<1])
            body = body[1..<body.count]
        }
        result.append(try repeating(specification.fill, before))
        result.append(body)
        result.append(try repeating(specification.fill, missing - before))
        return result
    }

    private func number(
        _ value: Value, _ specification: FormatSpecification
    ) throws(ChatTemplateError) -> String {
        var digits: String
        let isNegative: Bool
        if let integer = value.integer, specification.type != UInt8(ascii: "f"),
            specification.type != UInt8(ascii: "F"), specification.type != UInt8(ascii: "e"),
            specification.type != UInt8(ascii: "%")
        {
            isNegative = integer < 0
            switch specification.type {
            case 0, UInt8(ascii: "d"):
                if case .bool(let value) = value, specification.type == 0 {
                    return value ? "True" : "False"
                }
                digits = String(integer.magnitude)
            case UInt8(ascii: "x"):
                digits =
                    (specification.isAlternate ? "0x" : "") + String(integer.magnitude, radix: 16)
            case UInt8(ascii: "X"):
                digits =
                    (specification.isAlternate ? "0X" : "")
                    + String(integer.magnitude, radix: 16, uppercase: true)
            case UInt8(ascii: "o"):
                digits =
                    (specification.isAlternate ? "0o" : "") + String(integer.magnitude, radix: 8)
            case UInt8(ascii: "b"):
                digits =
                    (specification.isAlternate ? "0b" : "") + String(integer.magnitude, radix: 2)
            default: throw unsupportedType(specification)
            }
        } else if let double = value.double {
            isNegative = double < 0
            let magnitude = double.magnitude
            let precision = specification.precision ?? 6
            switch specification.type {
            case UInt8(ascii: "f"), UInt8(ascii: "F"):
                digits = String(format: "%.\(precision)f", magnitude)
            case UInt8(ascii: "e"):
                digits = String(format: "%.\(precision)e", magnitude)
            case UInt8(ascii: "%"):
                digits = String(format: "%.\(precision)f%%", magnitude * 100)
            case 0 where specification.precision == nil:
                digits = PythonFloat.description(magnitude)
            default: throw unsupportedType(specification)
            }
        } else {
            throw .type("this format", value)
        }
        if specification.groupsThousands { digits = Self.grouped(digits) }
        if isNegative { return "-" + digits }
        return specification.sign == 0
            ? digits : String(Character(Unicode.Scalar(specification.sign))) + digits
    }

    private func unsupportedType(_ specification: FormatSpecification) -> ChatTemplateError {
        let type = specification.type
        let name =
            type > 0x20 && type < 0x7F ? String(Character(Unicode.Scalar(type))) : "precision"
        return .unsupported("format", name)
    }

    private static func grouped(_ digits: String) -> String {
        let whole = digits.prefix { $0.isNumber }
        var result = ""
        for (index, digit) in whole.enumerated() {
            if index > 0, (whole.count - index) % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        return result + digits.dropFirst(whole.count)
    }
}
