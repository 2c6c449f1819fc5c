import Apus
import Foundation
import FoundationModels
import TestSupport
import Testing

/// The same with models of a few kilobytes, which the thread sanitizer can watch: their turns are nonsense
/// and quick.
@Suite struct SmallParallelSessionTests {
    private func model(_ architecture: String, in folder: TemporaryFolder) throws
        -> LocalLanguageModel
    {
        var small = SmallModel(architecture: architecture)
        small.contextLength = 1024
        let path = try folder.write(small.writer().bytes(), as: "\(architecture).gguf")
        var options = LoadOptions()
        options.threads = 2
        return LocalLanguageModel(file: URL(filePath: path), options: options)
    }

    @Test(arguments: SmallModel.all.map(\.architecture))
    func fourSessionsKeepApart(_ architecture: String) async throws {
        let folder = try TemporaryFolder()
        let model = try model(architecture, in: folder)
        @Sendable func talk(_ word: String) async throws -> [Chatter.Turn] {
            let (turns, transcript) = try await Chatter(word: word, maximumTokens: 4)
                .turns(12, with: model)
            Chatter.check(transcript, has: turns)
            return turns
        }
        async let first = talk("a")
        async let second = talk("b")
        async let third = talk("c")
        async let fourth = talk("a")
        let together = try await [first, second, third, fourth]
        for (word, turns) in zip(["a", "b", "c", "a"], together) {
            let alone = try await talk(word)
            #expect(turns.map(\.response) == alone.map(\.response))
        }
    }

    @Test func streamsAndCancelsBesideEachOther() async throws {
        let folder = try TemporaryFolder()
        let model = try model("qwen2", in: folder)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    let session = LanguageModelSession(model: model)
                    session.prewarm()
                    var last = ""
                    for try await snapshot in session.streamResponse(
                        to: "Number \(number)", options: .greedy(24))
                    {
                        #expect(snapshot.content.utf8.starts(with: last.utf8))
                        last = snapshot.content
                        if number.isMultiple(of: 3) { break }
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
