import ConformanceSupport
import Constraints
import Foundation

/// Measures what constraints promise: which schemas hold, which are refused, and how fast.
@main
struct Maskbench {
    static func main() {
        do {
            try run(Arguments(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ arguments: Arguments) throws {
        switch arguments.task {
        case .folder(let folder): try FolderRun(arguments, folder).run()
        case .suite(let folder):
            var run = SuiteRun(arguments, folder)
            try run.run()
        case .answers: try AnswerRun(arguments).run()
        case .monkey(let count, let folder): try MonkeyRun(arguments, folder, count).run()
        case .vocabulary(let file): try VocabularyDump(arguments.vocabulary()).write(to: file)
        }
    }
}
