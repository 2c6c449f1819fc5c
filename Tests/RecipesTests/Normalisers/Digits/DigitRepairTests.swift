import TestSupport
import Testing

@testable import Recipes

@Suite struct DigitRepairTests {
    @Test(arguments: [
        ("TOTAL: 31,OO", "TOTAL: 31,00"), ("1O.OO", "10.00"), ("l2.5O", "12.50"),
        ("RM9.OO", "RM9.00"), ("RM 9.O0", "RM 9.00"), ("EUR12,5O", "EUR12,50"),
        ("kr1O,5O", "kr10,50"), ("Rs.5OO.0O", "Rs.500.00"), ("$8.2O", "$8.20"),
        ("12/O5/2O18", "12/05/2018"), ("l2/O5/2O18", "12/05/2018"), ("2O18-O3-O4", "2018-03-04"),
        ("25.I2.2018", "25.12.2018"), ("25.|2.2018", "25.12.2018"), ("1O:3O", "10:30"),
        ("18:3O", "18:30"), ("08:l5:3O", "08:15:30"), ("1OO5", "1005"), ("2OI8", "2018"),
        ("1S.50", "15.50"), ("2Z.40", "22.40"), ("1B.90", "18.90"), ("1G.00", "16.00"),
        ("1g.00", "19.00"), ("3q.00", "39.00"), ("1.2S4,50", "1.254,50"), ("O.50", "0.50"),
        ("4.3B", "4.38"), ("(l2.OO)", "(12.00)"), ("1'2OO.00", "1'200.00"), ("Q.75", "Q.75"),
    ])
    func repairsInsideNumbers(text: String, expected: String) {
        #expect(DigitRepair.repair(text).text == expected)
    }

    @Test(arguments: [
        "", "BOSS", "SOLO", "Oslo 2018", "ISO 9001", "S. 12", "Olio 5", "B8", "B12", "3B", "5G",
        "8GB", "H2O", "CO2", "G-6", "I-95", "3/B", "1l", "100l", "1,5l", "2.5g", "12.4b", "500g",
        "A1O", "O", "lO.OO", "OO,OO", "X1O.OO", "1O.OOX", "S0.50", "B9.00", "I.12", "Z.3",
        "1O..OO", "1O0_5", "é1O.OO", "1O.OOé", "١O.OO", "B2B", "MR D.I.Y. (M) SDN BHD",
        "BOOK TA .K", "NO.53 55,57 & 59", "SS21/39", "LOT 1851-A & 1851-B", "10.00", "IBAN",
    ])
    func leavesTheRestAlone(text: String) {
        let result = DigitRepair.repair(text)
        #expect(result.text == text)
        #expect(result.repairs.isEmpty)
    }

    @Test func tellsWhereItRepaired() {
        #expect(DigitRepair.repair("é: 1O.Ol").repairs == [4, 6, 7])
    }

    @Test func keepsLengthAndEveryOtherCharacter() {
        var generator = SeededGenerator(seed: 1)
        let alphabet = Array("0123456789OolI|SsBZzGgbqQD.,:/-' RMé€\u{301}".unicodeScalars)
        for _ in 0..<3000 {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...24, using: &generator) {
                scalars.append(alphabet.randomElement(using: &generator) ?? " ")
            }
            let text = String(scalars)
            let result = DigitRepair.repair(text)
            let before = Array(text.unicodeScalars)
            let after = Array(result.text.unicodeScalars)
            #expect(before.count == after.count)
            let changed = before.indices.filter { before[$0] != after[$0] }
            #expect(changed == result.repairs)
            #expect(changed.allSatisfy { ("0"..."9").contains(after[$0]) })
        }
    }
}
