import Foundation
import Testing

/// The reference data that lives outside the package: peers' outputs on shared inputs.
///
/// Tests look in `APUS_REFERENCE_DATA`, else in `shared/data` beside the checkout. With
/// `APUS_REQUIRE_REFERENCE=1` a test whose data is absent runs, and so fails, instead of being
/// skipped.
public enum ReferenceData {
    /// The checkout's root folder.
    public static let packageRoot = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the reference data, whether or not it exists.
    public static let root: URL =
        if let path = ProcessInfo.processInfo.environment["APUS_REFERENCE_DATA"] {
            URL(filePath: path)
        } else {
            packageRoot.deletingLastPathComponent().appending(path: "shared/data")
        }

    /// Whether absent data is a failure.
    public static let isRequired =
        ProcessInfo.processInfo.environment["APUS_REQUIRE_REFERENCE"] == "1"

    /// The address of a file or folder of the reference data.
    public static func url(_ path: String) -> URL { root.appending(path: path) }

    /// Whether a test that reads `path` should run.
    public static func shouldRun(_ path: String) -> Bool {
        isRequired || FileManager.default.fileExists(atPath: url(path).path)
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test, saying so, when the reference data at `path` is absent.
    public static func needsReference(_ path: String) -> Self {
        .enabled(
            if: ReferenceData.shouldRun(path),
            "reference data `\(path)` is not at \(ReferenceData.root.path); set APUS_REFERENCE_DATA"
        )
    }

    /// Skips the test unless `APUS_LONG_TESTS=1`, as `make verify` sets it.
    public static var isLong: Self {
        .enabled(
            if: ProcessInfo.processInfo.environment["APUS_LONG_TESTS"] == "1",
            "a long check: `make verify` runs it")
    }
}
