import OrderedJSON

/// A node, compared with the bytes of its texts.
///
/// `SchemaNode` alone takes canonically equivalent texts for equal; its JSON does not, but does not
/// tell types of the same name apart.
struct ExactNode: Hashable {
    private let node: SchemaNode
    private let json: JSONObject

    init(_ node: SchemaNode) {
        self.node = node
        json = SchemaWriter(purpose: .exchange).write(node)
    }

    static func == (left: ExactNode, right: ExactNode) -> Bool {
        left.json == right.json && left.node == right.node
    }

    func hash(into hasher: inout Hasher) { hasher.combine(json) }
}
