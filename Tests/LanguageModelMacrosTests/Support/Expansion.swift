import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import LanguageModelMacros

/// The macros' expansions of a piece of source text, made in this process.
struct Expansion {
    /// What a macro said, and where.
    struct Remark: Equatable, CustomStringConvertible {
        let line: Int
        let column: Int
        let isError: Bool
        let message: String
        /// The fix-its by their messages, in the order in which they are offered.
        let fixIts: [FixIt]

        struct FixIt: Equatable {
            let message: String
            /// The source text after the change.
            let result: String
        }

        var description: String {
            "\(line):\(column): \(isError ? "error" : "warning"): \(message)"
        }
    }

    /// The source text with everything expanded.
    let text: String
    let remarks: [Remark]

    init(of source: String) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Client", fullFilePath: "/client.swift")])
        text =
            file.expand(
                macroSpecs: Self.macros,
                contextGenerator: { node in
                    BasicMacroExpansionContext(
                        sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
                },
                indentationWidth: .spaces(4)
            ).description
        remarks = context.diagnostics.map { diagnostic in
            Self.remark(diagnostic, in: source, context)
        }
    }

    /// Only attributes without a module in front are found here; the compiler finds the others too.
    private static let macros: [String: MacroSpec] = [
        "Generable": MacroSpec(
            type: GenerableMacro.self, conformances: ["FoundationModels.Generable"]),
        "Guide": MacroSpec(type: GuideMacro.self),
        "SessionPropertyEntry": MacroSpec(type: SessionPropertyEntryMacro.self),
        "__SessionPropertyEntryDefaultValue": MacroSpec(
            type: SessionPropertyEntryDefaultValueMacro.self),
    ]

    private static func remark(
        _ diagnostic: Diagnostic, in source: String, _ context: BasicMacroExpansionContext
    ) -> Remark {
        func location(_ position: AbsolutePosition, _ node: Syntax) -> SourceLocation {
            context.location(for: position, anchoredAt: node, fileName: "/client.swift")
        }
        let place = location(diagnostic.position, diagnostic.node)
        let fixIts = diagnostic.fixIts.map { fixIt in
            var bytes = Array(source.utf8)
            for case .replaceText(let range, let replacement, let node) in fixIt.changes {
                let start = location(range.lowerBound, node).offset
                let length = range.upperBound.utf8Offset - range.lowerBound.utf8Offset
                bytes.replaceSubrange(start..<start + length, with: replacement.utf8)
            }
            return Remark.FixIt(
                message: fixIt.message.message, result: String(decoding: bytes, as: UTF8.self))
        }
        return Remark(
            line: place.line, column: place.column,
            isError: diagnostic.diagMessage.severity == .error, message: diagnostic.message,
            fixIts: fixIts)
    }
}
