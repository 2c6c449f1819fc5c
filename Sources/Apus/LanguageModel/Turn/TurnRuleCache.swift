import Constraints
import Synchronization

/// The compiled rules of the last turns with tools, which the next turns of a session have again.
///
/// Compiling takes time, and masks of legal tokens that a turn left are worth keeping.
final class TurnRuleCache: Sendable {
    private struct Entry {
        let key: [UInt8]
        let constraint: CompiledConstraint
    }

    /// How many rules are kept; the one not used for the longest time goes first.
    private static let capacity = 4

    /// From the one not used for the longest time to the last.
    private let entries = Mutex<[Entry]>([])

    /// The rule of a key, compiled now or before.
    func constraint(
        for key: [UInt8], compile: () throws -> CompiledConstraint
    ) rethrows -> CompiledConstraint {
        if let known = entries.withLock({ $0.first { $0.key == key } }) {
            keep(known)
            return known.constraint
        }
        let constraint = try compile()
        keep(Entry(key: key, constraint: constraint))
        return constraint
    }

    private func keep(_ entry: Entry) {
        entries.withLock { entries in
            entries.removeAll { $0.key == entry.key }
            entries.append(entry)
            entries.removeFirst(max(0, entries.count - Self.capacity))
        }
    }
}
