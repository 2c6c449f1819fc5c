/// What a parcel notice says.
public struct PickupFindings: RecipeFindings {
    /// The code that opens the locker or is shown at the counter, without white space.
    public let code: Verdict<String>
    /// The company that brought the parcel.
    public let carrier: Verdict<String>
    /// Where the parcel waits.
    public let place: Verdict<String>
    /// The last day on which it can be collected.
    public let deadline: Verdict<CalendarDay>

    /// The fields, the most important ones first.
    public var fields: [FieldReport] {
        [
            FieldReport("code", code) { $0 },
            FieldReport("carrier", carrier) { $0 },
            FieldReport("place", place) { $0 },
            FieldReport("deadline", deadline) { $0.description },
        ]
    }
}
