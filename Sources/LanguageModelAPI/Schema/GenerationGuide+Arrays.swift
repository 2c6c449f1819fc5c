extension GenerationGuide {
    /// Demands a smallest number of elements.
    ///
    /// - Parameter count: The number.
    /// - Returns: The guide.
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
    where Value == [Element] {
        GenerationGuide(.minimumCount(count))
    }

    /// Demands a largest number of elements.
    ///
    /// - Parameter count: The number.
    /// - Returns: The guide.
    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
    where Value == [Element] {
        GenerationGuide(.maximumCount(count))
    }

    /// Demands a number of elements within a range.
    ///
    /// - Parameter range: The smallest and the largest number.
    /// - Returns: The guide.
    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] {
        GenerationGuide(.minimumCount(range.lowerBound), .maximumCount(range.upperBound))
    }

    /// Demands an exact number of elements.
    ///
    /// - Parameter count: The number.
    /// - Returns: The guide.
    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]>
    where Value == [Element] {
        GenerationGuide(.minimumCount(count), .maximumCount(count))
    }

    /// Demands something of each element.
    ///
    /// - Parameter guide: The demand on an element.
    /// - Returns: The guide.
    public static func element<Element>(
        _ guide: GenerationGuide<Element>
    ) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide(.element(guide.demands))
    }
}

// In `@Guide(.count(4))` nothing tells the type of the elements. These let the compiler settle for
// `Never`; the macro repeats the guide where the type is known.
extension GenerationGuide where Value == [Never] {
    /// Demands a smallest number of elements, of a type that is known elsewhere.
    ///
    /// - Parameter count: The number.
    /// - Returns: The guide.
    public static func minimumCount(_ count: Int) -> GenerationGuide<Value> {
        GenerationGuide(.minimumCount(count))
    }

    /// Demands a largest number of elements, of a type that is known elsewhere.
    ///
    /// - Parameter count: The number.
    /// - Returns: The guide.
    public static func maximumCount(_ count: Int) -> GenerationGuide<Value> {
        GenerationGuide(.maximumCount(count))
    }

    /// Demands a number of elements within a range, of a type that is known elsewhere.
    ///
    /// - Parameter range: The smallest and the largest number.
    /// - Returns: The guide.
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> {
        GenerationGuide(.minimumCount(range.lowerBound), .maximumCount(range.upperBound))
    }

    /// Demands an exact number of elements, of a type that is known elsewhere.
    ///
    /// - Parameter count: The number.
    /// - Returns: The guide.
    @_disfavoredOverload
    public static func count(_ count: Int) -> GenerationGuide<Value> {
        GenerationGuide(.minimumCount(count), .maximumCount(count))
    }
}
