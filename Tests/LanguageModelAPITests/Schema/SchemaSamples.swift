import LanguageModelAPI

/// Makes a type generable whose schema alone matters.
protocol SchemaSample: Generable {}

extension SchemaSample {
    var generatedContent: GeneratedContent { GeneratedContent(properties: [:]) }
    init(_ content: GeneratedContent) throws {
        throw GeneratedContent.ParsingError(rawContent: "", debugDescription: "no value is needed")
    }
}

typealias Property = GenerationSchema.Property

/// Contains itself through another type, which contains itself through this one.
struct Folder: SchemaSample {
    static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Self.self,
            properties: [
                Property(name: "owner", description: "Whose it is", type: User.self),
                Property(name: "parent", type: Folder?.self),
            ])
    }
}

struct User: SchemaSample {
    static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Self.self, description: "Somebody",
            properties: [
                Property(name: "home", type: Folder.self),
                Property(name: "friends", type: [User].self),
            ])
    }
}

/// An enumeration with payloads, as the macro writes it.
enum Shape: SchemaSample {
    struct Circle: SchemaSample {
        static var generationSchema: GenerationSchema {
            GenerationSchema(
                type: Self.self,
                properties: [
                    Property(name: "type", type: String.self, guides: [.constant("circle")]),
                    Property(name: "radius", type: Double.self),
                ])
        }
    }
    struct Group: SchemaSample {
        static var generationSchema: GenerationSchema {
            GenerationSchema(
                type: Self.self,
                properties: [
                    Property(name: "type", type: String.self, guides: [.constant("group")]),
                    Property(name: "value", type: [Shape].self),
                ])
        }
    }
    static var generationSchema: GenerationSchema {
        GenerationSchema(type: Self.self, anyOf: [Circle.self, Group.self])
    }
}

/// Two types of the same name.
enum Left {
    struct Item: SchemaSample {
        static var generationSchema: GenerationSchema {
            GenerationSchema(type: Self.self, properties: [Property(name: "left", type: Int.self)])
        }
    }
}
enum Right {
    struct Item: SchemaSample {
        static var generationSchema: GenerationSchema {
            GenerationSchema(type: Self.self, properties: [Property(name: "right", type: Int.self)])
        }
    }
}

/// A schema with the given properties.
struct Sample: SchemaSample {
    static var generationSchema: GenerationSchema { schema() }
    static func schema(_ properties: Property...) -> GenerationSchema {
        GenerationSchema(type: Self.self, properties: properties)
    }
}

/// An array of itself.
struct Tree: SchemaSample {
    static var generationSchema: GenerationSchema { [Tree].generationSchema }
}

/// Says nothing but its own name.
struct Circle: SchemaSample {
    static var generationSchema: GenerationSchema {
        let dynamic = DynamicGenerationSchema(type: Circle.self)
        return (try? GenerationSchema(root: dynamic, dependencies: [])) ?? String.generationSchema
    }
}

/// Stands for another type.
struct Alias: SchemaSample {
    static var generationSchema: GenerationSchema { Left.Item.generationSchema }
}
