@_exported import LanguageModelAPI

/// Makes a struct or an enum a type that a model can generate.
///
/// ```swift
/// @Generable(description: "A dish of the day")
/// struct Dish {
///     @Guide(description: "Short, without the side dish")
///     var name: String
///     @Guide(.range(1...5))
///     var spiciness: Int
///     var diet: Diet?
/// }
///
/// @Generable
/// enum Diet { case vegetarian, vegan }
/// ```
///
/// Of a struct, every stored property with a type annotation takes part, in the order in which
/// they are declared; that is also the order in which the model writes them. Static properties,
/// computed ones and those with observers do not. The model may leave out optional properties.
///
/// A case of an enum is generated as its name, or as its raw value if the enum has strings for raw
/// values. If some case has associated values, all are generated as objects whose property `type`
/// is the name of the case.
///
/// The macro adds `generationSchema`, `generatedContent` and `init(_:)`, and for what has not been
/// generated completely the nested type `PartiallyGenerated`, whose properties are optional. It
/// adds no memberwise initializer and does not replace Swift's. All members are `nonisolated`.
///
/// - Parameter description: What a value means, for the model to read.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil) =
    #externalMacro(module: "LanguageModelMacrosPlugin", type: "GenerableMacro")

/// Makes a struct or an enum a type that a model can generate, and chooses how nil is written.
///
/// - Parameters:
///   - description: What a value means, for the model to read.
///   - representNilExplicitlyInGeneratedContent: Whether a property that is nil is written as null;
///     otherwise it is left out.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(
    description: String? = nil, representNilExplicitlyInGeneratedContent: Bool
) = #externalMacro(module: "LanguageModelMacrosPlugin", type: "GenerableMacro")

/// Makes a struct or an enum a type that a model can generate, under a name of its own.
///
/// - Parameters:
///   - name: The name of the schema, for the model to read, in place of the type's name.
///   - description: What a value means, for the model to read.
///   - representNilExplicitlyInGeneratedContent: Whether a property that is nil is written as null;
///     otherwise it is left out.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(
    name: String, description: String? = nil, representNilExplicitlyInGeneratedContent: Bool = false
) = #externalMacro(module: "LanguageModelMacrosPlugin", type: "GenerableMacro")
