import Foundation
import Inference

/// Reads a saved prefix and checks everything about it.
struct PrefixFileReader {
    /// The tokens of the prefix.
    private(set) var tokens: [Int] = []

    private let url: URL
    private let file: OpenFile
    private var hash = SHA256()

    /// Opens a file and reads its header and tokens.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - expected: What the model needs, with as many tokens as fit its context.
    ///   - vocabularySize: The number of the model's tokens.
    /// - Throws: `ApusError` with `fileNotFound`, `unreadable`, `invalidPrefix`, `foreignPrefix` or
    ///   `contextExceeded`.
    init(
        _ url: URL, expecting expected: PrefixFileHeader, vocabularySize: Int
    ) throws(ApusError) {
        guard FileKind(of: url) != nil else {
            throw ApusError(
                .fileNotFound, subject: url.path, hint: "save a prefix to this file first")
        }
        self.url = url
        // Without O_NONBLOCK, opening a named pipe would wait for a writer.
        file = try OpenFile(url, flags: O_RDONLY | O_NONBLOCK)
        let byteCount = try file.byteCount()
        let tokenCount = try readHeader(expected)
        let header = PrefixFileHeader(
            format: expected.format, fingerprint: expected.fingerprint, tokenCount: tokenCount,
            rowBytes: expected.rowBytes)
        guard header.fileByteCount == byteCount else {
            throw invalid(
                "bytes", header.fileByteCount.map { "\($0)" } ?? "fewer tokens", "\(byteCount)")
        }
        let bytes = try read(4 * tokenCount)
        tokens = (0..<tokenCount).map { Int(bytes.littleEndian(at: 4 * $0) as UInt32) }
        if let token = tokens.first(where: { $0 >= vocabularySize }) {
            throw invalid("tokens", "ids below \(vocabularySize)", "\(token)")
        }
    }

    /// Reads the rows of each region, and checks the hash of the whole file.
    mutating func readRows(
        into regions: [UnsafeMutableRawBufferPointer]
    ) throws(ApusError) {
        for region in regions {
            try fill(region)
            hash.update(UnsafeRawBufferPointer(region))
        }
        let expected = hash.digest()
        guard try read(PrefixFileHeader.digestByteCount) == expected else {
            throw invalid("hash", "that of its bytes", "another")
        }
    }

    /// Checks the header; gives the number of tokens.
    private mutating func readHeader(_ expected: PrefixFileHeader) throws(ApusError) -> Int {
        let bytes = try read(PrefixFileHeader.fixedByteCount)
        let magic = PrefixFileHeader.magic
        guard bytes.starts(with: magic) else {
            throw invalid("first bytes", "`APUSKV`", "others")
        }
        let version: UInt32 = bytes.littleEndian(at: 8)
        guard version == PrefixFileHeader.version else {
            throw foreign("version", "\(PrefixFileHeader.version)", "\(version)")
        }
        guard Array(bytes[16..<48]) == expected.fingerprint else {
            throw foreign("model", "the one that is loaded", "another")
        }
        guard bytes.littleEndian(at: 12) == PrefixFileHeader.number(of: expected.format) else {
            throw foreign(
                "keys and values", expected.format.rawValue.uppercased(), "another format")
        }
        let regions: UInt32 = bytes.littleEndian(at: 56)
        guard Int(regions) == expected.rowBytes.count else {
            throw invalid("regions", "\(expected.rowBytes.count)", "\(regions)")
        }
        let sizes = try read(4 * expected.rowBytes.count)
        for (index, count) in expected.rowBytes.enumerated() {
            let found: UInt32 = sizes.littleEndian(at: 4 * index)
            guard Int(found) == count else {
                throw invalid("bytes of a row of region \(index)", "\(count)", "\(found)")
            }
        }
        let tokenCount: UInt64 = bytes.littleEndian(at: 48)
        guard tokenCount > 0 else { throw invalid("tokens", "at least one", "none") }
        guard tokenCount <= UInt64(expected.tokenCount) else {
            throw ApusError(
                .contextExceeded, subject: "prefix in `\(url.path)`",
                expected: "at most \(expected.tokenCount) tokens", found: "\(tokenCount)")
        }
        return Int(tokenCount)
    }

    private mutating func read(_ count: Int) throws(ApusError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        try bytes.withUnsafeMutableBufferPointer { (buffer) throws(ApusError) in
            try fill(UnsafeMutableRawBufferPointer(buffer))
        }
        hash.update(bytes)
        return bytes
    }

    private func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(ApusError) {
        var rest = buffer[...]
        while !rest.isEmpty {
            let count = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: rest))
            guard count > 0 else { throw invalid("length", "more bytes", "the end") }
            rest = rest.dropFirst(count)
        }
    }

    private func invalid(_ part: String, _ expected: String, _ found: String) -> ApusError {
        ApusError(
            .invalidPrefix, subject: url.path, location: part, expected: expected, found: found)
    }

    private func foreign(_ part: String, _ expected: String, _ found: String) -> ApusError {
        ApusError(
            .foreignPrefix, subject: url.path, location: part, expected: expected, found: found)
    }
}
