import Testing

/// What `@SessionPropertyEntry` adds to a variable.
@Suite struct SessionPropertyEntryTests {
    private func expanded(_ variable: String, in type: String = "SessionPropertyValues") -> String {
        Expansion(of: "extension \(type) {\n    \(variable)\n}").text
    }

    @Test func addsAccessorsAndAKey() {
        let text = expanded("@SessionPropertyEntry public var topic: String? = Self.topic()")
        // The in-process expansion writes accessors without indentation.
        #expect(
            text == """
                extension SessionPropertyValues {
                    public var topic: String? {
                    get {
                        self[__Key_topic.self]
                    }
                    set {
                        self[__Key_topic.self] = newValue
                    }
                    _modify {
                        yield &self[__Key_topic.self]
                    }
                    }

                    private struct __Key_topic: FoundationModels.SessionPropertyKey {
                        @FoundationModels.__SessionPropertyEntryDefaultValue
                        static var defaultValue: String? = Self.topic()
                    }
                }
                """)
    }

    @Test(arguments: [
        ("var count = 42", "__Key_count", "defaultValue = 42"),
        ("var `default`: Int = 1", "__Key_default", "defaultValue: Int = 1"),
        ("var list: [String] = []", "__Key_list", "defaultValue: [String] = []"),
    ])
    func takesTypeAndValueAsWritten(variable: String, key: String, value: String) {
        let text = expanded("@SessionPropertyEntry \(variable)")
        #expect(text.contains("private struct \(key): FoundationModels.SessionPropertyKey {"))
        #expect(text.contains("static var \(value)\n"))
        #expect(text.contains("yield &self[\(key).self]"))
    }

    @Test func acceptsTheQualifiedType() {
        let text = expanded(
            "@SessionPropertyEntry var a = 1", in: "FoundationModels.SessionPropertyValues")
        #expect(text.contains("__Key_a"))
    }

    @Test func computesTheDefaultValue() {
        let expansion = Expansion(
            of: """
                struct K {
                    @__SessionPropertyEntryDefaultValue
                    static var defaultValue: [Int] = [1, 2]
                }
                """)
        #expect(
            expansion.text == """
                struct K {
                    static var defaultValue: [Int] {
                    get {
                        [1, 2]
                    }
                    }
                }
                """)
    }
}
