import Apus
import ApusServer
import Foundation
import TestSupport

/// A model of a few kilobytes with random weights, whose tokens are bytes.
struct SmallServedModel {
    let model: ServedModel
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        var small = SmallModel(architecture: "llama")
        small.contextLength = 512
        let path = try folder.write(small.writer().bytes(), as: "small.gguf")
        model = ServedModel(try LoadedModel.load(URL(filePath: path)), name: "small")
    }

    /// Starts a server with such a model, does something with it, and stops it.
    static func with(
        _ change: (inout ServerConfiguration) -> Void = { _ in },
        _ body: (TestServer) async throws -> Void
    ) async throws {
        let small = try SmallServedModel()
        try await TestServer.with(small.model, change, body)
    }
}
