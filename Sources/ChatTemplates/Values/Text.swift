/// A string of template evaluation: UTF-8 bytes and the origin of each of them.
///
/// Like Python's, the strings are sequences of code points; offsets here are in bytes and always
/// between code points.
struct Text: Sendable {
    typealias Origin = RenderedPrompt.Origin

    /// The bytes up to `end` that no earlier run covers, all of one origin.
    struct Run: Sendable {
        var end: Int
        var origin: Origin
    }

    enum Origins: Sendable {
        case uniform(Origin)
        /// At least two runs; neighbours differ, the last one ends with the text.
        case mixed([Run])
    }

    var bytes: [UInt8]
    private(set) var origins: Origins

    init() {
        bytes = []
        origins = .uniform(.template)
    }

    init(_ bytes: [UInt8], _ origin: Origin) {
        self.bytes = bytes
        origins = .uniform(origin)
    }

    init(_ string: String, _ origin: Origin) { self.init(Array(string.utf8), origin) }

    var isEmpty: Bool { bytes.isEmpty }

    /// The number of bytes.
    var count: Int { bytes.count }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ other: Text) {
        switch other.origins {
        case .uniform(let origin): append(other.bytes, origin)
        case .mixed(let runs):
            var start = 0
            for run in runs {
                append(other.bytes[start..<run.end], run.origin)
                start = run.end
            }
        }
    }

    mutating func append(_ added: some Collection<UInt8>, _ origin: Origin) {
        guard !added.isEmpty else { return }
        let oldCount = bytes.count
        bytes.append(contentsOf: added)
        switch origins {
        case .uniform(let current):
            if oldCount == 0 {
                origins = .uniform(origin)
            } else if current != origin {
                origins = .mixed([
                    Run(end: oldCount, origin: current), Run(end: bytes.count, origin: origin),
                ])
            }
        case .mixed(var runs):
            // Give the array up first, so that it is changed in place.
            origins = .uniform(origin)
            if runs[runs.count - 1].origin == origin {
                runs[runs.count - 1].end = bytes.count
            } else {
                runs.append(Run(end: bytes.count, origin: origin))
            }
            origins = .mixed(runs)
        }
    }

    /// The bytes in `range` with their origins.
    subscript(range: Range<Int>) -> Text {
        if range.lowerBound == 0, range.upperBound == bytes.count { return self }
        var result = Text()
        forEachRun(in: range) { result.append(bytes[$0], $1) }
        return result
    }

    /// Calls `body` with each piece of `range` that has one origin.
    func forEachRun(in range: Range<Int>, _ body: (Range<Int>, Origin) -> Void) {
        guard !range.isEmpty else { return }
        switch origins {
        case .uniform(let origin): body(range, origin)
        case .mixed(let runs):
            // The first run that ends after the start.
            var low = 0
            var high = runs.count
            while low < high {
                let middle = (low + high) / 2
                if runs[middle].end <= range.lowerBound { low = middle + 1 } else { high = middle }
            }
            var start = range.lowerBound
            while start < range.upperBound, low < runs.count {
                let end = min(runs[low].end, range.upperBound)
                body(start..<end, runs[low].origin)
                start = end
                low += 1
            }
        }
    }

    /// The text as segments for the outside.
    var segments: [RenderedPrompt.Segment] {
        var result: [RenderedPrompt.Segment] = []
        forEachRun(in: 0..<bytes.count) { range, origin in
            result.append(
                .init(text: String(decoding: bytes[range], as: UTF8.self), origin: origin))
        }
        return result
    }
}

extension Text: Hashable {
    /// Equality, as the template sees it, is of bytes alone.
    static func == (left: Text, right: Text) -> Bool { left.bytes == right.bytes }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

    static func == (left: Text, right: StaticString) -> Bool {
        left.bytes.count == right.utf8CodeUnitCount
            && left.bytes.elementsEqual(
                UnsafeBufferPointer(start: right.utf8Start, count: right.utf8CodeUnitCount))
    }
}
