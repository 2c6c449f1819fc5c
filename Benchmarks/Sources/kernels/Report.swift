import CKernels
import Foundation

/// Where and what was measured.
struct Report: Encodable {
    var processor: String
    var processors: Int
    var compiler: String
    var commit: String
    var handOvers: [HandOver] = []
    var measurements: [Measurement] = []

    init() {
        processor = Self.processorName()
        processors = Int(ck_available_processors())
        compiler = Self.firstLine(of: ["swift", "--version"])
        commit = Self.firstLine(of: ["git", "rev-parse", "--short", "HEAD"])
    }

    private static func processorName() -> String {
        guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else {
            return firstLine(of: ["sysctl", "-n", "machdep.cpu.brand_string"])
        }
        let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
        let name = line?.split(separator: ":").last.map(String.init) ?? "unknown"
        return name.trimmingCharacters(in: .whitespaces)
    }

    private static func firstLine(of command: [String]) -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return "unknown" }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first
        return line.map(String.init) ?? "unknown"
    }
}
