import Testing

@testable import ApusServer

struct FairTurnsTests {
    /// Turns of requests such as `a1`, whose first letter is the client.
    private static func turns(_ requests: [String]) -> FairTurns<String> {
        var turns = FairTurns<String>()
        for (index, request) in requests.enumerated() {
            turns.append(request, id: UInt64(index), of: String(request.prefix(1)))
        }
        return turns
    }

    private static func all(_ turns: FairTurns<String>) -> [String] {
        var turns = turns
        var requests: [String] = []
        while let request = turns.popFirst() { requests.append(request) }
        return requests
    }

    @Test(arguments: [
        ([], []), (["a1", "a2", "a3"], ["a1", "a2", "a3"]),
        (["a1", "a2", "a3", "b1"], ["a1", "b1", "a2", "a3"]),
        (["a1", "a2", "b1", "c1", "b2", "a3"], ["a1", "b1", "c1", "a2", "b2", "a3"]),
    ])
    func clientsTakeTurns(requests: [String], order: [String]) {
        #expect(Self.all(Self.turns(requests)) == order)
    }

    @Test func whoHadATurnIsBehindWhoeverCameInTheMeantime() {
        var turns = Self.turns(["a1", "b1"])
        #expect(turns.popFirst() == "a1")
        turns.append("a2", id: 10, of: "a")
        #expect(Self.all(turns) == ["b1", "a2"])
    }

    @Test func forgetsWhoLeaves() {
        var turns = Self.turns(["a1", "a2", "b1"])
        #expect(turns.remove(id: 0) == "a1")
        #expect(turns.remove(id: 0) == nil)
        #expect(turns.remove(id: 2) == "b1")
        #expect(turns.count == 1)
        #expect(Self.all(turns) == ["a2"])
    }

    @Test(arguments: [
        (["a1", "a2", "a3"], "b", "a3"), (["a1", "a2"], "b", "a2"), (["a1"], "b", nil),
        (["a1", "a2", "a3", "b1"], "b", "a3"), (["a1", "a2", "b1"], "b", nil),
        (["a1", "a2", "a3"], "a", nil), (["b1", "b2", "a1", "a2"], "c", "b2"), ([], "a", nil),
    ])
    func theGreediestGivesAPlace(requests: [String], client: String, given: String?) {
        var turns = Self.turns(requests)
        #expect(turns.removeLast(for: client) == given)
        #expect(Self.all(turns).count == requests.count - (given == nil ? 0 : 1))
    }
}
