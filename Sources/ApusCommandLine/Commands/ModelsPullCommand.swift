import Apus
import Foundation

/// `apus models pull`: fetches a model of the catalogue.
struct ModelsPullCommand: Command {
    static let name = "pull"
    static let summary = "Fetch a model"
    static let discussion = """
        The file is checked against the SHA-256 that the catalogue or the hub states. A
        pull that was interrupted goes on where it stopped. Prints the path of the file.
        """

    var model = ""
    var agrees = false
    var allowsUnverified = false

    static let parameters: [Parameter<Self>] = [
        .requiredArgument(
            "NAME", \.model, .catalogueName,
            help: "The model's name, as 'apus models list' shows it"),
        .flag(
            "--yes", "-y", path: \.agrees,
            help: "Agree to a file that a third party repackaged, without being asked"),
        .flag(
            "--allow-unverified", path: \.allowsUnverified,
            help: "Take a file for which nobody states a SHA-256"),
    ]

    func run(_ console: Console) async throws {
        let store = ModelStore.default
        let entry = try ModelLocator(console).entry(named: model)
        let display = PullDisplay(console)
        let options = PullOptions(
            consent: consent(console, display), allowsUnverified: allowsUnverified)
        let url: URL
        do {
            url = try await CancellableWork.run { _ in
                try await store.pull(entry.name, options: options, progress: display.show)
            }
        } catch {
            display.finish()
            throw error
        }
        display.finish()
        try console.writeLine(path: url.path)
    }

    /// How the user is asked; nil if nobody is there to ask.
    private func consent(
        _ console: Console, _ display: PullDisplay
    ) -> (@Sendable (ConsentRequest) async -> Bool)? {
        if agrees { return { _ in true } }
        guard console.input.isTerminal, console.diagnostics.isTerminal else { return nil }
        return { request in
            display.finish()
            console.tell("\(request.question.printable()) [y/N] ")
            var lines = LineReader(console.input)
            let answer = (try? lines.next())??.lowercased()
            return answer == "y" || answer == "yes"
        }
    }
}
