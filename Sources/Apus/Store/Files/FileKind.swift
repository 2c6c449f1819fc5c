import Foundation

/// What there is of a name in the file system.
enum FileKind: String {
    case file = "a file"
    case folder = "a folder"
    /// A link by itself, or one that leads nowhere.
    case link = "a link that leads nowhere"
    case other = "a pipe, socket or device"

    /// Looks at a name; nil if there is nothing.
    ///
    /// - Parameters:
    ///   - url: The name.
    ///   - followsLinks: Whether what counts is where a symbolic link leads.
    init?(of url: URL, followsLinks: Bool = true) {
        var status = stat()
        guard lstat(url.path, &status) == 0 else { return nil }
        if followsLinks, status.st_mode & S_IFMT == S_IFLNK, stat(url.path, &status) != 0 {
            self = .link
            return
        }
        self =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
    }
}
