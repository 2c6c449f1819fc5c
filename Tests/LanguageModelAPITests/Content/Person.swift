import LanguageModelAPI

/// What the macro writes for a type, written by hand against the public API.
struct Person: Equatable {
    var name: String
    var age: Int
    var nickname: String?
    var mood: Mood
    var friends: [Person]
}

extension Person: Generable {
    static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Self.self, description: "A person",
            properties: [
                GenerationSchema.Property(name: "name", description: "In full", type: String.self),
                GenerationSchema.Property(name: "age", type: Int.self, guides: [.range(0...150)]),
                GenerationSchema.Property(name: "nickname", type: String?.self),
                GenerationSchema.Property(name: "mood", type: Mood.self),
                GenerationSchema.Property(name: "friends", type: [Person].self, guides: []),
            ])
    }

    var generatedContent: GeneratedContent {
        var properties: [(String, any ConvertibleToGeneratedContent)] = []
        addProperty(name: "name", value: name)
        addProperty(name: "age", value: age)
        addProperty(name: "nickname", value: nickname)
        addProperty(name: "mood", value: mood)
        addProperty(name: "friends", value: friends)
        return GeneratedContent(
            properties: properties, uniquingKeysWith: { _, second in second })
        func addProperty(name: String, value: some Generable) {
            properties.append((name, value))
        }
        func addProperty(name: String, value: (some Generable)?) {
            if let value { properties.append((name, value)) }
        }
    }

    init(_ content: GeneratedContent) throws {
        self.name = try content.value(forProperty: "name")
        self.age = try content.value(forProperty: "age")
        self.nickname = try content.value(forProperty: "nickname")
        self.mood = try content.value(forProperty: "mood")
        self.friends = try content.value(forProperty: "friends")
    }

    struct PartiallyGenerated: Identifiable, ConvertibleFromGeneratedContent {
        var id: GenerationID
        var name: String.PartiallyGenerated?
        var age: Int.PartiallyGenerated?
        var nickname: String?.PartiallyGenerated?
        var mood: Mood.PartiallyGenerated?
        var friends: [Person].PartiallyGenerated?

        init(_ content: GeneratedContent) throws {
            self.id = content.id ?? GenerationID()
            self.name = try content.value(forProperty: "name")
            self.age = try content.value(forProperty: "age")
            self.nickname = try content.value(forProperty: "nickname")
            self.mood = try content.value(forProperty: "mood")
            self.friends = try content.value(forProperty: "friends")
        }
    }
}

/// One case's name is the beginning of another's.
enum Mood: String, CaseIterable {
    case good
    case goodEnough
}

extension Mood: Generable {
    static var generationSchema: GenerationSchema {
        GenerationSchema(type: Self.self, anyOf: [good.rawValue, goodEnough.rawValue])
    }

    var generatedContent: GeneratedContent { rawValue.generatedContent }

    init(_ content: GeneratedContent) throws {
        let rawValue = try content.value(String.self)
        switch rawValue {
        case Mood.good.rawValue: self = .good
        case Mood.goodEnough.rawValue: self = .goodEnough
        default:
            throw GeneratedContent.ParsingError(
                rawContent: content.jsonString,
                debugDescription: "Unexpected value \"\(rawValue)\" for \(Self.self)")
        }
    }
}
