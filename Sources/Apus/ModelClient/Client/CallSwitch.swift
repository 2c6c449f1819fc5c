import Foundation
import Synchronization

/// What switches calls off, and the calls under way that it ends.
final class CallSwitch: Sendable {
    typealias End = @Sendable (ModelUnavailability) -> Void

    private struct State {
        var isOn = true
        var calls: [UUID: End] = [:]
    }

    private let isOffByEnvironment: Bool
    private let state = Mutex(State())

    /// Reads the environment: whoever sets the variable means to switch off, however it is spelt.
    init(environment: [String: String]) {
        let value = environment[ModelClient.environmentVariable]?.lowercased() ?? ""
        isOffByEnvironment = !["", "on", "1", "true", "yes"].contains(value)
    }

    /// Why no call can be made; nil if calls can be made.
    var reason: ModelUnavailability? { state.withLock { unavailability($0) } }

    private func unavailability(_ state: State) -> ModelUnavailability? {
        if isOffByEnvironment { return .switchedOff(.environment) }
        return state.isOn ? nil : .switchedOff(.setting)
    }

    /// Switches calls on or off.
    func set(_ isOn: Bool) {
        let ends = state.withLock { state -> [End] in
            state.isOn = isOn
            guard !isOn else { return [] }
            defer { state.calls = [:] }
            return Array(state.calls.values)
        }
        for end in ends { end(.switchedOff(.setting)) }
    }

    /// Adds a call, which ends at once if calls are switched off.
    ///
    /// - Returns: Whether it may be made.
    func add(_ id: UUID, end: @escaping End) -> Bool {
        let reason = state.withLock { state in
            let reason = unavailability(state)
            if reason == nil { state.calls[id] = end }
            return reason
        }
        if let reason { end(reason) }
        return reason == nil
    }

    /// Forgets a call that has ended.
    func remove(_ id: UUID) { state.withLock { _ = $0.calls.removeValue(forKey: id) } }
}
