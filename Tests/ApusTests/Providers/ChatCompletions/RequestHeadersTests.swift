import Foundation
import Testing

@testable import Apus

@Suite struct RequestHeadersTests {
    static let illegal = [
        ["": "x"], ["A B": "x"], ["A:": "x"], ["\u{E9}": "x"], ["A": "x\r\nB: y"], ["A": "x\n"],
        ["A": "\0"], ["A": ""], ["Content-Length": "3"], ["transfer-encoding": "chunked"],
        ["Expect": "100-continue"], ["X-A": "x", "x-a": "y"],
    ]

    @Test(arguments: illegal) func refusesWhatBreaksTheHead(fields: [String: String]) throws {
        let error = try #require(throws: ApusError.self) {
            try RequestHeaders(fields: fields).check()
        }
        #expect(error.code == .invalidHeader)
    }

    @Test func acceptsUsualFields() throws {
        try RequestHeaders(fields: ["Authorization": "Bearer a-b_c=", "X-Title": "Tür"]).check()
    }

    @Test func describesNamesAlone() throws {
        let url = try #require(URL(string: "http://h"))
        let model = ChatCompletionsLanguageModel(
            name: "m", url: url, additionalHeaders: ["Authorization": "Bearer geheim-1"])
        var dumped = ""
        dump(model, to: &dumped)
        dump(model.executorConfiguration, to: &dumped)
        let texts = [
            dumped, "\(model)", String(reflecting: model), "\(model.executorConfiguration)",
            String(reflecting: model.executorConfiguration),
        ]
        for text in texts { #expect(!text.contains("geheim")) }
        #expect(texts[1].contains("[Authorization]"))
        #expect(model.additionalHeaders == ["Authorization": "Bearer geheim-1"])
    }

    @Test func redactsValuesAndTheirWords() {
        let headers = RequestHeaders(fields: ["Authorization": "Bearer geheim-1", "A": "true"])
        #expect(headers.redacting("Bearer geheim-1, geheim-1, true") == "…, …, true")
    }
}
