import ChatTemplates
import OrderedJSON
import Testing

/// Templates that try to exhaust time, memory or the stack.
@Suite struct ChatTemplateLimitsTests {
    private func code(_ source: String) -> ChatTemplateError.Code? {
        do throws(ChatTemplateError) {
            let context = ChatTemplateContext(messages: [ChatMessage(role: "user", content: "Hi")])
            _ = try ChatTemplate(source).render(context)
            return nil
        } catch {
            return error.code
        }
    }

    private static func many(_ text: String, _ count: Int = 20_000) -> String {
        String(repeating: text, count: count)
    }

    /// Templates that reach a limit.
    static let hostile: [String] = [
        "{{ 'x' * 10**9 }}", "{{ 'x' * 9223372036854775807 }}", "{{ [1] * 10**9 }}",
        "{{ [1, 2, 3] * 9223372036854775807 }}",
        "{% set n = namespace(s='ab') %}{% for i in range(99) %}{% set n.s = n.s + n.s %}{% endfor %}",
        "{% set n = namespace(s='ab') %}{% for i in range(99) %}{% set n.s = n.s ~ n.s %}{% endfor %}",
        "{% set n = namespace(s=[1]) %}{% for i in range(99) %}{% set n.s = n.s + n.s %}{% endfor %}",
        "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}",
        "{% for a in range(99999) %}{% for b in range(99999) %}x{% endfor %}{% endfor %}",
        "{% set s = 'a' * 1000000 %}{{ s.replace('', s) }}",
        "{% set s = 'a' * 1000000 %}{{ s.replace('a', s) }}",
        "{% set s = 'a' * 1000000 %}{{ s | join(s) }}",
        "{% set s = 'a' * 1000000 %}{{ s.join(s) }}", "{{ 'a' | center(10**12) }}",
        "{{ 'a'.center(10**12) }}", "{{ 'a'.ljust(9223372036854775807) }}",
        "{{ 'a'.zfill(10**12) }}",
        "{{ '\\t'.expandtabs(10**12) }}", "{{ 'a\\nb' | indent(10**12) }}",
        "{{ [1] | tojson(indent=10**12) }}", "{{ [1] | batch(10**12, 0) | list }}",
        "{{ '%1000000000d' % 1 }}", "{{ '%.1000000000f' % 1 }}", "{{ '{:>1000000000}'.format(1) }}",
        "{{ '{:.1000000000f}'.format(1.5) }}", "{{ range(10**9) }}",
        "{{ range(-9223372036854775807, 9223372036854775807) }}",
        "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}",
        "{% macro a() %}{{ b() }}{% endmacro %}{% macro b() %}{{ a() }}{% endmacro %}{{ a() }}",
        "{% macro m() %}{{ caller() }}{% endmacro %}{% macro n() %}{% call m() %}{{ n() }}{% endcall %}{% endmacro %}{{ n() }}",
        "{% set n = namespace(a=1) %}{% for i in range(99999) %}{% set n.a = [n.a] %}{% endfor %}",
        "{% set n = namespace(a=1) %}{% for i in range(99999) %}{% set n.a = {'k': n.a} %}{% endfor %}",
        "{% set n = namespace(a=1) %}{% for i in range(99) %}{% set n.a = [n.a, n.a] %}{% endfor %}{{ n.a }}",
        "{% set n = namespace(a=1) %}{% for i in range(99) %}{% set n.a = [n.a, n.a] %}{% endfor %}{{ n.a | tojson }}",
        "{% set n = namespace(a=1, b=1) %}{% for i in range(99) %}{% set n.a = [n.a, n.a] %}{% set n.b = [n.b, n.b] %}{% endfor %}{{ n.a == n.b }}",
        "{% set n = namespace(a=1, b=1) %}{% for i in range(99) %}{% set n.a = (n.a, n.a) %}{% set n.b = (n.b, n.b) %}{% endfor %}{{ n.a < n.b }}",
        "{% set n = namespace(a=1) %}{% for i in range(99) %}{% set n.a = (n.a, n.a) %}{% endfor %}{{ {n.a: 1} }}",
        "{% set s = 'a' * 1000000 %}{% for i in range(99999) %}{{ s[i] }}{% endfor %}",
        "{% set s = 'a' * 1000000 %}{% for i in range(99999) %}{% set x = s.find('b') %}{% endfor %}",
        "{% set s = 'a' * 1000000 %}{% for i in range(99999) %}{% set x = s == s + '' %}{% endfor %}",
        "{% set s = '<' * 1000000 %}{% for i in range(99999) %}{% set x = s | e %}{% endfor %}",
        "{% set s = 'a ' * 1000000 %}{% for i in range(99999) %}{% set x = s.split() %}{% endfor %}",
        "{% set s = 'a ' * 1000000 %}{% for i in range(99999) %}{% set x = s | list %}{% endfor %}",
        "{% set s = 'a ' * 1000000 %}{% for i in range(99999) %}{% set x = s | length %}{% endfor %}",
        "{% set s = 'a ' * 1000000 %}{% for i in range(99999) %}{% set x = s.upper() %}{% endfor %}",
        "{% set s = 'a ' * 1000000 %}{% for i in range(99999) %}{% set x = s.isalpha() %}{% endfor %}",
        "{% set s = 'ab' * 1000000 %}{% for i in range(99999) %}{% set x = s[::2] %}{% endfor %}",
        "{% set s = 'a' * 1000000 %}{% set d = {'a': 1, 'b': 2} %}{% for i in range(99999) %}{{ d[s] }}{% endfor %}",
        "{% set s = 'a' * 1000000 %}{% set d = {'a': 1, 'b': 2} %}{% for i in range(99999) %}{{ d.get(s) }}{{ s in d }}{% endfor %}",
        "{% set s = 'a' * 1000000 %}{% for i in range(99999) %}{% set x = s | center(5) %}{% endfor %}",
        "{% set s = 'a' * 1000000 %}{% for i in range(99999) %}{% set x = s is lower %}{% endfor %}",
        "{% set s = 'a' * 1000000 %}{% for i in range(99999) %}{% set x = s is sameas(s ~ '') %}{% endfor %}",
        "{% set s = 'a' * 1000000 %}{% for i in range(99999) %}{% set x = s | wordcount %}{% endfor %}",
        "{% set s = 'a' * 1000000 %}{% for i in range(99999) %}{% set x = 'a'.count(s) %}{% endfor %}",
        "{% set l = ['a' * 1000000] * 999 %}{% for i in l %}{% set x = l | map('center', 1) | list %}{% endfor %}",
        "{% for a in [1] %}" + (0..<40_000).map { "{% set v\($0) = 1 %}" }.joined()
            + "{% for i in range(99999) %}{{ v39999 }}{% endfor %}{% endfor %}{{ 'x' * 10**9 }}",
        "{% macro m(" + (0..<20_000).map { "p\($0)" }.joined(separator: ",")
            + ") %}{% endmacro %}{% set d = {"
            + (0..<20_000).map { "'p\($0)':1" }.joined(separator: ",") + "} %}{{ m(**d) }}",
        many("{% for a in [1] %}", 90)
            + "{% for i in range(99999) %}{% for i in range(99999) %}{{ z }}{% endfor %}{% endfor %}"
            + many("{% endfor %}", 90),
        "{% set l = range(99999) | list %}{% for i in l %}{% set x = l | sort %}{% endfor %}",
        "{% set l = range(99999) | list %}{% for i in l %}{% set x = l[1:] %}{% endfor %}",
        "{% set l = range(99999) | list %}{% for i in l %}{% set x = 'a' in l %}{% endfor %}",
        "{% set l = range(99999) | list %}{% for i in l %}{% set x = l | map('string') %}{% endfor %}",
        "{% set l = range(99999) | list %}{% for i in l %}{% set x = l | unique %}{% endfor %}",
        "{% set l = range(99999) | list %}{% for i in l %}{% set x = l | sum %}{% endfor %}",
        "{% set l = range(99999) | list %}{% for i in l %}{% set x, y = l, 1 %}{% endfor %}{% for i in l %}{{ l }}{% endfor %}",
    ]

    @Test(arguments: hostile)
    func stopsAtTheLimits(_ source: String) {
        #expect(code(source) == .limitExceeded)
    }

    @Test(arguments: [
        "{{ " + many("(") + "1" + many(")") + " }}", "{{ " + many("[") + many("]") + " }}",
        "{{ " + many("{1:") + many("}") + " }}", "{{ " + many("not ") + "1 }}",
        "{{ " + many("-") + "1 }}", "{{ " + many("- ") + "1 }}", "{{ a" + many(".b") + " }}",
        "{{ a" + many("[0]") + " }}", "{{ a" + many("()") + " }}",
        "{{ a" + many("(a") + many(")") + " }}",
        "{{ a" + many("[a") + many("]") + " }}", "{{ 1" + many(" + 1") + " }}",
        "{{ 1" + many(" and 1") + " }}",
        "{{ 1" + many(" ** 1") + " }}", "{{ a" + many(" | trim") + " }}",
        "{{ 1" + many(" if 1 else 1") + " }}", "{{ 1" + many(" if 1") + " }}",
        many("{% if 1 %}"), many("{% for a in b %}"), many("{% set a %}"), many("{% with %}"),
        many("{% filter trim %}"), many("{% macro m() %}"), many("{% call m() %}"),
        many("{% generation %}"), "{% set " + many("(") + "a" + many(")") + " = 1 %}",
        "{% for " + many("(") + "a" + many(")") + " in b %}{% endfor %}",
    ])
    func boundsNestingOfTheSource(_ source: String) {
        #expect(code(source) == .limitExceeded)
    }

    @Test(arguments: [
        "{{ 9223372036854775807 + 1 }}", "{{ -9223372036854775807 - 2 }}", "{{ 2 ** 63 }}",
        "{{ 9223372036854775807 * 2 }}", "{{ -(-9223372036854775807 - 1) }}",
        "{{ (-9223372036854775807 - 1) // -1 }}", "{{ (-9223372036854775807 - 1) | abs }}",
        "{{ 1e300 | int }}", "{{ '%d' % 1e300 }}", "{{ 9223372036854775808 }}", "{{ 10.0 ** 999 }}",
        "{{ 7 ** 7 ** 7 }}",
    ])
    func tellsOverflow(_ source: String) {
        #expect(code(source) == .overflow)
    }

    @Test(arguments: [
        "{{ 'abc'[9223372036854775807:] }}", "{{ 'abc'[::9223372036854775807] }}",
        "{{ 'abc'[::-9223372036854775807] }}", "{{ 'abc'[-9223372036854775807 - 1:] }}",
        "{{ [1][-9223372036854775807 - 1] }}",
        "{{ [1, 2][5:-9223372036854775807:-9223372036854775807] }}",
        "{{ 'abc'.find('c', 9223372036854775807) }}", "{{ 'a'.center(-9223372036854775807 - 1) }}",
        "{{ (-9223372036854775807 - 1) % -1 }}",
        "{{ 'abc'.replace('a', 'b', -9223372036854775807 - 1) }}",
        "{{ 'a'.split('a', 9223372036854775807) }}", "{{ 'a' | truncate(9223372036854775807) }}",
        "{{ range(9223372036854775806, 9223372036854775807, 9) | list }}",
        "{{ 'x' * -9223372036854775807 }}",
        "{% set n = namespace() %}{% set n.n = n %}{{ n == n }}", "{{ 1" + many(" ~ 1") + " }}",
        "{{ 1" + many(" < 2", 90) + " }}", many("{% if 1 %}a{% endif %}", 2000),
        "{{ '' * 10**15 }}",
        "{{ '%s' % ('a' * 999) }}",
    ])
    func acceptsExtremesThatCostLittle(_ source: String) {
        #expect(code(source) == nil)
    }

    @Test func limitsCanBeSet() throws {
        let context = ChatTemplateContext(messages: [ChatMessage(role: "user", content: "Hi")])
        func code(_ change: (inout ChatTemplateLimits) -> Void, _ source: String) -> String? {
            var limits = ChatTemplateLimits()
            change(&limits)
            do throws(ChatTemplateError) {
                _ = try ChatTemplate(source, limits: limits).render(context)
                return nil
            } catch {
                return error.problem
            }
        }
        #expect(code({ $0.sourceBytes = 3 }, "four") == "limit of `sourceBytes` reached")
        #expect(code({ $0.outputBytes = 3 }, "four") == "limit of `outputBytes` reached")
        #expect(code({ $0.steps = 3 }, "{{ 1 + 2 + 3 }}") == "limit of `steps` reached")
        #expect(code({ $0.rangeLength = 3 }, "{{ range(4) }}") == "limit of `rangeLength` reached")
        #expect(code({ $0.valueDepth = 2 }, "{{ [[[1]]] }}") == "limit of `valueDepth` reached")
        #expect(code({ $0.syntaxDepth = 3 }, "{{ [[[1]]] }}") == "limit of `syntaxDepth` reached")
        #expect(
            code({ $0.evaluationDepth = 1 }, "{{ -(-1) }}") == "limit of `evaluationDepth` reached")
        #expect(
            code({ $0.allocatedBytes = 3 }, "{{ 'a' * 4 }}") == "limit of `allocatedBytes` reached")
    }
}
