import CKernels

/// One measured operation on one input, in several variants.
struct Benchmark {
    /// Format, operation and size.
    let title: String
    let unit: Unit
    /// Bytes read or floating-point operations of one run.
    let work: Double
    let run: (Variant) -> Void

    enum Unit: String, Encodable {
        case gigabytesPerSecond = "GB/s"
        case gigaflopsPerSecond = "GFLOP/s"
    }

    /// Measures all variants in turn, so that a busy machine slows all of them alike.
    func measure(_ variants: [Variant], samples: Int) -> [Measurement] {
        let clock = ContinuousClock()
        var seconds = variants.map { _ in [Double]() }
        for sample in -1..<samples {
            for (index, variant) in variants.enumerated() {
                ck_select(variant.instructionSet)
                let duration = clock.measure { run(variant) }
                // The first round warms caches and wakes the team.
                if sample >= 0 { seconds[index].append(duration / .seconds(1)) }
            }
        }
        return zip(variants, seconds).map { variant, seconds in
            let sorted = seconds.sorted()
            let rate = {
                work / sorted[min(Int(Double(sorted.count) * $0), sorted.count - 1)] / 1e9
            }
            return Measurement(
                title: "\(title), \(variant.description)", unit: unit, best: rate(0),
                median: rate(0.5), percentile95: rate(0.95))
        }
    }
}

/// The rates of one variant; the 95th percentile is that of its times.
struct Measurement: Encodable {
    let title: String
    let unit: Benchmark.Unit
    let best, median, percentile95: Double
}

/// An instruction set and a team.
struct Variant: CustomStringConvertible {
    let instructionSet: Int32
    let team: OpaquePointer

    var description: String {
        let threads = ck_team_threads(team)
        let name = String(cString: ck_name(instructionSet))
        return "\(name), \(threads) thread\(threads == 1 ? "" : "s")"
    }
}
