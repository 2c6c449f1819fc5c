import Foundation

/// URLs that hold data by themselves (RFC 2397).
enum DataURL {
    /// A URL with data in base 64.
    static func url(data: Data, mediaType: String) -> URL {
        let type = isMediaType(mediaType) ? mediaType : "application/octet-stream"
        let text = "data:\(type);base64,\(data.base64EncodedString())"
        // All characters of the text are legal in a URL.
        return URL(string: text) ?? URL(fileURLWithPath: "/dev/null")
    }

    /// Whether a text is a type and a subtype (RFC 6838, section 4.2), without parameters.
    private static func isMediaType(_ text: String) -> Bool {
        let names = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return names.count == 2
            && names.allSatisfy { name in
                !name.isEmpty && name.count <= 127
                    && name.allSatisfy { byte in
                        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                            || "!#$&-^_.+".utf8.contains(byte)
                    }
            }
    }
}
