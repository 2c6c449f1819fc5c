import Foundation
import TestSupport
import Testing

@testable import Apus

/// A folder of wheels that pip takes instead of the Python Package Index.
struct WheelIndex {
    struct SetupFailure: Error {}

    private let temporary: TemporaryFolder

    var folder: URL { temporary.url }

    init() throws { temporary = try TemporaryFolder() }

    /// Variables that make pip look nowhere else.
    var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("PIP_") }
        environment["PIP_NO_INDEX"] = "1"
        environment["PIP_FIND_LINKS"] = folder.path
        environment["PIP_CONFIG_FILE"] = "/dev/null"
        environment["PIP_NO_CACHE_DIR"] = "1"
        return environment
    }

    /// Adds a wheel with members by path and content.
    func add(_ name: String, _ version: String, _ members: [(String, [UInt8])]) async throws {
        var arguments = ["-c", Self.script, folder.path, name, version]
        for (index, (path, content)) in members.enumerated() {
            let file = folder.appending(path: "member\(index)")
            try Data(content).write(to: file)
            arguments.append("\(path)=\(file.path)")
        }
        guard let python = Self.python else { throw SetupFailure() }
        let outcome = try await Subprocess.run(
            python, arguments, environment: environment, log: folder.appending(path: "log"))
        guard outcome.status == 0 else { throw SetupFailure() }
    }

    static let python = Subprocess.find("python3", in: ProcessInfo.processInfo.environment)

    /// Writes a wheel (PEP 427): `FOLDER NAME VERSION [MEMBER=FILE ...]`.
    private static let script = #"""
        import os, sys, zipfile
        folder, name, version, *members = sys.argv[1:]
        stem = f"{name.replace('-', '_')}-{version}"
        path = os.path.join(folder, f"{stem}-py3-none-any.whl")
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
            for member in members:
                target, file = member.split("=", 1)
                wheel.write(file, target)
            info = f"{stem}.dist-info"
            wheel.writestr(
                f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
            wheel.writestr(
                f"{info}/WHEEL",
                "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
            wheel.writestr(f"{info}/RECORD", "")
        """#
}

extension Trait where Self == ConditionTrait {
    /// Skips the test where there is no Python.
    static var needsPython: Self {
        .enabled(if: WheelIndex.python != nil, "`python3` is not installed")
    }
}
