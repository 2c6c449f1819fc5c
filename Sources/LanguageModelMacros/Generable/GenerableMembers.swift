import SwiftSyntax

extension DeclSyntax {
    /// The static property `generationSchema`.
    ///
    /// - Parameters:
    ///   - access: The access modifier, with a space after it, or nothing.
    ///   - arguments: The arguments of the schema's initialiser but the last.
    ///   - last: The label of the last argument, which is an array.
    ///   - elementType: The type of the array's elements.
    ///   - members: What the elements describe.
    ///   - element: The expression for one of them.
    /// - Returns: The declaration.
    static func generationSchema<Member>(
        access: String, arguments: [String], last: String, elementType: String,
        _ members: ConditionalMembers<Member>, _ element: (Member) -> String
    ) -> DeclSyntax {
        SourceWriter.declaration { writer in
            writer.block(
                "nonisolated \(access)static var generationSchema: FoundationModels.GenerationSchema {"
            ) { writer in
                // An `#if` may stand between statements, but not between the elements of an array.
                if members.isConditional {
                    writer.line("var \(last) = [\(elementType)]()")
                    writer.each(members) { $0.line("\(last).append(\(element($1)))") }
                }
                let opening = members.isConditional ? "return " : ""
                writer.block("\(opening)FoundationModels.GenerationSchema(", ")") { writer in
                    for argument in arguments { writer.line("\(argument),") }
                    if members.isConditional {
                        writer.line("\(last): \(last)")
                    } else {
                        writer.block("\(last): [", "]") { writer in
                            writer.each(members) { $0.line("\(element($1)),") }
                        }
                    }
                }
            }
        }
    }

    /// The property `generatedContent` of a value that is an object.
    ///
    /// - Parameters:
    ///   - access: The access modifier, with a space after it, or nothing.
    ///   - explicitNil: The expression that says whether nil becomes null; nil for no.
    ///   - additions: Writes the calls of `addProperty(name:value:)`.
    /// - Returns: The declaration.
    static func generatedContent(
        access: String, explicitNil: String?, _ additions: (inout SourceWriter) -> Void
    ) -> DeclSyntax {
        SourceWriter.declaration { writer in
            writer.block(
                "nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {"
            ) { writer in
                writer.line("let explicitNil = \(explicitNil ?? "false")")
                writer.line(
                    "var properties = [(String, any FoundationModels.ConvertibleToGeneratedContent)]()"
                )
                additions(&writer)
                writer.block("return FoundationModels.GeneratedContent(", ")") { writer in
                    writer.line("properties: properties,")
                    writer.line("uniquingKeysWith: { _, second in second }")
                }
                writer.block(
                    "func addProperty(name: String, value: some FoundationModels.Generable) {"
                ) { $0.line("properties.append((name, value))") }
                writer.block(
                    "func addProperty(name: String, value: (some FoundationModels.Generable)?) {"
                ) { writer in
                    writer.block("if explicitNil || value != nil {") {
                        $0.line("properties.append((name, value))")
                    }
                }
            }
        }
    }
}

extension SourceWriter {
    /// Writes an initialiser from `content`.
    mutating func contentInitializer(access: String, _ body: (inout Self) -> Void) {
        block(
            "nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {", "}",
            body)
    }

    /// Writes the statement that refuses a string which is no case.
    ///
    /// - Parameters:
    ///   - what: What the string should have been.
    ///   - variable: The variable that holds the string.
    mutating func throwUnexpected(_ what: String, variable: String) {
        block("throw FoundationModels.GeneratedContent.ParsingError(", ")") { writer in
            writer.line("rawContent: content.jsonString,")
            writer.line(
                #"debugDescription: "Unexpected \#(what) \"\(\#(variable))\" for \(Self.self)""#)
        }
    }
}
