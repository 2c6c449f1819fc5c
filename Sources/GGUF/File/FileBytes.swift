import Foundation

/// The bytes of one file, mapped read-only or copied into memory, released with the last reference.
///
/// Mapped pages come from the file as it is when they are first touched: a file that another
/// process shortens while it is mapped makes the system end this process with SIGBUS.
final class FileBytes: Sendable {
    /// What the memory came from, and so how it is given back.
    private enum Origin {
        case mapping
        case allocation
    }

    // Unchecked because raw buffers are not Sendable. Nothing writes to this memory once `init`
    // returns, and only `deinit` releases it, so any number of threads may read it.
    nonisolated(unsafe) private let memory: UnsafeRawBufferPointer
    private let origin: Origin

    /// The file's path, or nil for bytes that were never a file.
    let path: String?

    /// Maps the regular file at `path`.
    init(mapping path: String) throws(GGUFError) {
        // Without O_NONBLOCK, opening a named pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .cannotOpen(path: path, errorNumber: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw .cannotOpen(path: path, errorNumber: errno)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .notARegularFile(path: path, found: "a folder")
        default: throw .notARegularFile(path: path, found: "a pipe, socket or device")
        }
        guard status.st_size > 0 else { throw .emptyFile(path: path) }
        guard let byteCount = Int(exactly: status.st_size) else {
            throw .cannotOpen(path: path, errorNumber: EFBIG)
        }
        let address = mmap(nil, byteCount, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let address, address != MAP_FAILED else {
            throw .cannotOpen(path: path, errorNumber: errno)
        }
        memory = UnsafeRawBufferPointer(start: address, count: byteCount)
        origin = .mapping
        self.path = path
    }

    /// Copies `bytes` into memory aligned like a mapping.
    init(copying bytes: [UInt8]) throws(GGUFError) {
        guard !bytes.isEmpty else { throw .emptyFile(path: nil) }
        let copy = UnsafeMutableRawBufferPointer.allocate(
            byteCount: bytes.count, alignment: Self.memoryAlignment)
        copy.copyBytes(from: bytes)
        memory = UnsafeRawBufferPointer(copy)
        origin = .allocation
        path = nil
    }

    deinit {
        switch origin {
        case .mapping:
            munmap(UnsafeMutableRawPointer(mutating: memory.baseAddress), memory.count)
        case .allocation:
            memory.deallocate()
        }
    }

    /// The alignment of the first byte; the smallest page size in use.
    static let memoryAlignment = 4096

    var count: Int { memory.count }

    /// The bytes in `range`, valid while this object lives.
    ///
    /// - Precondition: `range` lies within the file.
    func bytes(in range: Range<Int>) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: memory[range])
    }

    /// Calls `body` with all bytes, which stay valid during the call.
    func withBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(self) {} }
        return try body(memory)
    }

    /// Asks the system to start reading the bytes from `offset` to the end into memory.
    func prefetch(from offset: Int) {
        guard origin == .mapping, offset < count, let base = memory.baseAddress else { return }
        // The advice must start on a page.
        let start = offset / pageByteCount * pageByteCount
        madvise(UnsafeMutableRawPointer(mutating: base + start), count - start, MADV_WILLNEED)
    }

    private var pageByteCount: Int { max(1, Int(sysconf(Int32(_SC_PAGESIZE)))) }
}
