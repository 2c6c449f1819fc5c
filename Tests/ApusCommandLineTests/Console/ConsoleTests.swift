import Apus
import Foundation
import Testing

@testable import ApusCommandLine

struct ConsoleTests {
    /// What a console writes to standard error.
    private func told(_ work: (Console) -> Void) throws -> String {
        let pipe = Pipe()
        let channel = OutputChannel(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        work(
            Console(
                output: channel, diagnostics: channel,
                input: InputChannel(descriptor: -1, name: "nothing"), environment: [:]))
        try pipe.fileHandleForWriting.close()
        return String(
            decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }

    @Test func escapesWhatActsOnTerminals() throws {
        let error = ApusError(
            .downloadFailed, subject: "a\nb", found: "\u{1B}[2J", hint: "\u{9B}0m")
        #expect(
            try told { $0.report(CommandLineError(error)) }
                == "error: cannot fetch `a\\nb`: \\u{1B}[2J\nhint: \\u{009B}0m\n")
        #expect(try told { $0.warn("\u{1B}c") } == "warning: \\u{1B}c\n")
    }

    @Test func saysNothingOfInterruptions() throws {
        #expect(try told { $0.report(CommandLineError(.interrupted)) }.isEmpty)
        #expect(try told { $0.report(CommandLineError(.outputClosed)) }.isEmpty)
    }

    @Test func saysOnlyTheHintOfWhatHasBeenTold() throws {
        #expect(
            try told { $0.report(CommandLineError(.alreadyTold(hint: "do", .failed))) }
                == "hint: do\n")
    }
}
