/// What `loop` tells within a loop's body.
final class LoopState {
    let elements: [Value]
    let nesting: Int
    var index = 0
    var lastChanged: [Value]?

    init(_ elements: [Value], nesting: Int) {
        self.elements = elements
        self.nesting = nesting
    }
}
