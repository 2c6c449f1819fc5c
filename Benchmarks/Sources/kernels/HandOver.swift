import CKernels

/// How long a team of threads takes to begin and end a run in which nothing is to be done.
struct HandOver: Encodable {
    let threads: Int
    let medianMicroseconds: Double
    let percentile95Microseconds: Double

    init(of team: OpaquePointer, runs: Int = 20_000) {
        let clock = ContinuousClock()
        var microseconds: [Double] = []
        microseconds.reserveCapacity(runs)
        for _ in 0..<runs {
            let duration = clock.measure { ck_team_run(team, { _, _, _ in }, nil) }
            microseconds.append(duration / .microseconds(1))
        }
        microseconds.sort()
        threads = Int(ck_team_threads(team))
        medianMicroseconds = microseconds[runs / 2]
        percentile95Microseconds = microseconds[runs * 95 / 100]
    }
}
