import LanguageModelAPI

/// Makes a variable in an extension of ``SessionPropertyValues`` a property that sessions keep.
///
/// ```swift
/// extension SessionPropertyValues {
///     @SessionPropertyEntry var visitedPages: [String] = []
/// }
/// ```
///
/// The variable's value is the default until a session sets another.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro SessionPropertyEntry() =
    #externalMacro(module: "LanguageModelMacrosPlugin", type: "SessionPropertyEntryMacro")

/// Makes the default value of a session property a computed one; used by ``SessionPropertyEntry()``.
@attached(accessor)
public macro __SessionPropertyEntryDefaultValue() =
    #externalMacro(
        module: "LanguageModelMacrosPlugin", type: "SessionPropertyEntryDefaultValueMacro")
