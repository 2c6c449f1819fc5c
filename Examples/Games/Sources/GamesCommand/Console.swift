import Foundation
import Games

/// Standard output and standard error.
enum Console {
    /// Tells why the command ends, and what to do about it.
    static func report(_ error: GamesError) {
        tell("error: \(error.message.printable)")
        if let hint = error.hint { tell("hint: \(hint.printable)") }
    }

    /// Writes a line to standard error.
    static func tell(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    /// Writes a line to standard output, at once.
    static func write(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

    /// Writes text to standard output without ending the line.
    static func prompt(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

extension String {
    /// The text without what a terminal acts on.
    var printable: String {
        String(
            unicodeScalars.map { scalar -> Character in
                let category = scalar.properties.generalCategory
                let isSafe = scalar == "\n" || category != .control && category != .format
                return isSafe ? Character(scalar) : "\u{FFFD}"
            })
    }
}
