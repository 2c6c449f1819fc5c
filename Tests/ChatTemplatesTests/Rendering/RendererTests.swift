import Testing

@testable import ChatTemplates

@Suite struct RendererTests {
    /// Templates can build reference cycles; rendering must leave none behind.
    @Test(arguments: [
        "{% macro m() %}{{ m }}{% endmacro %}",
        "{% set n = namespace() %}{% set n.n = n %}",
        "{% set n = namespace() %}{% for i in [1, 2] %}{% macro m() %}{% endmacro %}{% set n.m = m %}{% set x = n.m %}{% endfor %}",
        "{% macro m() %}{{ caller() }}{% endmacro %}{% for i in [1] %}{% call m() %}{{ i }}{% endcall %}{% endfor %}",
        "{% set n = namespace() %}{% set n.l = [n, n] %}{% for i in n.l %}{% set n.x = loop %}{% endfor %}",
        "{% macro m() %}{% endmacro %}{{ m.x.y }}",
    ])
    func leavesNoCyclesBehind(_ source: String) throws {
        let parsed = try Parser.parse(Lexer.normalized(source), limits: .default)
        let context = ChatTemplateContext(messages: [ChatMessage]())
        weak var root: Scope?
        do {
            let renderer = Renderer(
                names: parsed.names, roots: parsed.names.map(context.variable),
                clock: context.clock, limits: .default)
            root = renderer.scope
            _ = try? renderer.render(parsed.body)
        }
        #expect(root == nil)
    }

    /// The example of `Documentation/ChatTemplates.md`.
    @Test func runsFiltersAsDocumented() throws {
        let filter = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try arguments.none(of: "first_line")
            let text = try renderer.string(of: value)
            try renderer.allocate(text.count)
            return .string(text.lines(keepingEnds: false).first ?? Text())
        }
        let renderer = Renderer(names: [], roots: [], clock: .init(), limits: .default)
        let result = try filter.apply(renderer, .string(Text("a\nb", .content)), CallArguments())
        #expect(result.text?.string == "a")
    }
}
