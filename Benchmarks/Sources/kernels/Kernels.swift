import CKernels
import Foundation

/// Measures the kernels.
///
///     swift run -c release kernels [--json] [--quick] [--scalar] [--only <text>]
///
/// Each line has the median rate by elapsed time, that by the processor time of all threads, and
/// the latter as a multiple of the first variant's. `--only` keeps the benchmarks whose title
/// contains the text, such as `Q4_1` or `vector`; `--quick` takes fewer samples of less memory;
/// `--scalar` adds the scalar kernels to the matrix-vector products as the naive baseline.
@main
struct Kernels {
    private var writesJSON = false
    private var isQuick = false
    private var hasScalar = false
    private var filter = ""

    static func main() {
        var kernels = Kernels()
        if let argument = kernels.parse(CommandLine.arguments.dropFirst()) {
            let message = """
                error: unknown or incomplete option `\(argument)`
                hint: kernels [--json] [--quick] [--scalar] [--only <text>]

                """
            FileHandle.standardError.write(Data(message.utf8))
            exit(2)
        }
        kernels.run()
    }

    /// Returns the first argument that is not understood.
    private mutating func parse(_ arguments: ArraySlice<String>) -> String? {
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": writesJSON = true
            case "--quick": isQuick = true
            case "--scalar": hasScalar = true
            case "--only":
                guard let text = rest.popFirst() else { return argument }
                filter = text
            default: return argument
            }
        }
        return nil
    }

    private func run() {
        var report = Report()
        let teams = [1, 2].compactMap { ck_team_create($0) }
        defer { teams.forEach(ck_team_destroy) }
        let sets = [CK_AVX2, CK_AVX512, CK_AVX512_VNNI, CK_NEON].map(Int32.init)
            .filter(ck_is_available)
        let variants = sets.flatMap { set in
            teams.map { Variant(instructionSet: set, team: $0) }
        }
        if !writesJSON {
            print("\(report.processor), \(report.processors) processors, \(report.compiler)")
        }
        if filter.isEmpty || "hand-over".contains(filter) {
            for team in teams where ck_team_threads(team) > 1 {
                let handOver = HandOver(of: team)
                report.handOvers.append(handOver)
                guard !writesJSON else { continue }
                let (median, most) = (
                    handOver.medianMicroseconds, handOver.percentile95Microseconds
                )
                print(
                    String(
                        format:
                            "hand-over to a team of %d: median %.2f µs, 95th percentile %.2f µs",
                        handOver.threads, median, most))
            }
        }
        for format in WeightFormat.all {
            for shape in Benchmark.shapes
            where shape.columns.isMultiple(of: ck_block_elements(format.type)) {
                let scalar =
                    hasScalar
                    ? teams.prefix(1).map {
                        Variant(instructionSet: Int32(CK_SCALAR), team: $0)
                    } : []
                report.add(named: "\(format.name) matrix-vector", if: filter, !writesJSON) {
                    Benchmark.matrixVector(
                        format, rows: shape.rows, columns: shape.columns,
                        megabytes: isQuick ? 64 : 128
                    ).measure(variants + scalar, samples: isQuick ? 3 : 9)
                }
                report.add(named: "\(format.name) matrix product", if: filter, !writesJSON) {
                    Benchmark.matrixMatrix(
                        format, rows: shape.rows, columns: shape.columns, tokens: 512
                    ).measure(variants, samples: isQuick ? 3 : 11)
                }
            }
        }
        if writesJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            if let data = try? encoder.encode(report) {
                print(String(decoding: data, as: UTF8.self))
            }
        }
    }
}

extension Report {
    /// Adds the measurements if their name is asked for, and prints them if wanted.
    fileprivate mutating func add(
        named name: String, if filter: String, _ prints: Bool, measure: () -> [Measurement]
    ) {
        guard filter.isEmpty || name.contains(filter) else { return }
        let measured = measure()
        measurements += measured
        guard prints, let reference = measured.first else { return }
        for one in measured {
            let title = one.title.padding(toLength: 56, withPad: " ", startingAt: 0)
            let rates = String(
                format: "%7.1f elapsed %7.1f of processor", one.median, one.medianOfProcessor)
            let ratio = String(format: "%5.2f", one.medianOfProcessor / reference.medianOfProcessor)
            print("\(title) \(rates) \(one.unit.rawValue), \(ratio) x")
        }
    }
}
