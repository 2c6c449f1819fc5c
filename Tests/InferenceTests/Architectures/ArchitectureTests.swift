import Foundation
import Inference
import TestSupport
import Testing

@Suite("Architectures", .needsReference("tiny-models"))
struct ArchitectureTests {
    /// 2e-3 of a row's largest logit leaves room for another order of summation, not for a wrong
    /// term.
    static let tolerance: Float = 2e-3

    @Test(arguments: TinyModel.allCases, [512, 7, 1])
    func matchesThePeersLogits(_ tiny: TinyModel, batch: Int) throws {
        let tokens = try TinyModel.tokens()
        let reference = try tiny.referenceLogits()
        let rows = try Decoder(tiny.model()).allLogits(tokens, batch: batch)
        #expect(rows.count == reference.count && rows.count == tokens.count)
        for (position, (row, expected)) in zip(rows, reference).enumerated() {
            try #require(row.count == expected.count)
            let scale = expected.map(abs).max() ?? 0
            let worst = zip(row, expected).map { abs($0 - $1) }.max() ?? .infinity
            #expect(worst <= Self.tolerance * scale, "position \(position)")
        }
    }

    @Test(arguments: TinyModel.allCases)
    func givesTheSameBitsForEveryBatchAndThreadCount(_ tiny: TinyModel) throws {
        let tokens = try TinyModel.tokens()
        let model = try tiny.model()
        let whole = bits(try Decoder(model, threads: 1).allLogits(tokens, batch: 512))
        for batch in [1, 2, 7, 16] {
            for threads in [1, 2, 3] {
                let rows = try Decoder(model, threads: threads).allLogits(tokens, batch: batch)
                #expect(bits(rows) == whole, "batch \(batch), \(threads) threads")
            }
        }
    }

    @Test(arguments: TinyModel.allCases)
    func givesTheSameBitsAfterGoingBack(_ tiny: TinyModel) throws {
        let tokens = try TinyModel.tokens()
        let decoder = try Decoder(tiny.model(), threads: 2)
        let whole = bits(try decoder.allLogits(tokens, batch: 512))
        decoder.rewind(to: 21)
        try decoder.append([5, 6, 7, 8])
        decoder.rewind(to: 19)
        let again = bits(try decoder.allLogits(Array(tokens[19...]), batch: 3))
        #expect(again == Array(whole[19...]))
    }
}
