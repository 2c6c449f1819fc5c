import Foundation
import TestSupport
import Testing

/// The code in the articles of the module's documentation is code that is compiled elsewhere.
@Suite struct ArticleTests {
    private static let folder = ReferenceData.packageRoot
        .appending(path: "Sources/FoundationModels/FoundationModels.docc")

    @Test func codeIsCompiled() throws {
        let articles = try FileManager.default.contentsOfDirectory(
            at: Self.folder, includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "md" }
        #expect(articles.count > 6)
        var count = 0
        for article in articles {
            for block in try blocks(of: article) {
                count += 1
                let source = ReferenceData.packageRoot.appending(path: block.file)
                let compiled = lines(try String(contentsOf: source, encoding: .utf8))
                #expect(
                    compiled.contains(block.lines),
                    "\(article.lastPathComponent): not in \(block.file): \(block.lines)")
            }
        }
        #expect(count > 10)
    }

    private struct Block {
        /// The file that a comment before the block names.
        var file: String
        var lines: [Substring]
    }

    private func blocks(of article: URL) throws -> [Block] {
        let text = try String(contentsOf: article, encoding: .utf8)
        let pieces = text.components(separatedBy: "```swift\n")
        return try zip(pieces, pieces.dropFirst()).map { before, after in
            let comment = try #require(
                before.split(separator: "\n").last?.wholeMatch(of: /<!-- (\S+) -->/),
                "\(article.lastPathComponent): a block of code that does not say where it is compiled"
            )
            let code = try #require(after.components(separatedBy: "```").first)
            return Block(file: String(comment.output.1), lines: lines(code))
        }
    }

    /// The lines that are not empty, without what indents them.
    private func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n").compactMap { line in
            let trimmed = line.drop { $0 == " " }
            return trimmed.isEmpty ? nil : trimmed
        }
    }
}
