/// The properties of a structure, in order, with names that differ in their UTF-8 bytes.
struct GeneratedProperties: Sendable {
    /// Up to here, searching is faster than an index.
    private static let indexThreshold = 16

    private(set) var names: [String] = []
    private(set) var values: [GeneratedContent] = []
    private var positions: [UTF8Key: Int] = [:]

    /// Creates properties without any.
    init() {}

    /// The value of the property of the given name; setting nil has no effect.
    subscript(name: String) -> GeneratedContent? {
        get { position(of: name).map { values[$0] } }
        set {
            guard let newValue else { return }
            if let position = position(of: name) {
                values[position] = newValue
            } else {
                append(newValue, named: name)
            }
        }
    }

    private mutating func append(_ value: GeneratedContent, named name: String) {
        names.append(name)
        values.append(value)
        if names.count == Self.indexThreshold + 1 {
            for (position, name) in names.enumerated() { positions[UTF8Key(text: name)] = position }
        } else if names.count > Self.indexThreshold {
            positions[UTF8Key(text: name)] = names.count - 1
        }
    }

    private func position(of name: String) -> Int? {
        names.count > Self.indexThreshold
            ? positions[UTF8Key(text: name)] : names.firstIndex { $0.hasSameUTF8(as: name) }
    }
}

extension GeneratedProperties: Equatable {
    static func == (left: GeneratedProperties, right: GeneratedProperties) -> Bool {
        left.names.elementsEqual(right.names) { $0.hasSameUTF8(as: $1) }
            && left.values == right.values
    }
}
