import Foundation

/// Reads the text of pictures with the program Tesseract.
package struct PictureReader {
    /// Why a picture could not be read.
    package enum Failure: Error, Hashable {
        /// There is no program `tesseract`.
        case readerMissing
        case unreadable(reason: String)
    }

    private let environment: [String: String]

    /// Looks for the program on the `PATH` of an environment.
    package init(environment: [String: String]) { self.environment = environment }

    /// The languages of receipts that are read, if Tesseract has their data; in its own codes.
    private static let languages = [
        "eng", "deu", "fra", "ita", "spa", "por", "nld", "pol", "nor", "swe",
    ]

    /// Whether a file begins as one of a kind that Tesseract reads (by the signatures of PNG, JPEG,
    /// TIFF, BMP and WebP).
    package static func isPicture(_ bytes: [UInt8]) -> Bool {
        let signatures: [[UInt8]] = [
            [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], [0x49, 0x49, 0x2A, 0x00],
            [0x4D, 0x4D, 0x00, 0x2A],
        ]
        if signatures.contains(where: bytes.starts(with:)) { return true }
        // The size of a bitmap's header; the letters alone could begin a text.
        if bytes.starts(with: Array("BM".utf8)), bytes.count > 17 {
            return bytes[14..<18].elementsEqual([40, 0, 0, 0])
                || bytes[14..<18].elementsEqual([124, 0, 0, 0])
        }
        return bytes.starts(with: Array("RIFF".utf8))
            && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    }

    /// The text of a picture, line by line.
    ///
    /// - Throws: What keeps it from being read.
    package func text(of path: String) throws(Failure) -> String {
        guard let program else { throw .readerMissing }
        let installed = try run(program, ["--list-langs"])
            .split(whereSeparator: \.isNewline).map(String.init)
        let languages = Self.languages.filter(installed.contains)
        // The name cannot be taken for an option when it begins with a dot or a slash.
        let file = path.hasPrefix("/") ? path : "./" + path
        // Mode 4 is a single column of text of several sizes, as receipts are.
        let options = languages.isEmpty ? [] : ["-l", languages.joined(separator: "+")]
        return try run(program, [file, "stdout", "--psm", "4"] + options)
    }

    private var program: URL? {
        environment["PATH", default: ""].split(separator: ":")
            .map { URL(filePath: String($0)).appending(path: "tesseract") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private func run(_ program: URL, _ arguments: [String]) throws(Failure) -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            if process.terminationReason == .exit, process.terminationStatus == 0 {
                return String(decoding: bytes, as: UTF8.self)
            }
        } catch {
            throw .unreadable(reason: "`tesseract` could not be run")
        }
        throw .unreadable(reason: "`tesseract` ended with status \(process.terminationStatus)")
    }
}
