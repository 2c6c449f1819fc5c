/// Regular expressions of URIs (RFC 3986, appendix A) and IRIs (RFC 3987, section 2.2).
struct ResourceIdentifierPattern {
    /// The inside of a class of what IRIs have beyond ASCII.
    static let international: String = {
        let planes = (1...14).map { plane in
            let plane = String(plane, radix: 16)
            return "\\u{\(plane)\(plane == "e" ? "1" : "0")000}-\\u{\(plane)fffd}"
        }
        return "\\u00a0-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\uffef" + planes.joined()
    }()

    /// The inside of a class of private characters, which queries of IRIs may have.
    static let privateUse = "\\ue000-\\uf8ff\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}"

    /// URIs.
    static let uri = ResourceIdentifierPattern(international: "", privateUse: "")
    /// IRIs.
    static let iri = ResourceIdentifierPattern(
        international: international, privateUse: privateUse)

    /// An identifier with a scheme.
    let absolute: String
    /// An identifier with or without a scheme.
    let reference: String

    private init(international: String, privateUse: String) {
        let percent = "%[0-9A-Fa-f]{2}"
        let plain = "A-Za-z0-9\\-._~!$&'()*+,;=" + international
        let character = "(?:[\(plain):@]|\(percent))"
        let segment = "\(character)*"
        let rest = "(?:/\(segment))*"

        let future = "[vV][0-9A-Fa-f]+\\.[A-Za-z0-9\\-._~!$&'()*+,;=:]+"
        let host = "(?:\\[(?:\(FormatPattern.ipv6)|\(future))\\]|(?:[\(plain)]|\(percent))*)"
        let authority = "(?:(?:[\(plain):]|\(percent))*@)?\(host)(?::\\d*)?"

        let query = "(?:\\?(?:[\(plain):@/?\(privateUse)]|\(percent))*)?"
        let fragment = "(?:#(?:[\(plain):@/?]|\(percent))*)?"

        let withAuthority = "//\(authority)\(rest)"
        let fromRoot = "/(?:\(character)+\(rest))?"
        let rootless = "\(character)+\(rest)"
        let withoutScheme = "(?:[\(plain)@]|\(percent))+\(rest)"

        let scheme = "[A-Za-z][A-Za-z0-9+\\-.]*"
        absolute = "\(scheme):(?:\(withAuthority)|\(fromRoot)|\(rootless))?\(query)\(fragment)"
        let relative = "(?:\(withAuthority)|\(fromRoot)|\(withoutScheme))?\(query)\(fragment)"
        reference = "(?:\(absolute))|(?:\(relative))"
    }
}
