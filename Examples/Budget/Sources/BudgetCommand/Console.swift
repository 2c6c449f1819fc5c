import Foundation
import OrderedJSON

/// Where a command writes: data to standard output, everything else to standard error.
struct Console: Sendable {
    /// Whether data is written as JSON.
    let writesJSON: Bool

    /// Writes a line of data.
    func print(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    /// Writes data as JSON.
    func print(_ value: JSONValue) {
        print(value.jsonText(.pretty))
    }

    /// Writes a line that is not data.
    func note(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Whether standard error is a terminal, where progress may be drawn over.
    var showsProgress: Bool { isatty(STDERR_FILENO) != 0 }

    /// Draws over the line of progress.
    func progress(_ text: String) {
        guard showsProgress else { return }
        FileHandle.standardError.write(Data(("\r\u{1B}[2K" + text).utf8))
    }
}
