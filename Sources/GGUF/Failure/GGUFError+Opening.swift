import Foundation

// The wording of failures to open a file.
extension GGUFError {
    static func cannotOpen(path: String, errorNumber: Int32) -> GGUFError {
        switch errorNumber {
        case ENOENT:
            GGUFError(
                .fileNotFound, "the file does not exist", path: path, hint: "check the path")
        case EACCES:
            GGUFError(
                .cannotOpen, "the file may not be read", path: path,
                hint: "check its permissions")
        default:
            GGUFError(
                .cannotOpen, "the file cannot be opened",
                found: quote(String(cString: strerror(errorNumber))), path: path)
        }
    }

    static func notAFileURL(_ url: URL) -> GGUFError {
        GGUFError(
            .cannotOpen, "the address is not that of a local file", expected: "a `file:` URL",
            found: "the scheme \(quote(url.scheme ?? ""))", path: nil,
            hint: "download the file first")
    }

    static func notARegularFile(path: String, found: String) -> GGUFError {
        GGUFError(
            .notARegularFile, "the path does not lead to a file", expected: "a GGUF file",
            found: found, path: path)
    }

    static func emptyFile(path: String?) -> GGUFError {
        GGUFError(
            .emptyFile, "the file is empty", path: path,
            hint: "a download may have failed; fetch it again")
    }

    static func notGGUF(_ found: UInt32, path: String?) -> GGUFError {
        let bytes = withUnsafeBytes(of: found.littleEndian) { Array($0) }
        let text = String(decoding: bytes, as: UTF8.self)
        return GGUFError(
            .notGGUF, "the file is not a GGUF file", expected: "the bytes `GGUF`",
            found: quote(text), path: path, byteOffset: 0)
    }

    static func bigEndian(version: UInt32, offset: Int, path: String?) -> GGUFError {
        GGUFError(
            .bigEndian, "the file is in big-endian byte order",
            expected: "a little-endian version 2 or 3",
            found: "a big-endian version \(version)", path: path, byteOffset: offset,
            hint: "use the little-endian file of this model")
    }

    static func unsupportedVersion(_ version: UInt32, offset: Int, path: String?) -> GGUFError {
        GGUFError(
            .unsupportedVersion, "the file's GGUF version cannot be read", expected: "2 or 3",
            found: "\(version)", path: path, byteOffset: offset,
            hint: "convert the model again with a current converter")
    }
}
