extension DFA {
    /// How many texts complete a state, at most `limit`.
    func completionCount(_ state: Int32, upTo limit: Int) -> Int {
        min(completionCounts[Int(state)], limit)
    }

    /// The shortest completion of a state; among several, the most readable one.
    ///
    /// Bytes are preferred in the order digits, lower-case letters, upper-case letters, other
    /// printable ASCII, the rest.
    func shortest(from state: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var state = state
        while distance[Int(state)] > 0 {
            let wanted = distance[Int(state)] - 1
            let closer = Self.preferredBytes.first {
                let target = next(state, $0)
                return target >= 0 && distance[Int(target)] == wanted
            }
            // A state at a distance has a successor that is one byte closer.
            guard let closer else { return bytes }
            bytes.append(closer)
            state = next(state, closer)
        }
        return bytes
    }

    private static let preferredBytes: [UInt8] = {
        let groups: [(UInt8) -> Bool] = [
            { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) },
            { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) },
            { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) },
            { (0x20...0x7E).contains($0) },
            { _ in true },
        ]
        var rest = (0...255).map { UInt8($0) }
        var preferred: [UInt8] = []
        for group in groups {
            preferred += rest.filter(group)
            rest.removeAll(where: group)
        }
        return preferred
    }()
}
