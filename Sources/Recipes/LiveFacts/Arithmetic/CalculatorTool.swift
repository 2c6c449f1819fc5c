import Foundation
import FoundationModels

/// Computes arithmetic in exact decimals.
public struct CalculatorTool: Tool {
    /// What to compute.
    @Generable
    public struct Arguments: Sendable {
        /// The expression.
        @Guide(
            description:
                "Numbers with + - * / ^ and parentheses; % is hundredths, or a share behind + and -"
        )
        public var expression: String
    }

    /// The name by which models call it.
    public let name = LiveTool.calculator.rawValue
    /// What it does, for models.
    public let description = "Computes arithmetic"

    /// Creates the tool.
    public init() {}

    /// Computes an expression.
    ///
    /// - Parameter arguments: The expression: decimal points, no groups, `sqrt(…)` for roots.
    /// - Returns: The result.
    /// - Throws: ``LiveFactsError``.
    public func call(arguments: Arguments) async throws -> CalculatorFact {
        CalculatorFact(
            expression: arguments.expression,
            result: try ArithmeticParser.value(of: arguments.expression))
    }
}

/// The result of arithmetic.
public struct CalculatorFact: LiveFact, Hashable {
    /// What was computed.
    public let expression: String
    /// The exact result; quotients and roots without an end have 38 digits.
    public let result: Decimal

    /// The result with at most ten decimals.
    public var value: String { DecimalFunctions.plainText(result) }

    /// The result as people say it.
    ///
    /// - Parameter locale: The language.
    /// - Returns: The sentence.
    public func sentence(in locale: Locale) -> String {
        SentenceTable.of(locale).result
            .replacing("{result}", with: DecimalFunctions.spoken(result, locale))
    }
}
