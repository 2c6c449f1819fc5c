import Foundation
import Recipes

/// A picture of a document that came over the network.
struct DocumentPicture: Sendable {
    let bytes: [UInt8]

    /// The picture's text, read by Tesseract on a thread of its own.
    ///
    /// - Throws: ``ServerError`` of code `unreadablePicture`.
    func text(environment: [String: String]) async throws(ServerError) -> String {
        let result: Result<String, ServerError> = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: read(environment))
            }
        }
        return try result.get()
    }

    private func read(_ environment: [String: String]) -> Result<String, ServerError> {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "apus-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try Data(bytes).write(to: file, options: .withoutOverwriting)
            return .success(try PictureReader(environment: environment).text(of: file.path))
        } catch PictureReader.Failure.readerMissing {
            return .failure(
                ServerError(
                    .unreadablePicture, found: "no program `tesseract`",
                    hint: "install Tesseract where the server runs"))
        } catch PictureReader.Failure.unreadable(let reason) {
            return .failure(ServerError(.unreadablePicture, found: reason))
        } catch {
            return .failure(ServerError(.failed, subject: "a temporary file", underlying: error))
        }
    }
}
