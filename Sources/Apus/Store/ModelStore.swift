import Foundation

/// A folder of GGUF files, filled by name from the sources of a catalogue.
///
/// A file appears under its name only when it is whole and its SHA-256 is right; until then it is
/// `NAME.part`. Several processes may use one folder at the same time.
public struct ModelStore: Sendable {
    /// The folder, which a pull creates if need be.
    public let directory: URL

    /// The models that can be pulled by name.
    public let catalogue: ModelCatalogue

    /// How long and how often a transfer tries.
    public let limits: TransferLimits

    let hubAddress: String
    let environment: [String: String]

    /// The store of this user: `APUS_MODELS`, or `~/.cache/apus/models`.
    public static let `default` = ModelStore()

    /// A store in a folder.
    ///
    /// - Parameters:
    ///   - directory: The folder; nil takes `APUS_MODELS`, or else `~/.cache/apus/models`.
    ///   - hubAddress: Where the hub is, `http` or `https`; nil takes `APUS_HUB`, or else
    ///     `https://huggingface.co`.
    ///   - catalogue: The models that can be pulled by name.
    ///   - limits: How long and how often a transfer tries.
    ///   - environment: The variables that are looked at and handed to pip.
    public init(
        directory: URL? = nil, hubAddress: String? = nil, catalogue: ModelCatalogue = .builtIn,
        limits: TransferLimits = TransferLimits(),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.directory = directory ?? Self.usualDirectory(environment)
        self.hubAddress =
            hubAddress ?? environment.nonEmpty("APUS_HUB") ?? "https://huggingface.co"
        self.catalogue = catalogue
        self.limits = limits
        self.environment = environment
    }

    private static func usualDirectory(_ environment: [String: String]) -> URL {
        if let path = environment.nonEmpty("APUS_MODELS") {
            return URL(filePath: path, directoryHint: .isDirectory)
        }
        let home =
            environment.nonEmpty("HOME").map { URL(filePath: $0, directoryHint: .isDirectory) }
            ?? FileManager.default.homeDirectoryForCurrentUser
        return home.appending(path: ".cache/apus/models", directoryHint: .isDirectory)
    }
}

extension [String: String] {
    fileprivate func nonEmpty(_ name: String) -> String? {
        self[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
