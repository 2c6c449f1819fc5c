import Foundation
import OrderedJSON
import TestSupport
import Testing

/// `apus extract expense` with a small model that says nonsense, which the rules must not need.
struct ExtractTests {
    private let tool: ApusTool

    init() throws {
        tool = try ApusTool()
        try tool.addModel(contextLength: 4096)
    }

    private static let receipt = """
        Corner Shop Ltd
        Bread 3.00
        Milk 4.50
        Total £7.50
        Cash 10.00
        Change 2.50
        12/03/2026 09:15
        """

    /// Two lines that may be the merchant and two that may be the total.
    private static let doubtful = """
        The Anchor
        Fish Restaurant
        Total 14.50
        Total 14.80
        """

    private func sample(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Examples/Documents/\(name)").standardized.path
    }

    @Test func marksEachValueInItsLine() throws {
        let result = try tool.run(
            ["extract", "expense", "--locale", "en_GB"], input: Self.receipt)
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)
        for text in [
            "merchant        Corner Shop Ltd", "1: ▸Corner Shop Ltd◂", "total           7.50 (",
            "4: Total ▸£7.50◂", "date            2026-03-12", "7: ▸12/03/2026◂ 09:15",
            "cardLastFour    absent", "items: Bread, 3.00",
        ] {
            #expect(result.output.contains(text), "\(text)")
        }
    }

    @Test func readsPictures() throws {
        try #require(
            (try? Subprocess.run("/usr/bin/env", ["tesseract", "--version"], environment: [:]))?
                .status == 0, "the program tesseract is not installed: make setup installs it")
        for file in ["receipt.txt", "receipt.png"] {
            let result = try tool.run(["extract", "expense", "--json", sample(file)])
            let fields = try JSONValue(parsing: result.output)["fields"]
            for (name, value) in [
                ("merchant", "TRATTORIA DA MARIO"), ("total", "32.60"), ("date", "2026-03-14"),
                ("currency", "EUR"), ("vat", "2.96"), ("paymentMethod", "cash"),
            ] {
                #expect(fields?[name]?["value"]?.stringValue == value, "\(file) \(name)")
            }
        }
    }

    @Test func printsPlacesInThreeUnits() throws {
        let text = "👍 Café\n" + Self.receipt
        let result = try tool.run(
            ["extract", "expense", "--json", "--locale", "en_GB"], input: text)
        let answer = try JSONValue(parsing: result.output)
        let total = answer["fields"]?["total"]
        #expect(total?["verdict"]?.stringValue == "found")
        let ranges = total?["ranges"]?.arrayValue?.first
        func place(_ unit: String) throws -> Range<Int> {
            let pair = try #require(ranges?[unit]?.arrayValue).compactMap(\.intValue)
            return pair[0]..<pair[1]
        }
        #expect(
            String(decoding: Array(text.utf8)[try place("bytes")], as: UTF8.self) == "£7.50")
        #expect(
            String(decoding: Array(text.utf16)[try place("utf16")], as: UTF16.self) == "£7.50")
    }

    @Test func whatTheModelSaysIsTextOfTheDocument() throws {
        let result = try tool.run(
            ["extract", "expense", "--json", "--locale", "en_GB"], input: Self.doubtful)
        #expect(result.status == 0)
        let answer = try JSONValue(parsing: result.output)
        #expect(answer["asked_model"]?.boolValue == true)
        for (name, field) in answer["fields"]?.objectValue ?? [:] {
            guard let text = field["text"]?.stringValue else { continue }
            #expect(Self.doubtful.contains(text), "\(name)")
        }
    }

    @Test func answersEachLineInOrderAndGoesOnAfterErrors() throws {
        let text = JSONValue.string(Self.receipt).jsonText()
        let input = "\(text)\n\n{\"id\": \"b\"}\n{\"id\": \"c\", \"text\": \(text)}\n"
        let result = try tool.run(["extract", "expense", "--jsonl"], input: input)
        #expect(result.status == 0)
        let lines = try result.output.split(separator: "\n").map {
            try JSONValue(parsing: String($0))
        }
        #expect(lines.count == 3)
        #expect(lines[0]["line"]?.intValue == 1)
        #expect(lines[1]["error"]?["message"]?.stringValue?.isEmpty == false)
        #expect(lines[2]["id"]?.stringValue == "c")
        #expect(lines[2]["fields"]?["total"]?["value"]?.stringValue == "7.50")
    }

    @Test func goesOnWhereARunWasStopped() throws {
        let text = JSONValue.string(Self.receipt).jsonText()
        let input = (1...4).map { "{\"id\": \($0), \"text\": \(text)}\n" }.joined()
        // The second result was not written to its end.
        let results = try tool.file("{\"id\":1,\"fields\":{}}\n{\"id\":2,\"fie")
        let result = try tool.run(
            ["extract", "expense", "--jsonl", "--resume", results], input: input)
        #expect(result.status == 0)
        #expect(result.output.isEmpty)
        let ids = try String(contentsOfFile: results, encoding: .utf8).split(separator: "\n").map {
            try JSONValue(parsing: String($0))["id"]?.intValue
        }
        #expect(ids == [1, 2, 3, 4])
    }

    @Test func refusesOptionsThatExcludeEachOther() throws {
        #expect(try tool.run(["extract", "expense", "--json", "--jsonl"]).status == 2)
        #expect(try tool.run(["extract", "expense", "--resume", "x"]).status == 2)
    }

    private static let notice = "UPS: parcel at locker Mill Garage. Code: 88-21. By 14/03/2026."

    @Test func readsParcelNotices() throws {
        let result = try tool.run(
            ["extract", "pickup", "--locale", "en_GB", "--json"], input: Self.notice)
        let fields = try JSONValue(parsing: result.output)["fields"]
        for (name, value) in [
            ("code", "88-21"), ("carrier", "UPS"), ("place", "locker Mill Garage"),
            ("deadline", "2026-03-14"),
        ] {
            #expect(fields?[name]?["value"]?.stringValue == value)
        }
    }

    @Test func readsDocumentsWithTheRecipeThatTheyAreFor() throws {
        let notice = try tool.run(["extract", "auto", "--locale", "en_GB"], input: Self.notice)
        #expect(notice.output.hasPrefix("route     pickup ("))
        #expect(notice.output.contains("code      88-21"))
        #expect(notice.output.contains("routes: pickup, 9"))
        let receipt = try tool.run(["extract", "auto", "--json"], input: Self.receipt)
        let fields = try JSONValue(parsing: receipt.output)["fields"]
        #expect(fields?["route"]?["value"]?.stringValue == "expense")
        #expect(fields?["total"]?["value"]?.stringValue == "7.50")
        let other = try tool.run(["extract", "auto", "--json"], input: "Wash by hand")
        let value = try JSONValue(parsing: other.output)
        #expect(value["fields"]?["route"]?["value"]?.stringValue == "other")
        #expect(value["fields"]?.objectValue?.count == 1)
        #expect(value["routes"]?.arrayValue?.count == 4)
    }
}
