import Testing

@testable import Constraints

@Suite struct VerbatimBoundaryTests {
    /// A span in brackets of a text, and whether it may be taken.
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let isAllowed: Bool
        var testDescription: String { text }

        static func allowed(_ text: String) -> Case { Case(text: text, isAllowed: true) }
        static func refused(_ text: String) -> Case { Case(text: text, isAllowed: false) }
    }

    @Test(
        arguments: [
            .allowed("the [cat] sat"), .allowed("[the cat sat]"), .refused("the [ca]t sat"),
            .refused("the c[at] sat"), .refused("the[ cat] sat"), .refused("the [cat ]sat"),
            .refused("the[ ]cat"), .allowed("the [cat], sat"), .allowed("the [cat,] sat"),
            .allowed("the ([cat])"), .allowed("the [(cat)]"), .allowed("first\n[second\nthird]\n"),
            // Numbers, amounts, times and dates stay whole.
            .allowed("Total [12,50] EUR"), .refused("Total [12],50"), .refused("Total 12,[50]"),
            .refused("Total [12,]50"), .refused("Total 12[,50]"), .allowed("Total $[1,234.50]"),
            .allowed("Total [$1,234.50]"), .allowed("[1'234.50]"), .refused("[1]'234.50"),
            .refused("1,[234.50]"), .allowed("at [18:30]"), .refused("at [18]:30"),
            .allowed("[03/04/2026]"), .refused("03/04/[2026]"), .allowed("[10.0.0.1]"),
            .allowed("it is [12]."), .allowed("it is [12], or"), .allowed("No. [12]:"),
            .allowed(".[50]"), .allowed("v[.]x"), .allowed("[-12,50]"), .allowed("-[12,50]"),
            .allowed("[١٢٫٥]"), .refused("[١٢]٫٥"), .allowed("[３，５００]円"), .refused("３，[５００]円"),
            // Ranges come apart; codes can be taken whole.
            .allowed("[18:30]-20:00"), .allowed("18:30-[20:00]"), .allowed("18:30–[20:00]"),
            .allowed("[2019]-2024"), .allowed("[2026-04-03]"), .allowed("code [QX-4471]"),
            .allowed("[DE89 3704 0044]"), .allowed("[+49 (0)30 555-0199]"), .allowed("[3] x 12,50"),
            .refused("[12]kg"), .refused("A[12]"), .allowed("[12]%"), .allowed("[12]€"),
            .allowed("[12] kg"), .allowed("[12]\u{A0}kg"), .refused("[12\u{A0}]kg"),
            .refused("[5]½"), .refused("[m]²"),
            // Names and addresses of people and things.
            .allowed("[Anna]'s"), .allowed("[O'Brien]"), .allowed("l'[hôtel]"),
            .allowed("l’[hôtel]"),
            .allowed("_[word]_"), .allowed("[user]@example.com"), .allowed("[user@example.com]"),
            .allowed("[example].com"), .allowed("a/[b]"), .allowed("#[tag]"),
            .allowed("\"[said]\""),
            // Scripts.
            .allowed("in [Zürich]"), .refused("in [Z]ürich"), .refused("in [Zu]\u{308}rich"),
            .allowed("in [Zu\u{308}rich]"), .refused("[Москв]а"), .allowed("[Москва]!"),
            .allowed("שלום [עולם]"), .refused("של[ום] עולם"), .allowed("[مرحبا]، بك"),
            .refused("[कि]ताब"), .allowed("[किताब]।"),
            .allowed("我住在[东京]。"), .allowed("我[住在东]京"), .allowed("[カメラ]です"),
            .allowed("[서울]에서"), .allowed("[กรุงเทพ]มหานคร"), .refused("[ก]\u{E33}"),
            .allowed("株式会社[ABC]様"), .refused("株式会社[AB]C様"),
            // Clusters.
            .allowed("a[👩‍🚀]b"), .refused("[👩]\u{200D}🚀"), .allowed("[🇩🇪]🇫🇷"), .refused("[🇩]🇪"),
            .refused("🇩[🇪🇫]🇷"), .allowed("[👍🏽]👍"), .refused("[👍]🏽"), .allowed("👍[👍]"),
            // What cannot be seen is no part of a word.
            .refused("[\u{200B}a]"), .refused("[a\u{FEFF}]"), .refused("[\0a]"),
            .refused("[a\u{200F}]"),
            .allowed("[a\u{200B}a]"), .allowed("\u{200F}[עולם]\u{200F}"),
        ] as [Case])
    func words(_ example: Case) throws { try check(example, .word) }

    @Test(
        arguments: [
            .allowed("[one]\ntwo"), .allowed("one\n[two]"), .refused("[one\ntwo]"),
            .refused("[one] two"), .allowed("[one two]"), .allowed("  [one  two]  \nx"),
            .refused("[ one]\n"), .allowed("a\r\n[b]\r\nc"), .refused("a\r\n[b\r]\nc"),
            .allowed("a\r[b]\u{2028}c\u{85}d"), .allowed("a\n \t\n[b]"), .refused("a\n[ ]\nb"),
            .allowed("\u{FEFF}[Title]\n"), .allowed("[東京 都]\n"), .allowed("[👩‍🚀]\n"),
        ] as [Case])
    func lines(_ example: Case) throws { try check(example, .line) }

    @Test(
        arguments: [
            .allowed("the [ca]t"), .allowed("the[ ]cat"), .allowed("1[2,]50"),
            .refused("e[\u{301}]"), .refused("[e]\u{301}"), .allowed("x[e\u{301}]x"),
            .refused("a[\r]\n"), .allowed("a[\r\n]b"), .refused("[👩\u{200D}]🚀"),
            .allowed("a[\0]b"), .refused("a[]b"), .refused("🇩[🇪]"),
        ] as [Case])
    func anywhere(_ example: Case) throws { try check(example, .anywhere) }

    private func check(_ example: Case, _ boundary: VerbatimBoundary) throws {
        let parts = example.text.unicodeScalars.split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == "[" || $0 == "]" })
        try #require(parts.count == 3)
        let text = parts.map(String.init).joined()
        let sources = try VerbatimSources([VerbatimSource(name: "text", text: text)])
        let index = try VerbatimIndex(
            VerbatimRule(boundary: boundary, isQuoted: false), in: sources)
        let span = Array(String(parts[1]).utf8)
        let end = index.state(after: span)
        let start = String(parts[0]).utf8.count
        let occurrences = end.flatMap(index.citation)?.occurrences ?? []
        let isAllowed = occurrences.contains { $0.bytes == start..<start + span.count }
        #expect(isAllowed == example.isAllowed)
    }
}

extension VerbatimIndex {
    /// The state after a value as it is written; nil if it is not a beginning of any.
    func state(after value: some Sequence<UInt8>) -> VerbatimState? {
        value.reduce(start) { state, byte in state.flatMap { next($0, byte) } }
    }
}
