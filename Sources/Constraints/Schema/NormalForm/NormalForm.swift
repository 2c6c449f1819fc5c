/// What values meet a schema, as alternatives of conjunctions for each type of value.
struct NormalForm {
    var allowsNull = false
    var allowsFalse = false
    var allowsTrue = false
    var numbers: [NumberShape] = []
    var strings: [StringShape] = []
    var arrays: [ArrayShape] = []
    var objects: [ObjectShape] = []

    static let nothing = NormalForm()
    static let anything = NormalForm(types: .all)

    init() {}

    /// All values of some types.
    init(types: TypeSet) {
        allowsNull = types.contains(.null)
        allowsFalse = types.contains(.boolean)
        allowsTrue = allowsFalse
        if types.contains(.number) {
            numbers = [.any]
        } else if types.contains(.integer) {
            numbers = [NumberShape(isInteger: true)]
        }
        if types.contains(.string) { strings = [.any] }
        if types.contains(.array) { arrays = [.any] }
        if types.contains(.object) { objects = [.any] }
    }

    var isNothing: Bool {
        !allowsNull && !allowsFalse && !allowsTrue && numbers.isEmpty && strings.isEmpty
            && arrays.isEmpty && objects.isEmpty
    }

    /// Adds the alternatives of another form.
    mutating func formUnion(_ other: NormalForm) {
        allowsNull = allowsNull || other.allowsNull
        allowsFalse = allowsFalse || other.allowsFalse
        allowsTrue = allowsTrue || other.allowsTrue
        numbers = Self.union(numbers, other.numbers, isAny: \.isAny)
        strings = Self.union(strings, other.strings, isAny: \.isAny)
        arrays += other.arrays
        objects += other.objects
    }

    private static func union<Shape>(
        _ left: [Shape], _ right: [Shape], isAny: (Shape) -> Bool
    ) -> [Shape] {
        if let any = left.first(where: isAny) ?? right.first(where: isAny) { return [any] }
        return left + right
    }
}
