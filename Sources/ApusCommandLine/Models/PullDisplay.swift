import Apus
import Foundation
import Synchronization

/// Shows on standard error how a pull goes on: a bar on a terminal, else a line for each step.
final class PullDisplay: Sendable {
    private static let barWidth = 24
    /// The pause between two drawings of the bar.
    private static let interval = Duration.milliseconds(100)

    private struct State {
        var isLineOpen = false
        var lastDrawing: ContinuousClock.Instant?
    }

    private let console: Console
    private let isTerminal: Bool
    private let state = Mutex(State())

    init(_ console: Console) {
        self.console = console
        isTerminal = console.diagnostics.isTerminal
    }

    /// Shows one report.
    func show(_ progress: PullProgress) {
        switch progress {
        case .waiting(let file):
            line("waiting for another pull of \(file.quoted)")
        case .started(let source):
            line("fetching \(source.file.quoted) from \(source.origin)")
        case .sourceFailed(let source, let error):
            line("\(source.origin) failed: \(error.message)")
        case .retrying(let attempt, let pause, let error):
            line("\(error.message); attempt \(attempt) in \(pause.components.seconds) s")
        case .fetching(let package, let number, let total):
            line("package \(number) of \(total): \(package)")
        case .received(let count, let total):
            bar("received", count, total)
        case .verifying(let count, let total):
            bar("verified", count, total)
        }
    }

    /// Ends the line of the bar, if there is one.
    func finish() {
        state.withLock { endLine(&$0) }
    }

    private func line(_ text: String) {
        state.withLock { state in
            endLine(&state)
            // What servers and pip say is part of some lines.
            console.tell("\(text.printable())\n")
        }
    }

    private func bar(_ label: String, _ count: Int64, _ total: Int64?) {
        guard isTerminal else { return }
        state.withLock { state in
            let now = ContinuousClock.now
            let isComplete = count == total
            if let last = state.lastDrawing, now - last < Self.interval, !isComplete { return }
            state.lastDrawing = now
            state.isLineOpen = true
            // To the line's start, and clear the line (ECMA-48, erase in line).
            console.tell("\r\u{1B}[K" + Self.text(label, count, total))
            if isComplete { endLine(&state) }
        }
    }

    private func endLine(_ state: inout State) {
        guard state.isLineOpen else { return }
        console.tell("\n")
        state.isLineOpen = false
    }

    /// `[############------------]  50 %  49.2 MB of 98.4 MB received`, without a bar and a
    /// percentage where the total is not known.
    static func text(_ label: String, _ count: Int64, _ total: Int64?) -> String {
        guard let total, total > 0 else { return "\(ByteCount.text(count)) \(label)" }
        let fraction = min(max(Double(count) / Double(total), 0), 1)
        let filled = Int(fraction * Double(barWidth))
        let bar =
            String(repeating: "#", count: filled)
            + String(repeating: "-", count: barWidth - filled)
        let percentage = "\(Int(fraction * 100))"
        let padding = String(repeating: " ", count: 3 - percentage.count)
        return "[\(bar)] \(padding)\(percentage) %  "
            + "\(ByteCount.text(count)) of \(ByteCount.text(total)) \(label)"
    }
}
