import Testing

@testable import Recipes

@Suite struct RecognitionRepairTests {
    @Test(arguments: [
        ("ZU ZAHLEN EUR l3,3l", "ZU ZAHLEN EUR 13,31"), ("darin 2,I3", "darin 2,13"),
        ("O7.O5.2O26 11:38", "07.05.2026 11:38"), ("O3/O9/2O26", "03/09/2026"),
        ("CASH 4O.00", "CASH 40.00"), ("1.2O6,5O", "1.206,50"), ("T0TAL EUR", "TOTAL EUR"),
        ("...***...5O62", "...***...5062"),
    ])
    func repairsAmountsDatesAndWords(read: String, meant: String) {
        #expect(RecognitionRepair.repaired(read) == meant)
    }

    @Test(arguments: [
        "OIL.IO", "BILL 20441", "Invoice F26-00931", "2X4X8 STUD", "Lo 3 Ol", "A4", "3.OL",
        "v1.lO.O",
        "e\u{301}t\u{e9} O.l",
    ])
    func leavesNamesAndNumbersAsTheyAre(text: String) {
        #expect(RecognitionRepair.repaired(text) == text)
    }
}
