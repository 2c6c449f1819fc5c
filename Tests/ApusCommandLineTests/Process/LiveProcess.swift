import Foundation

/// The tool while it runs, over pipes; every read waits for what the tool writes.
final class LiveProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()

    init(_ tool: ApusTool, _ arguments: [String]) throws {
        process.executableURL = URL(filePath: ApusTool.path)
        process.arguments = arguments
        process.environment = ["APUS_MODELS": tool.modelFolder.path]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    func write(_ text: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    func closeInput() throws { try input.fileHandleForWriting.close() }

    /// Sends what Ctrl-C sends.
    func interrupt() { kill(process.processIdentifier, SIGINT) }

    func readOutput(until isEnough: (String) -> Bool) throws -> String {
        Self.read(output.fileHandleForReading, until: isEnough)
    }

    func readErrors(until isEnough: (String) -> Bool) throws -> String {
        Self.read(errors.fileHandleForReading, until: isEnough)
    }

    /// Waits for the end, and reads on so that a full pipe does not keep the tool from it.
    func waitForStatus() -> Int32 {
        _ = Self.read(output.fileHandleForReading) { _ in false }
        _ = Self.read(errors.fileHandleForReading) { _ in false }
        process.waitUntilExit()
        return process.terminationStatus
    }

    private static func read(_ handle: FileHandle, until isEnough: (String) -> Bool) -> String {
        var data = Data()
        while !isEnough(String(decoding: data, as: UTF8.self)) {
            let more = handle.availableData
            if more.isEmpty { break }
            data += more
        }
        return String(decoding: data, as: UTF8.self)
    }
}
