import Foundation
import Games

/// `games import`.
enum ImportCommand {
    static func run(_ arguments: Arguments) throws(GamesError) {
        guard let path = arguments.words.first, arguments.words.count == 1 else {
            throw .usage("`games import` takes one file")
        }
        let report = try ResultList.read(
            FileBytes.read(path), name: path, vocabulary: GamesData.bundled())
        for reject in report.rejects.prefix(50) {
            Console.tell("rejected line \(reject.line): \(reject.reason.printable)")
        }
        if report.rejects.count > 50 {
            Console.tell("rejected \(report.rejects.count - 50) more lines")
        }
        for edition in report.data.editions {
            let stored = try GamesStore.standard.save(report.data, edition: edition.id)
            let events = report.data.events.filter { $0.games == edition.id }.count
            Console.write(
                "\(edition.name.printable): \(events) events, stored in \(stored.printable)")
        }
        Console.write("\(report.accepted) results taken, \(report.rejects.count) lines rejected")
    }
}
