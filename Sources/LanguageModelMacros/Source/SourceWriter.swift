import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes declarations as indented text.
///
/// What is copied from the user's code keeps its own line breaks and indentation: changing them
/// would change the text of literals that span several lines.
struct SourceWriter {
    private(set) var text = ""
    private var depth = 0

    /// Writes one line.
    mutating func line(_ line: String) {
        if !text.isEmpty { text += "\n" }
        if line.isEmpty { return }
        text += String(repeating: "    ", count: depth) + line
    }

    /// Writes a line, further lines that are indented by one step, and a closing line if any.
    mutating func block(_ opening: String, _ closing: String = "}", _ body: (inout Self) -> Void) {
        line(opening)
        indented(body)
        if !closing.isEmpty { line(closing) }
    }

    /// Writes lines that are indented by one step.
    mutating func indented(_ body: (inout Self) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Writes something for each member, with the `#if` blocks around them.
    mutating func each<Element>(
        _ members: ConditionalMembers<Element>, _ body: (inout Self, Element) -> Void
    ) {
        for item in members.items {
            switch item {
            case .element(let element):
                body(&self, element)
            case .block(let clauses):
                for clause in clauses {
                    line(clause.directive)
                    each(clause.members, body)
                }
                line("#endif")
            }
        }
    }

    /// The declaration that `body` writes.
    static func declaration(_ body: (inout Self) -> Void) -> DeclSyntax {
        var writer = Self()
        body(&writer)
        return "\(raw: writer.text)"
    }
}

extension String {
    /// A Swift string literal with this text.
    var swiftLiteral: String {
        var literal = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\u{20}"...: literal.unicodeScalars.append(scalar)
            default: literal += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return literal + "\""
    }

    /// This identifier without the backticks that may stand around it.
    var withoutBackticks: String {
        guard utf8.count > 2, utf8.first == UInt8(ascii: "`"), utf8.last == UInt8(ascii: "`") else {
            return self
        }
        return String(dropFirst().dropLast())
    }
}
