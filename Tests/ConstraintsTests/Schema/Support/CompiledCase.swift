import OrderedJSON
import Testing

@testable import Constraints

/// A schema with texts that its grammar allows and texts that it does not.
struct CompiledCase: Sendable, CustomTestStringConvertible {
    var schema: String
    var allowed: [String]
    var refused: [String]
    var testDescription: String { schema }

    init(_ schema: String, allows allowed: [String], not refused: [String]) {
        self.schema = schema
        self.allowed = allowed
        self.refused = refused
    }

    /// Checks each text against the grammar.
    func check(_ options: JSONSchema.Options = JSONSchema.Options(bounds: .none)) throws {
        let grammar = try JSONSchema(JSONValue(parsing: schema), options: options).grammar()
            .trimmed()
        for text in allowed {
            #expect(GrammarAcceptor.accepts(Array(text.utf8), grammar), "should allow \(text)")
        }
        for text in refused {
            #expect(!GrammarAcceptor.accepts(Array(text.utf8), grammar), "should refuse \(text)")
        }
    }
}
