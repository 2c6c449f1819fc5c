import Apus

extension Candidates {
    /// What the model copies from.
    var source: Source {
        Source(name: name, text: all.map(\.text).joined(separator: "\n"))
    }
}
