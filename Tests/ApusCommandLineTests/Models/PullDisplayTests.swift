import Testing

@testable import ApusCommandLine

struct PullDisplayTests {
    @Test(
        arguments: [
            (0, 1000, "[------------------------]   0 %  0 B of 1.0 kB received"),
            (500, 1000, "[############------------]  50 %  500 B of 1.0 kB received"),
            (999, 1000, "[#######################-]  99 %  999 B of 1.0 kB received"),
            (1000, 1000, "[########################] 100 %  1.0 kB of 1.0 kB received"),
            (2000, 1000, "[########################] 100 %  2.0 kB of 1.0 kB received"),
            (500, nil, "500 B received"),
            (0, 0, "0 B received"),
        ] as [(Int64, Int64?, String)])
    func drawsBar(count: Int64, total: Int64?, expected: String) {
        #expect(PullDisplay.text("received", count, total) == expected)
    }
}
