import Testing

@testable import ApusCommandLine

struct DocumentRecordTests {
    @Test(arguments: [
        (#""a shop""#, "a shop"), (#"{"text": "a shop"}"#, "a shop"),
        (#"{"id": 7, "text": "a shop", "more": null}"#, "a shop"),
    ])
    func readsStringsAndObjects(line: String, text: String) throws {
        #expect(try DocumentRecord(line, number: 1).text.get() == text)
    }

    @Test(arguments: [
        ("{", "the line is not JSON"), ("7", "the line is neither a string nor an object"),
        (#"{"id": "a"}"#, "the object has no `text` that is a string"),
        (#"{"id": "a", "text": 3}"#, "the object has no `text` that is a string"),
    ])
    func saysWhatIsWrongWithALine(line: String, message: String) {
        let error = #expect(throws: CommandLineError.self) {
            try DocumentRecord(line, number: 1).text.get()
        }
        #expect(error?.message.hasPrefix(message) == true)
    }

    @Test(arguments: [
        (#"{"id": "e\u0301", "text": ""}"#, #"{"id":"e\u0301"}"#),
        (#"{"id": 1.0, "text": ""}"#, #"{"id":1.0}"#),
        (#""text""#, #"{"line":3,"fields":{}}"#),
    ])
    func knowsAResultOfADocument(line: String, result: String) {
        let record = DocumentRecord(line, number: 3)
        #expect(record.key == DocumentRecord.key(ofResult: result))
    }

    @Test(arguments: ["", "[]", #"{"fields": {}}"#, #"{"id": "a""#])
    func takesNothingElseForAResult(line: String) {
        #expect(DocumentRecord.key(ofResult: line) == nil)
    }
}
