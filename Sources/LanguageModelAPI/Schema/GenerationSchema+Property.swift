extension GenerationSchema {
    /// A property of an object.
    public struct Property: Sendable {
        let property: ObjectForm.Property

        private init(
            name: String, description: String?, type: any Generable.Type, isOptional: Bool,
            demands: [GuideDemand]
        ) {
            var node = SchemaNode(type: type)
            node.apply(demands)
            property = ObjectForm.Property(
                name: name, description: description, node: node, isOptional: isOptional)
        }

        /// Creates a property that is always there.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - description: What the value means.
        ///   - type: The type of the value.
        ///   - guides: Further demands on the value, which hold together.
        public init<Value>(
            name: String, description: String? = nil, type: Value.Type,
            guides: [GenerationGuide<Value>] = []
        ) where Value: Generable {
            self.init(
                name: name, description: description, type: type, isOptional: false,
                demands: guides.flatMap(\.demands))
        }

        /// Creates a property that may be missing.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - description: What the value means.
        ///   - type: The type of the value, with an optional around it.
        ///   - guides: Further demands on the value, which hold together.
        public init<Value>(
            name: String, description: String? = nil, type: Value?.Type,
            guides: [GenerationGuide<Value>] = []
        ) where Value: Generable {
            self.init(
                name: name, description: description, type: Value.self, isOptional: true,
                demands: guides.flatMap(\.demands))
        }

        /// Creates a string property that is always there.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - description: What the string means.
        ///   - type: `String`.
        ///   - guides: Regular expressions that match the whole string.
        public init<RegexOutput>(
            name: String, description: String? = nil, type: String.Type,
            guides: [Regex<RegexOutput>] = []
        ) {
            self.init(
                name: name, description: description, type: type, isOptional: false,
                demands: guides.map { GuideDemand(pattern: $0) })
        }

        /// Creates a string property that may be missing.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - description: What the string means.
        ///   - type: `String?`.
        ///   - guides: Regular expressions that match the whole string.
        public init<RegexOutput>(
            name: String, description: String? = nil, type: String?.Type,
            guides: [Regex<RegexOutput>] = []
        ) {
            self.init(
                name: name, description: description, type: String.self, isOptional: true,
                demands: guides.map { GuideDemand(pattern: $0) })
        }
    }
}
