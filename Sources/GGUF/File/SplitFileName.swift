/// The path of one part of a split file, taken apart: `model-00002-of-00003.gguf`.
///
/// The form is that of `llama_split_path` in llama.cpp: five digits each, counted from 1.
package struct SplitFileName: Equatable {
    /// What comes before `-00002-of-00003.gguf`.
    package let prefix: String

    /// Which part this is, from 1.
    package let number: Int

    /// How many parts there are.
    package let count: Int

    /// Takes `path` apart, or returns nil if it is not of the form.
    package init?(path: String) {
        let pattern = "-#####-of-#####.gguf".utf8
        let tail = path.utf8.suffix(pattern.count)
        guard tail.count == pattern.count else { return nil }
        var digits: [Int] = []
        for (byte, wanted) in zip(tail, pattern) {
            if wanted == UInt8(ascii: "#") {
                guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
                digits.append(Int(byte - UInt8(ascii: "0")))
            } else if byte != wanted {
                return nil
            }
        }
        number = digits.prefix(5).reduce(0) { $0 * 10 + $1 }
        count = digits.suffix(5).reduce(0) { $0 * 10 + $1 }
        guard number >= 1, number <= count else { return nil }
        // The tail is ASCII, so what is before it is whole characters.
        prefix = String(decoding: path.utf8.dropLast(pattern.count), as: UTF8.self)
    }

    /// The path of another part of the same file.
    package func path(ofPart number: Int) -> String {
        "\(prefix)-\(Self.digits(number))-of-\(Self.digits(count)).gguf"
    }

    /// `number` in at least five digits.
    static func digits(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }
}

/// The metadata keys of split files, as llama.cpp writes them.
enum SplitKey {
    static let count = "split.count"
    static let number = "split.no"
    static let tensorCount = "split.tensors.count"
}
