import Foundation
import TestSupport

/// Runs a program to its end, and keeps what it wrote.
struct Subprocess {
    let status: Int32
    let output: String
    let errors: String

    /// Runs a program.
    ///
    /// The outputs go to files, so that none can fill up and stop it.
    static func run(
        _ path: String, _ arguments: [String], input: String = "",
        environment: [String: String] = [:], whileRunning: (Process) throws -> Void = { _ in }
    ) throws -> Subprocess {
        let folder = try TemporaryFolder()
        let inputFile = folder.url.appending(path: "input")
        try Data(input.utf8).write(to: inputFile)
        let outputFile = try folder.emptyFile("output")
        let errorFile = try folder.emptyFile("errors")
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .filter { !$0.key.hasPrefix("APUS_") }.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        try whileRunning(process)
        process.waitUntilExit()
        return Subprocess(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
    }
}
