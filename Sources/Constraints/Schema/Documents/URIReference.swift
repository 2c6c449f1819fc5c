/// The parts of a URI reference (RFC 3986, appendix B) and its resolution against a base.
struct URIReference {
    var scheme: Substring?
    var authority: Substring?
    var path: Substring
    var query: Substring?
    var fragment: Substring?

    init(_ text: String) {
        var rest = Substring(text)
        if let mark = rest.utf8.firstIndex(of: UInt8(ascii: "#")) {
            fragment = rest[rest.utf8.index(after: mark)...]
            rest = rest[..<mark]
        }
        if let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?")) {
            query = rest[rest.utf8.index(after: mark)...]
            rest = rest[..<mark]
        }
        if let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")),
            rest[..<colon].utf8.allSatisfy(Self.isSchemeByte), colon != rest.startIndex
        {
            scheme = rest[..<colon]
            rest = rest[rest.utf8.index(after: colon)...]
        }
        if rest.utf8.starts(with: "//".utf8) {
            rest = rest.dropFirst(2)
            let end = rest.utf8.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
            authority = rest[..<end]
            rest = rest[end...]
        }
        path = rest
    }

    /// The reference as text, without its fragment.
    var withoutFragment: String {
        var text = ""
        if let scheme { text += scheme + ":" }
        if let authority { text += "//" + authority }
        text += path
        if let query { text += "?" + query }
        return text
    }

    /// The reference as seen from a base (RFC 3986, section 5.2).
    func resolved(against base: URIReference) -> URIReference {
        var result = self
        if scheme != nil {
            result.path = Self.removingDots(path)
            return result
        }
        result.scheme = base.scheme
        if authority != nil {
            result.path = Self.removingDots(path)
            return result
        }
        result.authority = base.authority
        if path.isEmpty {
            result.path = base.path
            result.query = query ?? base.query
        } else if path.utf8.first == UInt8(ascii: "/") {
            result.path = Self.removingDots(path)
        } else if base.authority != nil, base.path.isEmpty {
            result.path = Self.removingDots("/" + path)
        } else if let slash = base.path.utf8.lastIndex(of: UInt8(ascii: "/")) {
            result.path = Self.removingDots(base.path[...slash] + path)
        }
        return result
    }

    /// A path without `.` and `..` steps (RFC 3986, section 5.2.4).
    private static func removingDots(_ path: Substring) -> Substring {
        guard path.utf8.contains(UInt8(ascii: ".")) else { return path }
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        var steps: [Substring] = []
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            switch part {
            case ".": if isLast { steps.append("") }
            case "..":
                if steps.count > (isAbsolute ? 1 : 0) { steps.removeLast() }
                if isLast { steps.append("") }
            default: steps.append(part)
            }
        }
        return Substring(steps.joined(separator: "/"))
    }

    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }
}

/// The text of a fragment: its bytes after percent-decoding (RFC 3986, section 2.1).
func percentDecoded(_ text: Substring) -> [UInt8] {
    func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
    }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var position = 0
    while position < bytes.count {
        if bytes[position] == UInt8(ascii: "%"), position + 2 < bytes.count,
            let high = digit(bytes[position + 1]), let low = digit(bytes[position + 2])
        {
            decoded.append(high << 4 | low)
            position += 3
        } else {
            decoded.append(bytes[position])
            position += 1
        }
    }
    return decoded
}
