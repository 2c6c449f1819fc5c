/// A lexical element of a template.
struct Token {
    enum Kind: Equatable {
        /// Text outside of tags, white space control applied.
        case text([UInt8])
        case variableBegin, variableEnd, blockBegin, blockEnd
        case name(String)
        case string([UInt8])
        case integer(Int)
        case float(Double)
        case symbol(Symbol)
        case end
    }

    enum Symbol: String, CaseIterable {
        case add = "+"
        case subtract = "-"
        case divide = "/"
        case floorDivide = "//"
        case multiply = "*"
        case modulo = "%"
        case power = "**"
        case tilde = "~"
        case leftBracket = "["
        case rightBracket = "]"
        case leftParenthesis = "("
        case rightParenthesis = ")"
        case leftBrace = "{"
        case rightBrace = "}"
        case equal = "=="
        case notEqual = "!="
        case greater = ">"
        case greaterOrEqual = ">="
        case less = "<"
        case lessOrEqual = "<="
        case assign = "="
        case dot = "."
        case colon = ":"
        case pipe = "|"
        case comma = ","
        case semicolon = ";"
    }

    let kind: Kind
    /// The position in the source, in bytes.
    let offset: Int
}

extension Token.Kind {
    /// The token as errors name it.
    var text: String {
        switch self {
        case .text: "text"
        case .variableBegin: "`{{`"
        case .variableEnd: "`}}`"
        case .blockBegin: "`{%`"
        case .blockEnd: "`%}`"
        case .name(let name): "`\(name)`"
        case .string: "a string"
        case .integer, .float: "a number"
        case .symbol(let symbol): "`\(symbol.rawValue)`"
        case .end: "the end of the template"
        }
    }
}
