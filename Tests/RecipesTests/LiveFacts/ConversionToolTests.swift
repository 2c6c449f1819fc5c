import Foundation
import Testing

@testable import Recipes

@Suite struct ConversionToolTests {
    /// Amounts, units and results; by hand from the definitions of the units.
    @Test(arguments: [
        ("30", "Zoll", "Zentimetern", "de", "76.2"), ("1", "mile", "ft", "en", "5280"),
        ("180", "°C", "Fahrenheit", "en", "356"), ("-40", "F", "C", "en", "-40"),
        ("0", "K", "°C", "en", "-273.15"), ("5", "mil", "km", "sv", "50"),
        ("2", "litri", "ml", "it", "2000"), ("1", "acre", "m²", "fr", "4046.8564224"),
        ("36", "km/h", "m/s", "es", "10"), ("1", "GiB", "MB", "pt", "1073.741824"),
        ("3", "Pfund", "kg", "de", "1.5"), ("3", "pounds", "kg", "en", "1.36077711"),
        ("1", "kWh", "MJ", "nl", "3.6"), ("1", "atm", "hPa", "pl", "1013.25"),
        ("1", "år", "dager", "nb", "365"), ("10", "cali", "cm", "pl", "25.4"),
    ])
    func convertsExactly(
        amount: String, from: String, to: String, language: String, result: String
    ) async throws {
        let tool = ConversionTool(locale: Locale(identifier: language))
        let fact = try await tool.call(arguments: .init(amount: amount, from: from, to: to))
        #expect(fact.value == result)
    }

    @Test func agreesWithFoundation() async throws {
        let pairs: [(Dimension, String, Dimension, String)] = [
            (UnitLength.miles, "mi", UnitLength.kilometers, "km"),
            (UnitLength.yards, "yd", UnitLength.feet, "ft"),
            (UnitMass.ounces, "oz", UnitMass.grams, "g"),
            (UnitMass.pounds, "lb", UnitMass.kilograms, "kg"),
            (UnitTemperature.fahrenheit, "°F", UnitTemperature.kelvin, "K"),
            (UnitArea.acres, "ac", UnitArea.hectares, "ha"),
            (UnitVolume.gallons, "gal", UnitVolume.liters, "l"),
            (UnitSpeed.knots, "kn", UnitSpeed.kilometersPerHour, "km/h"),
            (UnitDuration.hours, "h", UnitDuration.minutes, "min"),
            (UnitEnergy.kilocalories, "kcal", UnitEnergy.kilojoules, "kJ"),
            (UnitPressure.poundsForcePerSquareInch, "psi", UnitPressure.kilopascals, "kPa"),
        ]
        for (unit, symbol, other, otherSymbol) in pairs {
            let expected = Measurement(value: 12.5, unit: unit).converted(to: other).value
            let fact = try await ConversionTool().call(
                arguments: .init(amount: "12.5", from: symbol, to: otherSymbol))
            let found = NSDecimalNumber(decimal: fact.result).doubleValue
            // Foundation's factors have five digits at least.
            #expect(abs(found - expected) < 1e-3 * abs(expected), "\(symbol)")
        }
    }

    @Test(arguments: [
        ("5", "km", "kg", "differentDimensions"), ("5", "blorps", "kg", "unknownUnit"),
        ("five", "km", "m", "invalidArgument"),
        (String(repeating: "9", count: 60), "km", "m", "invalidArgument"),
    ])
    func refusesWhatCannotBeConverted(
        amount: String, from: String, to: String, code: String
    ) async {
        let error = await #expect(throws: LiveFactsError.self) {
            try await ConversionTool().call(arguments: .init(amount: amount, from: from, to: to))
        }
        #expect(error?.code.rawValue == code)
    }

    @Test func answersInTheLanguageOfTheLocale() async throws {
        let german = Locale(identifier: "de_DE")
        let fact = try await ConversionTool(locale: german).call(
            arguments: .init(amount: "30", from: "Zoll", to: "cm"))
        #expect(fact.sentence(in: german) == "30 in sind 76,2 cm.")
    }
}
