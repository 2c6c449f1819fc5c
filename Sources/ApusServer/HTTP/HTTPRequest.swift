import OrderedJSON

/// A request as it came, with all of its body.
struct HTTPRequest: Sendable {
    /// A field of the head.
    typealias Field = (name: String, value: String)

    let method: String
    /// The path without the query, percent escapes decoded.
    let path: String
    /// Whether the address has a query.
    let hasQuery: Bool
    let fields: [Field]
    /// Who sent it.
    let peer: Peer
    var body: [UInt8] = []

    /// The values of a field, whatever the case of its name.
    func values(of name: String) -> [String] {
        fields.filter { $0.name.lowercased() == name }.map(\.value)
    }

    /// The value of a field that occurs once; nil if it is absent or occurs more often.
    func value(of name: String) -> String? {
        let values = values(of: name)
        return values.count == 1 ? values[0] : nil
    }
}

/// The head of a response.
struct HTTPHead: Sendable {
    var status: Int
    var fields: [(name: String, value: String)] = []

    static let json = (name: "Content-Type", value: "application/json")
}
