/// Something that can be called.
final class Callable {
    enum Kind {
        case function(BuiltinFunction)
        case method(Value, String)
        case macro(MacroDefinition, Scope)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
}
