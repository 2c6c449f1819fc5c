import CKernels
import Foundation
import Testing

/// What the members of a team count, each in its own place.
private struct Counts: ~Copyable {
    private let storage: UnsafeMutableBufferPointer<Int>

    init(threads: Int) {
        storage = .allocate(capacity: threads)
        storage.initialize(repeating: 0)
    }

    deinit { storage.deallocate() }

    /// Each member adds its team's size to its own count.
    func run(on team: OpaquePointer?) {
        ck_team_run(
            team,
            { context, thread, threads in
                context?.assumingMemoryBound(to: Int.self)[Int(thread)] += Int(threads)
            }, storage.baseAddress)
    }

    var values: [Int] { Array(storage) }
}

extension KernelTests {
    @Suite struct TeamTests {
        @Test(arguments: [0, -1, Int32.min])
        func refusesFewerThanOneThread(threads: Int32) {
            #expect(ck_team_create(threads) == nil)
        }

        @Test(arguments: [1, 2, 3, 8])
        func runsEveryMemberOnce(threads: Int32) throws {
            try withTeam(threads) { team in
                let size = Int(threads)
                #expect(team.map { ck_team_threads($0) } == threads)
                let counts = Counts(threads: size)
                for run in 1...3 {
                    counts.run(on: team)
                    #expect(counts.values == Array(repeating: run * size, count: size))
                }
            }
        }

        @Test func runsOnTheCallerWithoutATeam() {
            let counts = Counts(threads: 1)
            counts.run(on: nil)
            #expect(counts.values == [1])
        }

        @Test func destroysNothing() {
            ck_team_destroy(nil)
        }

        @Test(arguments: [2, 3, 5])
        func runsTenThousandTimes(threads: Int32) throws {
            try withTeam(threads) { team in
                let counts = Counts(threads: Int(threads))
                for _ in 0..<10_000 {
                    counts.run(on: team)
                }
                #expect(counts.values.allSatisfy { $0 == 10_000 * Int(threads) })
            }
        }

        /// Pauses longer than members spin for, so that they sleep and are woken.
        @Test func wakesSleepingMembers() throws {
            try withTeam(3) { team in
                let counts = Counts(threads: 3)
                for _ in 0..<100 {
                    usleep(200)
                    counts.run(on: team)
                }
                #expect(counts.values == [300, 300, 300])
            }
        }

        @Test func comesAndGoes() throws {
            for index in 0..<300 {
                try withTeam(Int32(index % 5 + 1)) { team in
                    let counts = Counts(threads: 5)
                    if index % 3 > 0 { counts.run(on: team) }
                }
            }
        }

        /// Many teams at once, each from its own thread, more threads than processors.
        @Test func sharesTheMachineWithOtherTeams() async throws {
            try await withThrowingTaskGroup(of: [Int].self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        try withTeam(3) { team in
                            let counts = Counts(threads: 3)
                            for _ in 0..<500 { counts.run(on: team) }
                            return counts.values
                        }
                    }
                }
                for try await values in group {
                    #expect(values == [1500, 1500, 1500])
                }
            }
        }

        @Test func findsAtLeastOneProcessor() {
            #expect(ck_available_processors() >= 1)
            #expect(Int(ck_available_processors()) <= ProcessInfo.processInfo.processorCount)
        }
    }
}
