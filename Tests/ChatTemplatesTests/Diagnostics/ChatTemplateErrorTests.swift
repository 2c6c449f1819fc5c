import ChatTemplates
import OrderedJSON
import TestSupport
import Testing

@Suite struct ChatTemplateErrorTests {
    @Test(
        arguments: [
            (
                "{{ x.y }}", .undefinedValue,
                "variable `x` is undefined at line 1, column 5 of the chat template"
            ),
            (
                "a\n  é{{ messages.x.y }}", .undefinedValue,
                "value has no attribute `x` at line 2, column 17 of the chat template"
            ),
            (
                "{% if a %}", .syntax,
                "syntax error at line 1, column 11 of the chat template; expected `{% elif %}` or `{% else %}` or `{% endif %}`, found the end of the template"
            ),
            ("{% foo %}", .syntax, "unknown tag `foo` at line 1, column 4 of the chat template"),
            (
                "{% include 'x' %}", .unsupported,
                "tag `include` is not supported at line 1, column 4 of the chat template"
            ),
            (
                "{{ 1 |\n shout }}", .unsupported,
                "filter `shout` is not supported at line 2, column 2 of the chat template"
            ),
            (
                "{{ 1 is big }}", .unsupported,
                "test `big` is not supported at line 1, column 6 of the chat template"
            ),
            (
                "{% if true %}{{ 1 | shout }}{% endif %}", .unsupported,
                "filter `shout` is not supported at line 1, column 21 of the chat template"
            ),
            (
                "{{ ''.encode() }}", .unsupported,
                "method `encode` is not supported at line 1, column 6 of the chat template"
            ),
            (
                "{% for a in [] recursive %}{% endfor %}", .unsupported,
                "loop option `recursive` is not supported at line 1, column 16 of the chat template"
            ),
            (
                "{{ 1 + 'a' }}", .typeMismatch,
                "operator `+` does not apply to these values at line 1, column 6 of the chat template; found int and str"
            ),
            (
                "{% for a in none %}{% endfor %}", .typeMismatch,
                "value cannot be iterated over at line 1, column 13 of the chat template; found none"
            ),
            (
                "{% for a, b in [[1]] %}{% endfor %}", .invalidValue,
                "wrong number of values to unpack at line 1, column 8 of the chat template; expected 2, found 1"
            ),
            (
                "{% macro m(a) %}{% endmacro %}{{ m(1, 2) }}", .invalidArguments,
                "too many arguments for macro `m` at line 1, column 35 of the chat template; expected at most 1, found 2"
            ),
            (
                "{{ 'a' | trim(x=1) }}", .invalidArguments,
                "`trim` has no parameter `x` at line 1, column 10 of the chat template"
            ),
            (
                "{{ 1 % 0 }}", .divisionByZero,
                "division by zero at line 1, column 6 of the chat template"
            ),
            (
                "{{ messages.append(1) }}", .forbidden,
                "access to attribute `append` is unsafe at line 1, column 19 of the chat template; templates may neither change values nor reach into the interpreter"
            ),
            (
                "{{ raise_exception('No, ' ~ messages[0].content ~ '!') }}", .raised,
                "the template rejects the conversation: No, …! at line 1, column 19 of the chat template"
            ),
            (
                "{{ range(100001) }}", .limitExceeded,
                "limit of `rangeLength` reached at line 1, column 9 of the chat template; expected at most 100000; raise `ChatTemplateLimits.rangeLength` if the template is trusted"
            ),
            (
                "{{ 'a }}", .syntax,
                "string is not closed at line 1, column 4 of the chat template; expected `'`"
            ),
            ("{{ [1) }}", .syntax, "unexpected `)` at line 1, column 6 of the chat template"),
        ] as [(String, ChatTemplateError.Code, String)])
    func saysWhatAndWhere(_ source: String, _ code: ChatTemplateError.Code, _ text: String) {
        let context = ChatTemplateContext(messages: [ChatMessage(role: "user", content: "secret")])
        let error = #expect(throws: ChatTemplateError.self) {
            try ChatTemplate(source).render(context)
        }
        #expect(error?.code == code)
        #expect(error?.description == text)
    }

    /// Where the reference fails, this does for the same reason.
    @Test(
        .needsReference("templates"),
        arguments: [
            ("Kimi-K2-Instruct", "tool-round-trip", ChatTemplateError.Code.forbidden),
            ("NousResearch-Hermes-3-Llama-3.1-8B-tool_use", "user", .typeMismatch),
            ("google-gemma-2-2b-it", "system-user", .raised),
            ("google-gemma-2-2b-it", "tool-round-trip", .raised),
        ])
    func failsForTheReasonOfTheReference(
        _ name: String, _ scenario: String, _ code: ChatTemplateError.Code
    ) throws {
        let template = try ReferenceScenario.template(named: name)
        let scenario = try ReferenceScenario.scenarios(of: name).first { $0.name == scenario }
        let context = try #require(scenario).context
        let error = #expect(throws: ChatTemplateError.self) { try template.render(context) }
        #expect(error?.code == code)
    }
}
