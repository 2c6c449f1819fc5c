/// Instructions for each element of a collection.
public struct DynamicInstructionsForEach<
    Data: RandomAccessCollection, ID: Hashable, Content: DynamicInstructions
>: DynamicInstructions, DynamicInstructionsLeaf {
    /// The instructions are not made of others.
    public typealias Body = Never

    private let data: Data
    private let content: (Data.Element) -> Content

    /// Creates instructions for each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: What tells the elements apart.
    ///   - content: Makes the instructions for an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @DynamicInstructionsBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    /// Creates instructions for each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the instructions for an element.
    public init(
        _ data: Data, @DynamicInstructionsBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }

    /// Never read.
    public var body: Never { noBody }

    func resolve(into result: inout ResolvedInstructions) {
        for element in data { result.add(content(element)) }
    }
}
