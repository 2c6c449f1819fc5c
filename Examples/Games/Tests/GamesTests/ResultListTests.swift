import Foundation
import Games
import Testing

struct ResultListTests {
    private static let header =
        "season,year,medal,country_code,country,athletes,games,sport,event_gender,event_name\n"
    private let vocabulary: GamesData

    init() throws { vocabulary = try GamesData.bundled() }

    private func read(_ rows: String) throws -> ResultList.Report {
        try ResultList.read(
            Array((Self.header + rows).utf8), name: "list.csv", vocabulary: vocabulary)
    }

    @Test func putsRowsTogetherToEvents() throws {
        let report = try read(
            """
            Winter,2030,Gold,NOR,Norway,BERG Ada,2030 Anywhere,Cross Country Skiing,Women's,10km
            Winter,2030,Silver,SWE,Sweden,"LIND Eva",2030 Anywhere,Cross Country Skiing,Women's,10km
            Summer,2032,Gold,AUS,Australia,"A One, B Two, C Three",2032 Elsewhere,Rowing,Men's,eight
            """)
        #expect(report.accepted == 3 && report.rejects.isEmpty)
        #expect(report.data.editions.map(\.name) == ["Anywhere 2030", "Elsewhere 2032"])
        #expect(report.data.events.count == 2)
        #expect(report.data.events[0].placements.map(\.names) == [["BERG Ada"], ["LIND Eva"]])
        #expect(report.data.events[1].sport == "rowing")
        #expect(report.data.events[1].kind == .team)
    }

    @Test func answersFromSeveralGamesSideBySide() async throws {
        let report = try read(
            "Summer,2032,Gold,AUS,Australia,ONE Ann,2032 Elsewhere,Swimming,Women's,100m freestyle\n"
        )
        let assistant = try GamesAssistant(data: vocabulary.adding(report.data))
        let old = await assistant.answer("Who won the women's 100 m freestyle in 2024?")
        #expect(old.rows.flatMap(\.names) == ["Sarah Sjöström"])
        let new = await assistant.answer("Who won the women's 100 m freestyle in 2032?")
        #expect(new.rows.flatMap(\.names) == ["ONE Ann"])
        #expect(new.text.contains("Elsewhere 2032"))
    }

    @Test(arguments: [
        ("Summer,2032,Iron,AUS,Australia,ONE Ann,2032 X,Swimming,Women's,100m", "medal"),
        ("Summer,20x2,Gold,AUS,Australia,ONE Ann,2032 X,Swimming,Women's,100m", "year"),
        ("Summer,2032,Gold,AUSTR,Australia,ONE Ann,2032 X,Swimming,Women's,100m", "country_code"),
        ("Summer,2032,Gold,AUS,Australia,,2032 X,Swimming,Women's,100m", "athletes"),
        ("Summer,2032,Gold,AUS,Australia,ONE Ann,2032 X,Swimming,Robots,100m", "event_gender"),
        (
            "Summer,2032,Gold,AUS,Australia,ONE \u{1B}[31mAnn,2032 X,Swimming,Women's,100m",
            "control"
        ),
        ("Summer,2032,Gold,AUS", "empty"),
        ("Summer,2032,Gold,AUS,Australia,ONE Ann,2032 X,!!!,Women's,100m", "sport"),
    ])
    func rejectsRowsWithLineAndReason(row: String, reason: String) throws {
        let report = try read(
            "Summer,2032,Gold,AUS,Australia,TWO Bea,2032 X,Rowing,Women's,eight\n" + row + "\n")
        #expect(report.accepted == 1)
        #expect(report.rejects.map(\.line) == [3])
        #expect(report.rejects[0].reason.contains(reason))
    }

    @Test func rejectsWhatIsThereTwice() throws {
        let row = "Summer,2032,Gold,AUS,Australia,TWO Bea,2032 X,Rowing,Women's,eight\n"
        let report = try read(row + row)
        #expect(report.rejects.map(\.line) == [3])
    }

    @Test(arguments: [
        "", "a,b,c\n1,2,3\n", "\"never closed", "[1, 2, 3]", "[", "{\"version\": 2}", "{}", "[{}]",
        "\u{FEFF}", "null",
        "{\"version\": 1, \"games\": {\"id\": \"x\", \"name\": \"x\", \"year\": 1e99, \"season\": \"s\", \"city\": \"c\"}}",
    ])
    func refusesFilesWithoutResults(text: String) {
        #expect(throws: GamesError.self) {
            try ResultList.read(Array(text.utf8), name: "x", vocabulary: vocabulary)
        }
    }

    @Test func refusesBytesThatAreNoText() {
        #expect(throws: GamesError.self) {
            try ResultList.read(
                Array(Self.header.utf8) + [0xFF, 0xFE, 0x0A], name: "x", vocabulary: vocabulary)
        }
        #expect(throws: GamesError.self) {
            try ResultList.read(
                Array(String(repeating: "[", count: 100_000).utf8), name: "x",
                vocabulary: vocabulary)
        }
    }

    @Test func readsObjects() throws {
        let json = """
            [{"season": "Summer", "year": 2032, "medal": "Gold", "country_code": "AUS", "athletes": "ONE Ann",
              "games": "2032 X", "sport": "Gymnastics Artistic", "event_gender": "Women's", "event_name": "vault"}]
            """
        let report = try ResultList.read(Array(json.utf8), name: "x", vocabulary: vocabulary)
        #expect(report.data.events.map(\.sport) == ["artistic-gymnastics"])
    }

    @Test func storesAndReadsAgain() throws {
        let folder = NSTemporaryDirectory() + "games-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = GamesStore(folder: folder)
        let report = try read(
            "Summer,2032,Gold,AUS,Australia,ONE Ann,2032 ../Else where,Swimming,Women's,100m freestyle\n"
        )
        let edition = try #require(report.data.editions.first)
        let path = try store.save(report.data, edition: edition.id)
        #expect(path.hasPrefix(folder) && !path.contains(".."))
        try Data("{".utf8).write(to: URL(fileURLWithPath: folder + "/broken.json"))
        let (data, rejected) = try store.allData()
        #expect(data.editions.map(\.id) == ["paris-2024", edition.id])
        #expect(data.events.last == report.data.events.first)
        #expect(rejected.count == 1)
        #expect(rejected.first?.description.contains("broken.json") == true)
    }
}
