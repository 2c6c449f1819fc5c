import TestSupport
import Testing

@testable import Constraints

/// The matcher against lists of all documents of small grammars.
@Suite struct MachineExactnessTests {
    @Test(arguments: [JSONLayout.compact, .spaced])
    func agreesWithListsOfDocuments(layout: JSONLayout) throws {
        #expect(try checkGrammars(40, layout, seed: 8) > 400)
    }

    @Test(.isLong, arguments: [JSONLayout.compact, .spaced])
    func agreesWithListsOfManyDocuments(layout: JSONLayout) throws {
        #expect(try checkGrammars(1_500, layout, seed: 7) > 20_000)
    }

    private func checkGrammars(_ count: Int, _ layout: JSONLayout, seed: UInt64) throws -> Int {
        var grammars = RandomGrammar(using: SeededGenerator(seed: seed))
        var checked = 0
        for _ in 0..<count {
            checked += try check(try grammars.make(nodeCount: 7), layout)
        }
        return checked
    }

    /// Compares all prefixes; returns how many there were.
    private func check(_ grammar: Grammar, _ layout: JSONLayout) throws -> Int {
        var oracle = GrammarOracle(grammar, layout: layout)
        var limit = 2
        var documents = oracle.documents(upTo: limit)
        while documents.count < 300, limit < 22 {
            limit += 1
            let more = oracle.documents(upTo: limit)
            if more.count > 3_000 {
                limit -= 1
                break
            }
            documents = more
        }
        let compiled: CompiledGrammar
        do {
            compiled = try CompiledGrammar(
                grammar, layout: layout, sources: try VerbatimSources([]))
        } catch {
            if error.code == .unsatisfiable {
                #expect(documents.isEmpty)
            } else {
                #expect(error.keyword == "recursion")
            }
            return 0
        }
        // The length of the shortest document with each beginning.
        var shortest: [[UInt8]: Int] = [:]
        for document in documents {
            for length in 0...document.count {
                let beginning = Array(document.prefix(length))
                shortest[beginning] = min(shortest[beginning] ?? .max, document.count)
            }
        }
        var machine = Machine(compiled)
        defer { machine.deallocate() }
        let expected = shortest[[]]
        let length = machine.shortestLength
        #expect(length <= limit ? expected == length : expected == nil)
        var prefixes = 0
        try compare(&machine, [], shortest, documents, limit, &prefixes)
        return prefixes
    }

    private func compare(
        _ machine: inout Machine, _ beginning: [UInt8], _ shortest: [[UInt8]: Int],
        _ documents: Set<[UInt8]>, _ limit: Int, _ prefixes: inout Int
    ) throws {
        prefixes += 1
        guard prefixes < 400 else { return }
        #expect(machine.canEnd == documents.contains(beginning) || beginning.count > limit)
        try compareCompletions(&machine, beginning, shortest, documents, limit)
        for byte in 0...255 as ClosedRange<UInt8> {
            let start = machine.snapshot()
            let longer = beginning + [byte]
            if try machine.advance(byte) {
                let length = longer.count + machine.shortestLength
                if length <= limit {
                    #expect(
                        shortest[longer] == length, "\(String(decoding: longer, as: UTF8.self))")
                    try compare(&machine, longer, shortest, documents, limit, &prefixes)
                } else {
                    #expect(shortest[longer] == nil)
                }
                machine.restore(start)
            } else {
                #expect(shortest[longer] == nil, "\(String(decoding: longer, as: UTF8.self))")
            }
        }
    }

    private func compareCompletions(
        _ machine: inout Machine, _ beginning: [UInt8], _ shortest: [[UInt8]: Int],
        _ documents: Set<[UInt8]>, _ limit: Int
    ) throws {
        let completion = try machine.shortestCompletion()
        #expect(completion.count == machine.shortestLength)
        if beginning.count + completion.count <= limit {
            #expect(documents.contains(beginning + completion))
        }
        let forced = try machine.forcedBytes(limit: 100)
        for document in documents where document.starts(with: beginning) {
            #expect(document.starts(with: beginning + forced))
        }
        // One byte more is not forced: the document may end, or another may follow.
        if try machine.accepts(forced) {
            let before = machine.snapshot()
            for byte in forced { #expect(try machine.advance(byte)) }
            let next = try (0...255 as ClosedRange<UInt8>).filter { try machine.accepts([$0]) }
            #expect(machine.canEnd || next.count > 1 || forced.count == 100)
            machine.restore(before)
        }
    }
}
