import Foundation
import Testing

@testable import Recipes

@Suite struct AmountParserTests {
    private func read(_ text: String, _ locale: String) -> String {
        Outline.of(AmountParser(locale: Locale(identifier: locale)).parse(text))
    }

    @Test(arguments: [
        ("9.00", "9"), ("RM 9.00", "9 MYR"), ("RM9.00", "9 MYR"), ("9.00 MYR", "9 MYR"),
        ("MYR9.00", "9 MYR"), ("rm 3.90", "3.9 MYR"), ("$8.20", "8.2"), ("TOTAL: 31.00", "31"),
        ("TOTAL RM: 31.00", "31 MYR"), ("Total (RM) 31.00", "31 MYR"),
        ("Total Amount RM31.00", "31 MYR"),
        ("TOTAL: 31,OO", "31"), ("RM3.9O", "3.9 MYR"), ("l2.50", "12.5"), ("|2.50", "12.5"),
        ("1S.90", "15.9"), ("O.50", "0.5"), ("9.OO", "9"), ("5.O0", "5"), ("RM l.2O", "1.2 MYR"),
        ("S9.00", "nil"), ("12.4l", "nil"), ("RM 12.34", "12.34 MYR"), ("593.10", "593.1"),
        ("1,234.56", "1234.56"), ("1,234,567.89", "1234567.89"), ("1,234", "1234 | 1.234"),
        ("1.234", "1.234 | 1234"), ("1234", "1234"), ("1234.5", "1234.5"), ("1234.567", "1234.567"),
        ("0.234", "0.234"), ("12,34", "12.34"), ("12,5", "12.5"), ("1.234,56", "1234.56"),
        ("1.234.567", "1234567"), ("1'234.50", "1234.5"), (".50", "0.5"), ("RM .50", "0.5 MYR"),
        ("0", "0"), ("0.00", "0"), ("007", "7"), ("5.00.", "5"), ("5.00,", "5"), ("=5.00", "5"),
        ("**9.00", "9"), ("9.00*", "9"), ("9.00 SR", "nil"), ("9.00 S", "9"), ("Cash: 50.00", "50"),
        // Negative amounts.
        ("-5.00", "-5"), ("\u{2212}5.00", "-5"), ("- 5.00", "-5"), ("5.00-", "-5"),
        ("(5.00)", "-5"),
        ("-RM5.00", "-5 MYR"), ("RM-5.00", "-5 MYR"), ("RM -5.00", "-5 MYR"),
        ("(RM 5.00)", "-5 MYR"),
        ("Discount -5.00", "-5"), ("Discount - 5.00", "nil"), ("TOTAL-5.00", "nil"),
        ("-(5.00)", "nil"), ("-5.00-", "nil"), ("(5.00", "nil"), ("5.00)", "nil"),
        ("--5.00", "nil"),
        ("+5.00", "5"), ("5.00 -", "nil"),
        // No single amount.
        ("", "nil"), ("RM", "nil"), ("TOTAL", "nil"), ("5%", "nil"), ("6.00 %", "nil"),
        ("2 x 3.50", "nil"), ("3.50 4.50", "nil"), ("12.50/kg", "nil"), ("5 kg", "nil"),
        ("5kg", "nil"),
        ("#5", "nil"), ("No. 5", "nil"), ("Nr: 5", "nil"), ("Table 5", "5"), ("No5", "nil"),
        ("1.2.3", "nil"), ("1,23,456", "nil"), ("12,345,67", "nil"),
        ("1..5", "nil"), ("1,.5", "nil"), ("5.", "5"), ("1 234", "nil"), ("1\u{A0}234", "1234"),
        ("1.5k", "nil"), ("1e5", "nil"), ("1/2", "nil"), ("18:30", "nil"), ("25/12/2018", "nil"),
        ("25-12", "nil"), ("USD 5 EUR", "nil"), ("\u{221E}", "nil"), ("½", "nil"), ("1 2 3", "nil"),
        ("1234567890123456789012345678", "1234567890123456789012345678"),
        ("12345678901234567890123456789", "nil"),
        ("99999999999999999999999999.99", "99999999999999999999999999.99"),
        ("٣٫٥", "nil"), ("５.００", "5"), ("012.345", "12.345"),
    ])
    func readsMalaysian(text: String, expected: String) {
        #expect(read(text, "en_MY") == expected)
    }

    @Test(arguments: [
        ("de_DE", "1.234,56 €", "1234.56 EUR"), ("de_DE", "1.234", "1234 | 1.234"),
        ("de_DE", "1,234", "1.234 | 1234"), ("de_DE", "12,50", "12.5"), ("de_DE", "12.50", "12.5"),
        ("de_DE", "SUMME EUR 31,OO", "31 EUR"), ("de_DE", "5,00-", "-5"), ("de_DE", "5,-", "5"),
        ("de_DE", "5,-- €", "5 EUR"), ("de_DE", "1,99 B", "1.99"), ("de_DE", "1,99 A*", "nil"),
        ("de_DE", "EUR 1.234.567,89", "1234567.89 EUR"), ("de_DE", "10 000,00", "nil"),
        ("de_DE", "12 Euro", "12 EUR"), ("de_DE", "12€", "12 EUR"), ("de_DE", "€12,50", "12.5 EUR"),
        ("de_DE", "19%", "nil"), ("de_DE", "$5", "5"), ("de_DE", "US$ 5,00", "5 USD"),
        ("de_CH", "Fr. 1'234.50", "1234.5 CHF"), ("de_CH", "CHF 1’234.50", "1234.5 CHF"),
        ("de_CH", "5.–", "5"), ("de_CH", "Fr. 5.--", "5 CHF"), ("de_CH", "SFr. 12.80", "12.8 CHF"),
        ("fr_CH", "12.80 francs", "12.8 CHF"), ("fr_FR", "1 234,56 €", "1234.56 EUR"),
        ("fr_FR", "1\u{202F}234,56\u{A0}€", "1234.56 EUR"), ("fr_FR", "12€50", "12.5 EUR"),
        ("fr_FR", "12 euros", "12 EUR"), ("fr_FR", "1 234", "1234"), ("fr_FR", "12 34", "nil"),
        ("fr_FR", "1 234 567,8", "1234567.8"), ("fr_CA", "12,50 $", "12.5 CAD"),
        ("it_IT", "TOTALE EURO 12,50", "12.5 EUR"), ("it_IT", "€ 1.234,56", "1234.56 EUR"),
        ("it_IT", "-12,50 €", "-12.5 EUR"), ("it_IT", "1'234,56", "1234.56"),
        ("it_CH", "12.50 franchi", "12.5 CHF"),
        ("es_ES", "12,50 €", "12.5 EUR"), ("es_MX", "$1,234.50", "1234.5 MXN"),
        ("es_AR", "$ 1.234,50", "1234.5 ARS"), ("es_CL", "$1.234", "1234 CLP | 1.234 CLP"),
        ("pt_BR", "R$ 1.234,56", "1234.56 BRL"), ("pt_BR", "R$12,50", "12.5 BRL"),
        ("pt_PT", "12,50 €", "12.5 EUR"), ("pt_PT", "1 234,50", "1234.5"),
        ("nl_NL", "€ 12,50", "12.5 EUR"), ("nl_NL", "€ 5,-", "5 EUR"),
        ("nl_NL", "12,50 euro", "12.5 EUR"),
        ("pl_PL", "12,50 zł", "12.5 PLN"), ("pl_PL", "1 234,50 PLN", "1234.5 PLN"),
        ("pl_PL", "SUMA PLN 12,5O", "12.5 PLN"), ("pl_PL", "12 złotych", "12 PLN"),
        ("nb_NO", "kr 31,-", "31 NOK"), ("nb_NO", "31 kr", "31 NOK"),
        ("nb_NO", "1 234,50 kr", "1234.5 NOK"),
        ("nb_NO", "kr. 12,50", "12.5 NOK"), ("sv_SE", "12:-", "12"),
        ("sv_SE", "12,50 kr", "12.5 SEK"),
        ("sv_SE", "1 234 kronor", "1234 SEK"), ("da_DK", "12,50 kr.", "12.5 DKK"),
        ("de_DE", "12 kr", "12"), ("en_US", "$1,234.56", "1234.56 USD"),
        ("en_US", "-$5.00", "-5 USD"),
        ("en_US", "$-5.00", "-5 USD"), ("en_US", "($5.00)", "-5 USD"),
        ("en_US", "5 dollars", "5 USD"),
        ("en_US", "CA$5.00", "5 CAD"), ("en_CA", "$5.00", "5 CAD"), ("en_AU", "A$5.00", "5 AUD"),
        ("en_SG", "S$5.00", "5 SGD"), ("en_SG", "$5.00", "5 SGD"), ("en_HK", "HK$5.00", "5 HKD"),
        ("en_GB", "£12.50", "12.5 GBP"), ("en_GB", "12.50 GBP", "12.5 GBP"),
        ("en_GB", "£1,234", "1234 GBP | 1.234 GBP"), ("ja_JP", "¥1,234", "1234 JPY | 1.234 JPY"),
        ("zh_CN", "¥12.50", "12.5 CNY"), ("en_GB", "¥12", "12"),
        ("en_IN", "₹1,23,456.00", "123456 INR"),
        ("en_IN", "Rs. 1,23,456", "123456 INR"), ("en_IN", "Rs 500/-", "nil"),
        ("en_PK", "Rs 500", "500 PKR"),
        ("hi_IN", "12,34,567", "1234567"), ("en_US", "12,34,567", "nil"),
        ("en_ZA", "R 12,50", "12.5 ZAR"),
        ("tr_TR", "₺12,50", "12.5 TRY"), ("th_TH", "฿12.50", "12.5 THB"),
        ("ko_KR", "₩1,234,567", "1234567 KRW"),
        ("cs_CZ", "12,50 Kč", "12.5 CZK"), ("hu_HU", "1 234 Ft", "1234 HUF"),
    ])
    func followsRegion(locale: String, text: String, expected: String) {
        #expect(read(text, locale) == expected)
    }

    @Test func keepsEveryDigit() throws {
        let parser = AmountParser(locale: Locale(identifier: "en_US"))
        let amount = try #require(parser.parse("0.1")?.certain)
        #expect(amount.value * 3 == Decimal(sign: .plus, exponent: -1, significand: 3))
    }

    @Test func leavesDigitsAloneIfAsked() {
        let parser = AmountParser(locale: Locale(identifier: "en_US"), repairsDigits: false)
        #expect(parser.parse("31,OO") == nil)
    }
}
