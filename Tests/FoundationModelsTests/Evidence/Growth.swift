import FoundationModels

/// Watches the snapshots of a stream: what has been shown may grow, and never changes.
struct Growth {
    private var lastContent: GeneratedContent?
    private var lastValue: Any?

    /// What is wrong with the next snapshot's content, given the one before.
    mutating func faults(in content: GeneratedContent) -> [String] {
        defer { lastContent = content }
        guard let lastContent else { return [] }
        return Self.faults(from: lastContent, to: content, at: "$", isOpen: true)
    }

    /// What is wrong with the next snapshot's value, which is partially generated.
    mutating func faults(in value: Any) -> [String] {
        defer { lastValue = value }
        guard let lastValue else { return [] }
        return Self.faults(from: lastValue, to: value, at: "value")
    }

    /// Compares content; only what is last in the document is open.
    private static func faults(
        from old: GeneratedContent, to new: GeneratedContent, at path: String, isOpen: Bool
    ) -> [String] {
        let change = ["\(path): \(old.jsonString) became \(new.jsonString)"]
        switch (old.kind, new.kind) {
        case (.structure(let old, let oldKeys), .structure(let new, let newKeys)):
            guard newKeys.starts(with: oldKeys), isOpen || newKeys == oldKeys else { return change }
            return oldKeys.flatMap { key -> [String] in
                guard let before = old[key], let after = new[key] else { return change }
                let isLast = key == oldKeys.last
                return faults(
                    from: before, to: after, at: "\(path).\(key)",
                    isOpen: isOpen && isLast && newKeys == oldKeys)
            }
        case (.array(let old), .array(let new)):
            guard new.count >= old.count, isOpen || new.count == old.count else { return change }
            return zip(old, new).enumerated().flatMap { index, pair in
                faults(
                    from: pair.0, to: pair.1, at: "\(path)[\(index)]",
                    isOpen: isOpen && index == old.count - 1 && new.count == old.count)
            }
        case (.string(let old), .string(let new)):
            let isRight = old.utf8.elementsEqual(new.utf8) || (isOpen && grows(old, new))
            return isRight ? [] : change
        default: return old.kind == new.kind ? [] : change
        }
    }

    private static func grows(_ old: String, _ new: String) -> Bool {
        new.utf8.starts(with: old.utf8)
    }

    /// Compares values by their stored members: none goes away, texts and arrays grow.
    private static func faults(from old: Any, to new: Any, at path: String) -> [String] {
        let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
        if before.displayStyle == .optional {
            guard let inside = before.children.first?.value else { return [] }
            guard let present = after.children.first?.value else { return ["\(path) went away"] }
            return faults(from: inside, to: present, at: path)
        }
        switch (old, new) {
        case (let old as String, let new as String):
            return grows(old, new) ? [] : ["\(path): `\(old)` became `\(new)`"]
        case (let old as any Hashable, let new as any Hashable)
        where before.children.isEmpty && before.displayStyle != .collection:
            return AnyHashable(old) == AnyHashable(new) ? [] : ["\(path): \(old) became \(new)"]
        default: break
        }
        guard before.children.count <= after.children.count else { return ["\(path) shrank"] }
        return zip(before.children, after.children).enumerated().flatMap { index, pair in
            pair.0.label == pair.1.label
                ? faults(
                    from: pair.0.value, to: pair.1.value,
                    at: "\(path).\(pair.0.label ?? String(index))")
                : ["\(path): `\(pair.0.label ?? "")` became `\(pair.1.label ?? "")`"]
        }
    }
}
