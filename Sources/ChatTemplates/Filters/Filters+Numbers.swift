import Foundation

extension Filters {
    /// The filters that make numbers.
    static let numbers: [String: Filter] = {
        var filters: [String: Filter] = [:]
        filters["int"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            let bound = try arguments.bound(to: ["default", "base"], of: "int")
            if case .undefined(let undefined) = value { throw undefined.error }
            let base = try renderer.integer(bound[1], standard: 10, of: "int")
            guard (2...36).contains(base) else {
                throw ChatTemplateError(
                    .invalidValue, "`int` needs a base", expected: "2 to 36", found: "\(base)")
            }
            let converted = try integer(of: value, base: base)
            return converted ?? bound[0] ?? .int(0)
        }
        filters["float"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            let standard = try arguments.bound(to: ["default"], of: "float")[0]
            if let number = value.double { return .float(number) }
            if case .undefined(let undefined) = value { throw undefined.error }
            let number = value.text.flatMap { double(from: $0) }
            return number.map(Value.float) ?? standard ?? .float(0)
        }
        filters["abs"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try arguments.none(of: "abs")
            guard let number = value.double else {
                throw ChatTemplateError.type("filter `abs`", value)
            }
            return number < 0
                ? try renderer.sign(value, isNegative: true)
                : try renderer.sign(value, isNegative: false)
        }
        filters["round"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            let bound = try arguments.bound(to: ["precision", "method"], of: "round")
            let precision = try renderer.integer(bound[0], standard: 0, of: "round")
            var method = "common"
            if let written = bound[1] { method = try renderer.text(written, of: "round").string }
            if method == "common", let integer = value.integer, precision >= 0 {
                return .int(integer)
            }
            return .float(try round(value, precision: precision, method: method))
        }
        filters["sum"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            let bound = try arguments.bound(to: ["attribute", "start"], of: "sum")
            var total = bound[1] ?? .int(0)
            for element in try renderer.iterate(value) {
                total = try renderer.apply(
                    .add, total, try renderer.selected(bound[0], of: element))
            }
            return total
        }
        return filters
    }()

    private static func integer(of value: Value, base: Int) throws(ChatTemplateError) -> Value? {
        if case .largeInt = value { return value }
        if let integer = value.integer { return .int(integer) }
        if let text = value.text {
            let written = text.stripped(leading: true, trailing: true, where: \.isPythonSpace)
                .string.filter { $0 != "_" }
            if let integer = Int(written, radix: base) { return .int(integer) }
            if base == 16, let integer = Int(written.replacing("0x", with: ""), radix: 16) {
                return .int(integer)
            }
        }
        guard let number = value.double ?? value.text.flatMap({ double(from: $0) }) else {
            return nil
        }
        guard number.isFinite else { return nil }
        guard let integer = Int(exactly: number.rounded(.towardZero)) else {
            throw ChatTemplateError.integerOverflow
        }
        return .int(integer)
    }

    /// A number as Python's `float` reads it.
    private static func double(from text: Text) -> Double? {
        let written = text.stripped(leading: true, trailing: true, where: \.isPythonSpace).string
        guard !written.lowercased().contains("x") else { return nil }
        return Double(written)
    }

    private static func round(
        _ value: Value, precision: Int, method: String
    ) throws(ChatTemplateError) -> Double {
        guard let number = value.double else {
            throw ChatTemplateError.type("filter `round`", value)
        }
        guard (0...15).contains(precision) else {
            throw ChatTemplateError(
                .unsupported, "`round` to this precision is not supported", expected: "0 to 15",
                found: "\(precision)")
        }
        let factor = pow(10, Double(precision))
        switch method {
        case "common":
            // The decimal notation rounds the exact value, as Python does.
            return Double(String(format: "%.\(precision)f", number)) ?? number
        case "ceil": return (number * factor).rounded(.up) / factor
        case "floor": return (number * factor).rounded(.down) / factor
        default:
            throw ChatTemplateError(
                .invalidValue, "`round` has no such method", expected: "`common`, `ceil` or `floor`"
            )
        }
    }
}
