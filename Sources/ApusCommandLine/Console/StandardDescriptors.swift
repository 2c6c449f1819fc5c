import Foundation

/// The descriptors 0, 1 and 2, which whoever started the tool may have closed.
enum StandardDescriptors {
    /// Fills those that are closed, so that no file opened later is taken for one of them.
    ///
    /// They are opened for the opposite direction: to use them still fails, as it should.
    static func reserve() {
        let directions = [
            (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
        ]
        for (descriptor, direction) in directions where fcntl(descriptor, F_GETFD) == -1 {
            // The lowest free number is this one, since those below have been filled.
            _ = open("/dev/null", direction)
        }
    }
}
