import Foundation
import FoundationModels

/// Converts quantities between units of length, mass, temperature, volume, area, speed, data, time,
/// energy and pressure.
public struct ConversionTool: Tool {
    /// What to convert.
    @Generable
    public struct Arguments: Sendable {
        /// How much.
        @Guide(description: "A number with a decimal point")
        public var amount: String
        /// The unit that it is in.
        @Guide(description: "The unit to convert from, by name or symbol")
        public var from: String
        /// The unit that is asked for.
        @Guide(description: "The unit to convert to, by name or symbol")
        public var to: String
    }

    /// The name by which models call it.
    public let name = LiveTool.convert.rawValue
    /// What it does, for models.
    public let description = "Converts a quantity to another unit"
    /// The language that names of units are of first.
    public let locale: Locale

    /// Creates the tool.
    ///
    /// - Parameter locale: The language that names of units are of first.
    public init(locale: Locale = Locale(identifier: "en_GB")) { self.locale = locale }

    /// Converts a quantity.
    ///
    /// - Parameter arguments: The amount with a decimal point, and two units in any of the languages.
    /// - Returns: The quantity in the other unit.
    /// - Throws: ``LiveFactsError``.
    public func call(arguments: Arguments) async throws -> ConversionFact {
        let amount = Decimal(
            string: arguments.amount, locale: Locale(identifier: "en_US_POSIX"))
        guard arguments.amount.utf8.count <= NormaliserLimits.amountDigits, let amount else {
            throw LiveFactsError(
                .invalidArgument, tool: .convert, subject: "amount", expected: "a number")
        }
        let from = try unit(arguments.from, "from")
        let to = try unit(arguments.to, "to")
        guard from.dimension == to.dimension else {
            throw LiveFactsError(
                .differentDimensions, tool: .convert, subject: "to",
                expected: "a unit of \(from.dimension)", found: "one of \(to.dimension)")
        }
        let result = from.convert(amount, to: to)
        guard result.isFinite else {
            throw LiveFactsError(.outOfRange, tool: .convert, subject: "a quantity of that size")
        }
        return ConversionFact(
            amount: amount, unit: from.symbol, result: result, resultUnit: to.symbol)
    }

    private func unit(_ name: String, _ argument: String) throws(LiveFactsError) -> ConvertibleUnit
    {
        let language = locale.language.languageCode?.identifier ?? "en"
        guard let unit = UnitTable.of(language).unit(named: name) else {
            throw LiveFactsError(.unknownUnit, tool: .convert, subject: argument)
        }
        return unit
    }
}

/// A quantity in two units.
public struct ConversionFact: LiveFact, Hashable {
    /// How much was to be converted.
    public let amount: Decimal
    /// The symbol of its unit.
    public let unit: String
    /// The same in the other unit, exact where that has an end.
    public let result: Decimal
    /// The symbol of the other unit.
    public let resultUnit: String

    /// The result with at most ten decimals.
    public var value: String { DecimalFunctions.plainText(result) }

    /// Both quantities as people say it.
    ///
    /// - Parameter locale: The language.
    /// - Returns: The sentence.
    public func sentence(in locale: Locale) -> String {
        SentenceTable.of(locale).conversion
            .replacing("{amount}", with: DecimalFunctions.spoken(amount, locale))
            .replacing("{unit}", with: unit)
            .replacing("{result}", with: DecimalFunctions.spoken(result, locale))
            .replacing("{other}", with: resultUnit)
    }
}
