import Apus
import FoundationModels

/// One job that a model does on a document: it points at places, and Swift reads them.
///
/// A recipe first finds by rules what may be the value of each field. Where the rules leave a choice,
/// the model points at one of the candidates, or at none; it can write nothing else. What its answer
/// means is worked out in Swift, and checked against the rest of the document.
///
/// To make a recipe, declare an `Output` whose properties copy from named sources, say in
/// ``instructions`` and ``examples`` what to point at, and write the two functions around the model.
public protocol Recipe: Sendable {
    /// What the model answers: spans of the sources, or nil.
    associatedtype Output: Generable & Sendable
    /// What the rules have found before the model is asked.
    associatedtype Evidence: Sendable
    /// The verdicts on the document's fields.
    associatedtype Findings: RecipeFindings

    /// The recipe's name on the command line.
    static var name: String { get }
    /// What the model is told.
    var instructions: String { get }
    /// Documents and the right answers about them, which the model is shown as earlier turns.
    var examples: [RecipeExample<Output>] { get }

    /// Finds what may be the values.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - context: Where and when it is read.
    /// - Returns: The candidates, and what is certain about them.
    func evidence(in document: Document, _ context: RecipeContext) -> Evidence

    /// The texts that the model's answer is copied from; none if there is nothing to ask.
    func sources(of evidence: Evidence) -> [Source]

    /// Works out what the document says.
    ///
    /// - Parameters:
    ///   - output: What the model pointed at; nil if it was not asked.
    ///   - evidence: What the rules have found.
    ///   - document: The document.
    /// - Returns: The verdicts.
    func findings(_ output: Output?, _ evidence: Evidence, in document: Document) -> Findings
}

/// A document and the right answer about it.
public struct RecipeExample<Output: Sendable>: Sendable {
    /// The document.
    public let document: String
    /// What the model should answer.
    public let output: Output

    /// Pairs a document with its answer.
    public init(document: String, output: Output) {
        self.document = document
        self.output = output
    }
}
