import Testing

@testable import Constraints

@Suite struct VerbatimErrorTests {
    private func message(_ body: () throws(ConstraintError) -> Void) -> String {
        do {
            try body()
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test func namesASourceGivenTwice() {
        let source = VerbatimSource(name: "receipt", text: "")
        let text = message { () throws(ConstraintError) in
            _ = try VerbatimSources([source, source])
        }
        #expect(
            text
                == "a constraint cannot be used (`invalidSource`): `source`; expected a name of its "
                + "own for each source, found two sources named `receipt`; rename one of them")
    }

    @Test(
        arguments: [
            (["a", "b"], "one of `a`, `b`"), ([], "no name, as there are no sources"),
            ((0..<11).map { "\($0)" }, "the name of one of the 11 sources"),
        ])
    func namesAnUnknownSource(_ names: [String], _ expected: String) {
        let text = message { () throws(ConstraintError) in
            let sources = try VerbatimSources(names.map { VerbatimSource(name: $0, text: "x") })
            _ = try VerbatimIndex(VerbatimRule(sources: ["c"]), in: sources)
        }
        #expect(
            text
                == "a constraint cannot be used (`invalidSource`): `source`; expected \(expected), "
                + "found `c`; give a source of that name, or leave the name out")
    }
}
