/// A recognised piece of text and where it stands on the scan.
struct TextBox {
    private let left: Int
    private let top: Int
    private let bottom: Int
    private let text: Substring

    /// Reads `x1,y1,x2,y2,x3,y3,x4,y4,text`: the corners clockwise from the upper left one.
    init?(_ line: Substring) {
        let parts = line.split(separator: ",", maxSplits: 8, omittingEmptySubsequences: false)
        guard parts.count == 9 else { return nil }
        let corners = parts.prefix(8).compactMap { Int($0) }
        guard corners.count == 8 else { return nil }
        left = min(corners[0], corners[6])
        top = min(corners[1], corners[3])
        bottom = max(corners[5], corners[7])
        text = parts[8]
    }

    /// The text of boxes from top to bottom; those beside each other share a line.
    static func lines(_ boxes: [TextBox]) -> String {
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
        let overlap = min(bottom, other.bottom) - max(top, other.top)
        return 2 * overlap > min(bottom - top, other.bottom - other.top)
    }
}
