import SwiftSyntax

/// Things read from the members of a declaration, with the `#if` blocks that they stand in.
///
/// Which clause of a block holds is for the compiler to say when it reads the expansion, so the
/// blocks are carried over.
struct ConditionalMembers<Element> {
    /// One member or one block.
    enum Item {
        case element(Element)
        case block([Clause])
    }

    /// A clause of a block, such as `#elseif os(Linux)` and what follows it.
    struct Clause {
        /// The directive and its condition, as they were written.
        let directive: String
        let members: ConditionalMembers
    }

    let items: [Item]

    private init(items: [Item]) {
        self.items = items
    }

    /// Reads members.
    ///
    /// - Parameters:
    ///   - members: The members of the declaration.
    ///   - read: Gives what one member declares; called on the members of every clause.
    init(_ members: MemberBlockItemListSyntax, read: (DeclSyntax) -> [Element]) {
        items = members.flatMap { member -> [Item] in
            guard let block = member.decl.as(IfConfigDeclSyntax.self) else {
                return read(member.decl).map(Item.element)
            }
            return [
                .block(
                    block.clauses.map { clause in
                        let keyword = clause.poundKeyword.text
                        let condition = clause.condition?.trimmedDescription
                        let members = clause.elements?.as(MemberBlockItemListSyntax.self)
                        return Clause(
                            directive: condition.map { "\(keyword) \($0)" } ?? keyword,
                            members: members.map { ConditionalMembers($0, read: read) }
                                ?? ConditionalMembers(items: []))
                    })
            ]
        }
    }

    /// The same items, each on its own.
    var separated: [Self] {
        items.map { Self(items: [$0]) }
    }

    /// The elements of every clause of every block, in the order they were written.
    var all: [Element] {
        items.flatMap { item in
            switch item {
            case .element(let element): [element]
            case .block(let clauses): clauses.flatMap(\.members.all)
            }
        }
    }

    /// Whether some element stands in an `#if` block.
    var isConditional: Bool {
        items.contains { item in
            if case .block = item { true } else { false }
        }
    }
}
