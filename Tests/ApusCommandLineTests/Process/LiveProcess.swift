import Foundation

/// The tool while it runs, over pipes; every read waits for what the tool writes.
final class LiveProcess {
    struct NoTerminal: Error {}

    private let process = Process()
    private let input: FileHandle
    private let output = Pipe()
    private let errors = Pipe()

    /// Starts the tool.
    ///
    /// - Parameters:
    ///   - tool: The tool with its folder of models.
    ///   - arguments: The words of the command line.
    ///   - hasTerminal: Whether standard input is a terminal rather than a pipe.
    /// - Throws: What the system throws.
    init(_ tool: ApusTool, _ arguments: [String], hasTerminal: Bool = false) throws {
        process.executableURL = URL(filePath: ApusTool.path)
        process.arguments = arguments
        process.environment = ["APUS_MODELS": tool.modelFolder.path]
        if hasTerminal {
            let (controller, terminal) = try Self.openTerminal()
            input = controller
            process.standardInput = terminal
        } else {
            let pipe = Pipe()
            input = pipe.fileHandleForWriting
            process.standardInput = pipe
        }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    func write(_ text: String) throws { try write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) throws { try input.write(contentsOf: Data(bytes)) }

    func closeInput() throws { try input.close() }

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

    /// The two ends of a pseudo terminal: what a person types goes into the first.
    private static func openTerminal() throws -> (FileHandle, FileHandle) {
        let controller = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard controller >= 0 else { throw NoTerminal() }
        let handle = FileHandle(fileDescriptor: controller, closeOnDealloc: true)
        let terminal = open(try terminalPath(controller), O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0 else { throw NoTerminal() }
        return (handle, FileHandle(fileDescriptor: terminal, closeOnDealloc: true))
    }

    private static func terminalPath(_ controller: Int32) throws -> String {
        #if os(Linux)
            // What `unlockpt` and `ptsname` do, which Swift's Glibc module leaves out: TIOCSPTLCK
            // and TIOCGPTN of ioctl_tty(2).
            var isLocked: Int32 = 0
            var number: UInt32 = 0
            guard ioctl(controller, 0x4004_5431, &isLocked) == 0,
                ioctl(controller, 0x8004_5430, &number) == 0
            else { throw NoTerminal() }
            return "/dev/pts/\(number)"
        #else
            var name = [CChar](repeating: 0, count: 128)
            guard grantpt(controller) == 0, unlockpt(controller) == 0,
                ptsname_r(controller, &name, name.count) == 0
            else { throw NoTerminal() }
            return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        #endif
    }
}
