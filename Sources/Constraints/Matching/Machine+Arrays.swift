extension Machine {
    /// Runs what may follow the opening bracket of an array.
    mutating func runArray(_ array: CompiledArray, first stack: Int32, _ log: Int32) {
        if array.minimum == 0 { runLater(array.closeEmpty, stack, log) }
        if array.maximum > 0 { runItem(array, count: 0, parent: stack, log) }
    }

    /// Runs what may follow an item.
    mutating func runArray(_ array: CompiledArray, after frame: MatchStack.Cell, _ log: Int32) {
        let count = frame.first
        if count >= array.minimum { runLater(array.close, frame.parent, log) }
        guard count < array.maximum, count < array.prefixCount || array.rest >= 0 else { return }
        let next = MatchStack.Cell(
            operation: array.itemFrame, first: count, parent: frame.parent)
        runLater(array.comma, cells.push(next), log)
    }

    /// Runs the item after a comma.
    mutating func runItem(_ array: CompiledArray, _ frame: MatchStack.Cell, _ log: Int32) {
        runItem(array, count: frame.first, parent: frame.parent, log)
    }

    private mutating func runItem(
        _ array: CompiledArray, count: Int32, parent: Int32, _ log: Int32
    ) {
        let entry = count < array.prefixCount ? lists[Int(array.prefix + count)] : array.rest
        guard entry >= 0 else { return }
        let frame = MatchStack.Cell(
            operation: array.nextFrame, first: min(count + 1, array.countLimit), parent: parent)
        runLater(entry, cells.push(frame), log)
    }
}
