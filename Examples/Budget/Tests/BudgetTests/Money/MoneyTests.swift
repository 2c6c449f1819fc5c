import Budget
import Foundation
import Testing

@Suite struct MoneyTests {
    @Test(arguments: [
        ("12.50", "EUR", 1250, "12.50 EUR"), ("-0.05", "EUR", -5, "-0.05 EUR"),
        ("500", "JPY", 500, "500 JPY"), ("1.234", "BHD", 1234, "1.234 BHD"),
        ("0", "GBP", 0, "0.00 GBP"),
    ])
    func countsInTheMinorUnitOfItsCurrency(
        value: String, code: String, minorUnits: Int, text: String
    ) throws {
        let currency = try #require(Currency(code: code))
        let decimal = try #require(Decimal(string: value))
        let money = try #require(Money(decimal, currency: currency))
        #expect(money.minorUnits == minorUnits)
        #expect(money.description == text)
        #expect(money.decimal == decimal)
    }

    @Test(arguments: [("1.005", "EUR"), ("0.5", "JPY"), ("1e30", "EUR"), ("10000000000.01", "EUR")])
    func refusesWhatTheCurrencyCannotHold(value: String, code: String) throws {
        let currency = try #require(Currency(code: code))
        let decimal = try #require(Decimal(string: value))
        #expect(Money(decimal, currency: currency) == nil)
    }

    @Test func knowsOnlyCodesOfTheStandard() {
        #expect(Currency(code: "eur")?.code == "EUR")
        #expect(Currency(code: "EURO") == nil)
        #expect(Currency(code: "XXX") == nil)
    }
}
