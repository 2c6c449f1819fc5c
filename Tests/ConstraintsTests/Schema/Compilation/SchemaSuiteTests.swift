import OrderedJSON
import TestSupport
import Testing

@testable import Constraints

/// Runs whole suites through compiled grammars and counts what becomes of them.
@Suite struct SchemaSuiteTests {
    private struct Tally {
        var files = 0
        var cleanFiles = 0
        var refusedFiles = 0
        var cases = 0
        var right = 0
        var refusedCases = 0
        var validRejected: [String] = []
        var invalidAccepted: [String] = []
        /// By keyword and what was found, the number of groups that it was refused in.
        var refusals: [String: Int] = [:]
        var milliseconds: [Double] = []
        /// A line for each file: cases, right ones, refused ones.
        var table: [String] = []

        func summary(_ name: String) -> String {
            let sorted = milliseconds.sorted()
            func percentile(_ share: Double) -> Double {
                sorted.isEmpty ? 0 : sorted[Int(Double(sorted.count - 1) * share)]
            }
            let counts = refusals.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
                .map { "  \($0.value) × \($0.key)" }
            return """
                \(name): \(files) files, clean \(cleanFiles), refused \(refusedFiles); \
                \(cases) cases, right \(right), refused \(refusedCases), \
                valid rejected \(validRejected.count), invalid accepted \(invalidAccepted.count); \
                compile ms p50 \(percentile(0.5)), p90 \(percentile(0.9)), \
                p99 \(percentile(0.99)), max \(sorted.last ?? 0)
                \((counts + validRejected.map { "  rejected: \($0)" }
                    + invalidAccepted.map { "  accepted: \($0)" }).joined(separator: "\n"))
                """
        }
    }

    @Test(.needsReference("maskbench-dev"))
    func keepsItsWordOnMaskBench() throws {
        let files = try SchemaSuiteFile.maskBench("maskbench-dev")
        let tally = try run(files, JSONSchema.Options(assertsFormat: true, bounds: .none))
        print(tally.summary("maskbench-dev"))
        #expect(tally.validRejected == [])
        #expect(tally.invalidAccepted == [])
        #expect(Double(tally.cleanFiles) >= 0.86 * Double(tally.files))
    }

    @Test(.needsReference("json-schema"))
    func keepsItsWordOnTheTestSuite() throws {
        let files = try SchemaSuiteFile.suite("json-schema/draft2020-12")
        let options = JSONSchema.Options(
            assertsFormat: false, remoteDocuments: try SchemaSuiteFile.remotes(), bounds: .none)
        let tally = try run(files, options)
        print(tally.summary("draft2020-12"))
        print(tally.table.joined(separator: "\n"))
        #expect(tally.validRejected == [])
        #expect(tally.invalidAccepted == [])
        #expect(Double(tally.right) >= 0.6 * Double(tally.cases))
    }

    private func run(
        _ files: [SchemaSuiteFile], _ options: JSONSchema.Options
    ) throws -> Tally {
        var tally = Tally()
        for file in files {
            tally.files += 1
            let before = (tally.cases, tally.right, tally.refusedCases)
            var isClean = true
            var isRefused = false
            for group in file.groups {
                tally.cases += group.cases.count
                let clock = ContinuousClock()
                var compiled: (schema: JSONSchema, grammar: Grammar)?
                let time = clock.measure {
                    compiled = compile(group, options, &tally, file.name)
                }
                tally.milliseconds.append(time / .milliseconds(1))
                if time > .milliseconds(10) { print("slow \(time) \(file.name)") }
                guard let (schema, grammar) = compiled else {
                    tally.refusedCases += group.cases.count
                    isClean = false
                    isRefused = true
                    continue
                }
                for test in group.cases {
                    let isAccepted =
                        GrammarAcceptor.accepts(test.instance.canonicalText, grammar)
                        || GrammarAcceptor.accepts(
                            schema.inDeclarationOrder(test.instance).canonicalText, grammar)
                    if isAccepted == test.isValid {
                        tally.right += 1
                        continue
                    }
                    isClean = false
                    let name = "\(file.name): \(group.name): \(test.name)"
                    if isAccepted {
                        tally.invalidAccepted.append(name)
                    } else {
                        tally.validRejected.append(name)
                    }
                }
            }
            tally.table.append(
                "\(file.name) cases \(tally.cases - before.0) right \(tally.right - before.1) "
                    + "refused \(tally.refusedCases - before.2)")
            if isClean { tally.cleanFiles += 1 }
            if isRefused { tally.refusedFiles += 1 }
        }
        return tally
    }

    private func compile(
        _ group: SchemaSuiteFile.Group, _ options: JSONSchema.Options, _ tally: inout Tally,
        _ file: String
    ) -> (JSONSchema, Grammar)? {
        do throws(ConstraintError) {
            let schema = try JSONSchema(group.schema, options: options)
            return (schema, try schema.grammar().trimmed())
        } catch {
            tally.refusals["\(error.keyword ?? "?"): \(error.found)", default: 0] += 1
            print("refused \(file) \(group.name): \(error)")
            return nil
        }
    }
}
