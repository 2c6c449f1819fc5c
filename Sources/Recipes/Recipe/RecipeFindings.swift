/// The verdicts of a recipe, by the names of the fields.
public protocol RecipeFindings: Sendable {
    /// The fields in the order in which people want to see them.
    var fields: [FieldReport] { get }
    /// The lists among what was read, such as the items of a receipt; none by default.
    var lists: [ListReport] { get }
}

extension RecipeFindings {
    /// No lists.
    public var lists: [ListReport] { [] }
}

/// A list that was read from a document, in the form that people and programs read.
public struct ListReport: Sendable, Hashable {
    /// The list's name.
    public let name: String
    /// The fields of each entry.
    public let rows: [[FieldReport]]

    /// Names a list.
    ///
    /// - Parameters:
    ///   - name: The list's name.
    ///   - rows: The fields of each entry.
    public init(name: String, rows: [[FieldReport]]) {
        self.name = name
        self.rows = rows
    }
}
