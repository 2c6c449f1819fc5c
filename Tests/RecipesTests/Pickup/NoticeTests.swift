import Testing

@testable import Recipes

@Suite struct NoticeTests {
    private func sentences(_ text: String) -> [String] {
        let notice = Notice(Document(text))
        return notice.sentences.map { String(notice.text($0)) }
    }

    @Test(arguments: [
        ("Code 4471. Bring ID.", ["Code 4471.", "Bring ID"]),
        ("Abholen bis 25. Mai in der Karlstr. 4", ["Abholen bis 25. Mai in der Karlstr. 4"]),
        ("400 Pine St. Pickup code", ["400 Pine St", "Pickup code"]),
        ("ul. Sadowa 2. Kod 1", ["ul. Sadowa 2.", "Kod 1"]),
        ("for 4C. Locker door", ["for 4C", "Locker door"]),
        ("ab: 04.06. 11 Uhr", ["ab: 04.06. 11 Uhr"]),
        ("Station 3 | Markt 9", ["Station 3 |", "Markt 9"]),
        ("one\ntwo\r\nthree", ["one", "two", "three"]),
        ("t.e.m. 15/06", ["t.e.m. 15/06"]), ("", []),
    ])
    func endsSentences(text: String, expected: [String]) {
        #expect(sentences(text) == expected)
    }
}
