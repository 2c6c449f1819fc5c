import Foundation

/// A lock among processes and tasks: an advisory lock on a file (`flock`).
///
/// The system lets go of it when the process ends, however it ends, so none outlives its owner.
struct FileLock: Sendable {
    private let file: OpenFile

    /// Takes the lock if nobody has it, and returns nil otherwise.
    static func tryLock(_ url: URL) throws(ApusError) -> FileLock? {
        while true {
            let file = try OpenFile(url, flags: O_RDWR | O_CREAT)
            while flock(file.descriptor, LOCK_EX | LOCK_NB) != 0 {
                switch errno {
                case EINTR: continue
                case EWOULDBLOCK: return nil
                default: throw .system(errno, .unwritable, url)
                }
            }
            // Its last owner may have deleted the file meanwhile: then this lock keeps out nobody.
            if file.hasName() { return FileLock(file: file) }
        }
    }

    /// Lets go of the lock; the file stays.
    func unlock() { flock(file.descriptor, LOCK_UN) }

    /// Deletes the file and lets go of the lock.
    func removeAndUnlock() throws(ApusError) {
        defer { unlock() }
        try StoreFolder.remove(file.url)
    }
}
