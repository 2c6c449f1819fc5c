import Testing

@testable import ApusServer

struct EventBlocksTests {
    @Test(arguments: [
        (["data: 1\n\n"], ["data: 1\n\n"], false), (["data: 1\n"], [""], false),
        (["data: 1\n", "\nda", "ta: 2\n\n"], ["", "data: 1\n\n", "data: 2\n\n"], false),
        (["data: 1\r\n\r", "\nx"], ["", "data: 1\r\n\r\n"], false),
        (["data: 1\n\ndata: 2\n\nd"], ["data: 1\n\ndata: 2\n\n"], false),
        (["data: [DONE]\n\n"], ["data: [DONE]\n\n"], true),
        (["data:[DO", "NE]\r\n\r\n"], ["", "data:[DONE]\r\n\r\n"], true),
        (["data: [DONE]\n"], [""], false),
        (["data: \"data: [DONE]\"\n\n"], ["data: \"data: [DONE]\"\n\n"], false),
        (["", "\n"], ["", ""], false),
    ])
    func passesWholeEventsOn(pieces: [String], blocks: [String], hasEnded: Bool) {
        var events = EventBlocks()
        let given = pieces.map { String(decoding: events.push(Array($0.utf8)), as: UTF8.self) }
        #expect(given == blocks)
        #expect(events.hasEnded == hasEnded)
    }
}
