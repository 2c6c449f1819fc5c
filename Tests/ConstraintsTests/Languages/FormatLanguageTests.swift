import Foundation
import OrderedJSON
import TestSupport
import Testing

@testable import Constraints

@Suite struct FormatLanguageTests {
    static let supported = [
        "date", "time", "date-time", "duration", "email", "hostname", "ipv4", "ipv6", "uri",
        "uri-reference", "iri", "iri-reference", "uuid", "uri-template", "json-pointer",
        "relative-json-pointer",
    ]

    @Test(.needsReference("json-schema"), arguments: supported)
    func agreesWithTheTestSuite(format: String) throws {
        let dfa = try #require(try FormatLanguage.dfa(named: format))
        let file = ReferenceData.url("json-schema/draft2020-12/optional/format/\(format).json")
        let groups = try #require(try JSONValue(parsing: Array(Data(contentsOf: file))).arrayValue)
        var count = 0
        for test in groups.flatMap({ $0["tests"]?.arrayValue ?? [] }) {
            guard let text = test["data"]?.stringValue else { continue }
            count += 1
            #expect(dfa.accepts(text.utf8) == test["valid"]?.boolValue, "\(test)")
        }
        #expect(count > 3)
    }

    @Test func refusesWhatNoAutomatonDecides() {
        for format in ["regex", "idn-email", "idn-hostname"] {
            let error = #expect(throws: ConstraintError.self) {
                try FormatLanguage.dfa(named: format)
            }
            #expect(error?.code == .unsupported)
            #expect(error?.description.contains("`\(format)`") == true)
        }
        let error = #expect(throws: ConstraintError.self) {
            try FormatLanguage.dfa(named: "regex")
        }
        #expect(
            error?.description
                == "a constraint cannot be enforced exactly: `format`; expected a format that an "
                + "automaton can decide; regular expressions are not a regular language, found "
                + "`regex`; remove it, or use `pattern`")
    }

    @Test func leavesUnknownNamesToOthers() throws {
        for format in ["", "Date", "url", "int32", "semver"] {
            #expect(try FormatLanguage.dfa(named: format) == nil)
        }
    }

    @Test func datesAreThoseOfTheGregorianCalendar() {
        var wrong: [String] = []
        for year in 0...9999 where year % 7 == 0 || year % 4 == 0 || year % 100 == 0 {
            let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            for month in 0...13 {
                for day in [0, 1, 28, 29, 30, 31, 32] {
                    let isValid = (1...12).contains(month) && day >= 1 && day <= days[month - 1]
                    let text = "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
                    if FormatLanguage.date.accepts(text.utf8) != isValid { wrong.append(text) }
                }
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test func leapSecondsAreInTheLastMinuteOfTheDay() {
        var wrong: [String] = []
        for minute in 0..<1440 {
            for offset in stride(from: -1439, through: 1439, by: 7) {
                let sign = offset < 0 ? "-" : "+"
                let text =
                    "\(clock(minute)):60\(sign)\(clock(abs(offset)))"
                let universal = ((minute - offset) % 1440 + 1440) % 1440
                if FormatLanguage.time.accepts(text.utf8) != (universal == 1439) {
                    wrong.append(text)
                }
            }
        }
        #expect(wrong.isEmpty)
        #expect(FormatLanguage.dateTime.accepts("1990-12-31T23:59:60.25Z".utf8))
        #expect(!FormatLanguage.dateTime.accepts("1990-12-31T23:58:60.25Z".utf8))
    }

    @Test func addressesInMailAbbreviateTwoGroups() throws {
        for (address, inMail, alone) in [
            ("::", true, true), ("1:2:3:4:5:6:7:8", true, true), ("1:2:3:4:5:6::", true, true),
            ("1:2:3:4:5:6:7::", false, true), ("1:2:3::5:6:7", true, true),
            ("1:2:3::5:6:7:8", false, true), ("::1:2:3:4:5:6", true, true),
            ("1::2:3:4:1.2.3.4", true, true), ("1:2::3:4:5:1.2.3.4", false, true),
            ("1:2:3:4:5:6:1.2.3.4", true, true), ("1::2::3", false, false),
            ("12345::", false, false),
        ] {
            #expect(
                FormatLanguage.email.accepts("a@[IPv6:\(address)]".utf8) == inMail, "\(address)")
            #expect(FormatLanguage.ipv6.accepts(address.utf8) == alone, "\(address)")
            #expect(FormatLanguage.uri.accepts("x://[\(address)]".utf8) == alone, "\(address)")
        }
    }

    @Test func namesHaveLimits() {
        let label = String(repeating: "a", count: 63)
        let longest = [label, label, label, String(repeating: "b", count: 61)]
        #expect(longest.joined(separator: ".").utf8.count == 253)
        #expect(FormatLanguage.hostname.accepts(longest.joined(separator: ".").utf8))
        #expect(!FormatLanguage.hostname.accepts((longest.joined(separator: ".") + "b").utf8))
        let short = Array(repeating: "a", count: 127).joined(separator: ".")
        #expect(FormatLanguage.hostname.accepts(short.utf8))
        #expect(!FormatLanguage.hostname.accepts((short + ".a").utf8))
        #expect(!FormatLanguage.hostname.accepts("a..b".utf8))
        #expect(!FormatLanguage.hostname.accepts("a.-b".utf8))
        #expect(!FormatLanguage.hostname.accepts("a-.b".utf8))
        #expect(FormatLanguage.hostname.accepts("a--b.c".utf8))
    }

    @Test func builtAutomataAreMinimal() throws {
        for dfa in [FormatLanguage.time, FormatLanguage.dateTime, FormatLanguage.hostname] {
            #expect(try dfa.union(DFA.texts([[0x21]])).subtracting(DFA.texts([[0x21]])) == dfa)
        }
    }

    private func digits(_ value: Int, _ count: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    private func clock(_ minute: Int) -> String {
        "\(digits(minute / 60, 2)):\(digits(minute % 60, 2))"
    }
}
