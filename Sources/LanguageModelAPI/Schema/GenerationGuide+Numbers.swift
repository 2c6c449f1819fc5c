import Foundation

extension GenerationGuide where Value == Int {
    /// Demands a number that is at least as large as a bound.
    ///
    /// - Parameter value: The smallest number that is allowed.
    /// - Returns: The guide.
    public static func minimum(_ value: Int) -> GenerationGuide<Int> {
        GenerationGuide(.minimum(NumberForm.Bound(GeneratedNumber(value))))
    }

    /// Demands a number that is at most as large as a bound.
    ///
    /// - Parameter value: The largest number that is allowed.
    /// - Returns: The guide.
    public static func maximum(_ value: Int) -> GenerationGuide<Int> {
        GenerationGuide(.maximum(NumberForm.Bound(GeneratedNumber(value))))
    }

    /// Demands a number within a range.
    ///
    /// - Parameter range: The smallest and the largest number that are allowed.
    /// - Returns: The guide.
    public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
        GenerationGuide(
            .minimum(NumberForm.Bound(GeneratedNumber(range.lowerBound))),
            .maximum(NumberForm.Bound(GeneratedNumber(range.upperBound))))
    }
}

extension GenerationGuide where Value == Float {
    /// Demands a number that is at least as large as a bound.
    ///
    /// - Parameter value: The smallest number that is allowed.
    /// - Returns: The guide.
    public static func minimum(_ value: Float) -> GenerationGuide<Float> {
        GenerationGuide(.minimum(NumberForm.Bound(GeneratedNumber(value))))
    }

    /// Demands a number that is at most as large as a bound.
    ///
    /// - Parameter value: The largest number that is allowed.
    /// - Returns: The guide.
    public static func maximum(_ value: Float) -> GenerationGuide<Float> {
        GenerationGuide(.maximum(NumberForm.Bound(GeneratedNumber(value))))
    }

    /// Demands a number within a range.
    ///
    /// - Parameter range: The smallest and the largest number that are allowed.
    /// - Returns: The guide.
    public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
        GenerationGuide(
            .minimum(NumberForm.Bound(GeneratedNumber(range.lowerBound))),
            .maximum(NumberForm.Bound(GeneratedNumber(range.upperBound))))
    }
}

extension GenerationGuide where Value == Double {
    /// Demands a number that is at least as large as a bound.
    ///
    /// - Parameter value: The smallest number that is allowed.
    /// - Returns: The guide.
    public static func minimum(_ value: Double) -> GenerationGuide<Double> {
        GenerationGuide(.minimum(NumberForm.Bound(GeneratedNumber(value))))
    }

    /// Demands a number that is at most as large as a bound.
    ///
    /// - Parameter value: The largest number that is allowed.
    /// - Returns: The guide.
    public static func maximum(_ value: Double) -> GenerationGuide<Double> {
        GenerationGuide(.maximum(NumberForm.Bound(GeneratedNumber(value))))
    }

    /// Demands a number within a range.
    ///
    /// - Parameter range: The smallest and the largest number that are allowed.
    /// - Returns: The guide.
    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
        GenerationGuide(
            .minimum(NumberForm.Bound(GeneratedNumber(range.lowerBound))),
            .maximum(NumberForm.Bound(GeneratedNumber(range.upperBound))))
    }
}

extension GenerationGuide where Value == Decimal {
    /// Demands a number that is at least as large as a bound.
    ///
    /// - Parameter value: The smallest number that is allowed.
    /// - Returns: The guide.
    public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> {
        GenerationGuide(.minimum(NumberForm.Bound(GeneratedNumber(value))))
    }

    /// Demands a number that is at most as large as a bound.
    ///
    /// - Parameter value: The largest number that is allowed.
    /// - Returns: The guide.
    public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> {
        GenerationGuide(.maximum(NumberForm.Bound(GeneratedNumber(value))))
    }

    /// Demands a number within a range.
    ///
    /// - Parameter range: The smallest and the largest number that are allowed.
    /// - Returns: The guide.
    public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
        GenerationGuide(
            .minimum(NumberForm.Bound(GeneratedNumber(range.lowerBound))),
            .maximum(NumberForm.Bound(GeneratedNumber(range.upperBound))))
    }
}
