import CKernels
import Foundation

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
        var processorSeconds = seconds
        for sample in -1..<samples {
            for (index, variant) in variants.enumerated() {
                ck_select(variant.instructionSet)
                let start = Self.processorSeconds()
                let duration = clock.measure { run(variant) }
                let used = Self.processorSeconds() - start
                // The first round warms caches and wakes the team.
                if sample >= 0 {
                    seconds[index].append(duration / .seconds(1))
                    processorSeconds[index].append(used)
                }
            }
        }
        return variants.indices.map { index in
            Measurement(
                title: "\(title), \(variants[index].description)", unit: unit,
                median: rate(seconds[index], 0.5), percentile95: rate(seconds[index], 0.95),
                medianOfProcessor: rate(processorSeconds[index], 0.5))
        }
    }

    private func rate(_ seconds: [Double], _ quantile: Double) -> Double {
        let sorted = seconds.sorted()
        return work / sorted[min(Int(Double(sorted.count) * quantile), sorted.count - 1)] / 1e9
    }

    /// The processor time that this process has used.
    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The rates of one variant.
struct Measurement: Encodable {
    let title: String
    let unit: Benchmark.Unit
    /// By elapsed time; the 95th percentile is that of the times.
    let median, percentile95: Double
    /// By the processor time of all threads together, which a busy machine disturbs less.
    let medianOfProcessor: Double
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
