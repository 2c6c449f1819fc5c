/// A piece of text that character recognition has read, and where it stands on the picture.
///
/// Coordinates are in pixels, to the right and down.
public struct TextBox: Sendable, Hashable {
    /// The text.
    public var text: String
    /// The left edge.
    public var left: Int
    /// The upper edge.
    public var top: Int
    /// The lower edge.
    public var bottom: Int

    /// Describes a piece of text.
    public init(_ text: String, left: Int, top: Int, bottom: Int) {
        self.text = text
        self.left = left
        self.top = top
        self.bottom = bottom
    }

    /// The text of boxes from top to bottom; those beside each other share a line.
    ///
    /// - Parameter boxes: The boxes, in any order.
    /// - Returns: The lines, with line breaks between them.
    /// - Complexity: O(*n* log *n*) in the number of boxes.
    public static func lines(_ boxes: [TextBox]) -> String {
        var lines: [[TextBox]] = []
        for box in boxes.sorted(by: { ($0.top, $0.left) < ($1.top, $1.left) }) {
            if let first = lines.last?.first, box.isBeside(first) {
                lines[lines.count - 1].append(box)
            } else {
                lines.append([box])
            }
        }
        return lines.map { line in
            line.sorted { $0.left < $1.left }.map(\.text).joined(separator: " ")
        }
        .joined(separator: "\n")
    }

    /// Whether half of the lower box's height is at the height of the other.
    private func isBeside(_ other: TextBox) -> Bool {
        let overlap = min(bottom, other.bottom).subtractingReportingOverflow(max(top, other.top))
        let height = min(
            bottom.subtractingReportingOverflow(top).partialValue,
            other.bottom.subtractingReportingOverflow(other.top).partialValue)
        return !overlap.overflow && overlap.partialValue > height / 2
    }
}
