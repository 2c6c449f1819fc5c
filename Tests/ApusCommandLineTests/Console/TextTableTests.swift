import Testing

@testable import ApusCommandLine

struct TextTableTests {
    @Test func alignsColumnsWithoutSpaceAtLineEnds() {
        var table = TextTable(header: ["NAME", "SIZE", "NOTE"])
        table.numericColumns = [1]
        table.rows = [["a", "1000", "x"], ["longer", "7", ""]]
        #expect(
            table.text == """
                NAME    SIZE  NOTE
                a       1000  x
                longer     7

                """)
    }
}

struct ByteCountTests {
    @Test(
        arguments: [
            (0, "0 B"), (999, "999 B"), (1000, "1.0 kB"), (999_949, "999.9 kB"),
            (999_950, "1.0 MB"),
            (98_362_432, "98.4 MB"), (Int64.max, "9.2 EB"),
        ] as [(Int64, String)])
    func writesDecimalUnits(count: Int64, expected: String) {
        #expect(ByteCount.text(count) == expected)
    }
}
