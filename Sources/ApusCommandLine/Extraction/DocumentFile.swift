import Recipes

/// A file or standard input with a document: a text, or a picture of one.
struct DocumentFile {
    /// The file; nil and `-` are standard input.
    let path: String?

    /// The document's text.
    ///
    /// - Throws: `unreadable`, `inputTooLong`, `invalidUTF8`, or what is wrong with a picture.
    func text(_ console: Console) throws(CommandLineError) -> String {
        guard let path, path != "-" else {
            if console.input.isTerminal {
                throw CommandLineError(.usage(.missingText, commandPath: "apus extract"))
            }
            let bytes = try console.input.readAllBytes()
            guard !PictureReader.isPicture(bytes) else {
                throw CommandLineError(.pictureOnStandardInput)
            }
            return try UTF8Text.string(bytes, source: console.input.name)
        }
        let bytes = try InputChannel.readFileBytes(path)
        guard PictureReader.isPicture(bytes) else {
            return try UTF8Text.string(bytes, source: path.quoted)
        }
        do throws(PictureReader.Failure) {
            return try PictureReader(environment: console.environment).text(of: path)
        } catch {
            switch error {
            case .readerMissing: throw CommandLineError(.pictureReaderMissing)
            case .unreadable(let reason):
                throw CommandLineError(.unreadablePicture(source: path.quoted, reason: reason))
            }
        }
    }
}
