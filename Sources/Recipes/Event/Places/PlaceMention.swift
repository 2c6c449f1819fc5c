/// A place that a passage says.
struct PlaceMention {
    let passage: Int
    let tokens: Range<Int>
    let span: EventSpan
    /// How sure it is that this is a place: labels and streets come before bare names.
    let rank: Int
}
