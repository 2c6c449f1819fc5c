/// Chat templates of the package's own, conversations for them, and what Jinja2 3.1.6 renders in
/// the environment of the transformers library; null stands for an error.
enum OwnTemplates {
    static let sources: [(name: String, source: String)] = [
        (
            "turnMarks",
            #"""
            {%- for message in messages %}
                {%- if loop.first and message.role != 'system' %}
                    {{- '<|im_start|>system\nYou answer briefly.<|im_end|>\n' }}
                {%- endif %}
                {{- '<|im_start|>' + message['role'] + '\n' + message['content'] | trim + '<|im_end|>\n' }}
            {%- endfor %}
            {%- if add_generation_prompt %}
                {{- '<|im_start|>assistant\n' }}
            {%- endif %}

            """#
        ),
        (
            "alternating",
            #"""
            {{ bos_token }}
            {%- if messages[0].role == 'system' %}
                {%- set system, rest = messages[0].content, messages[1:] %}
            {%- else %}
                {%- set system, rest = '', messages %}
            {%- endif %}
            {%- for message in rest %}
                {%- if (message.role == 'user') != (loop.index0 % 2 == 0) %}
                    {{- raise_exception('Turns must alternate, but there is ' ~ message.content) }}
                {%- endif %}
                {%- if message.role == 'user' %}
                    {{- '[INST] ' ~ (system ~ '\n\n' if system and loop.first) ~ message.content ~ ' [/INST]' }}
                {%- else %}
                    {{- ' ' ~ message.content ~ eos_token }}
                {%- endif %}
            {%- endfor %}

            """#
        ),
        (
            "tools",
            #"""
            {%- macro signature(tool) -%}
                {{ tool.name }}(
                {%- for name, schema in (tool.parameters.properties | default({})).items() -%}
                    {{ name }}: {{ schema.type if schema.type is string else schema.type | join(' or ') }}
                    {%- if name not in tool.parameters.required | default([]) %}?{% endif -%}
                    {{- ', ' if not loop.last }}
                {%- endfor -%}
                )
            {%- endmacro -%}
            {%- set state = namespace(calls=0) -%}
            {%- if tools %}
            <|system|>
            # Tools
            {% for tool in tools | map(attribute='function') %}
            {{ loop.index }}. {{ signature(tool) }} {#- numbered -#}
            {{ ' -- ' ~ tool.description if tool.description is defined }}
            {% endfor %}
            {{ tools | tojson(indent=2) }}
            {% endif %}
            {% for message in messages %}
            {% if message.tool_calls is defined and message.tool_calls %}
            <|assistant|>
            {% for call in message.tool_calls %}
            {% set state.calls = state.calls + 1 %}
            <tool_call id="{{ state.calls }}">{{ {'name': call.function.name, 'arguments': call.function.arguments} | tojson }}</tool_call>
            {% endfor %}
            {% elif message.content is string %}
            <|{{ message.role }}|>
            {{ message.content }}
            {% else %}
            <|{{ message.role }}|>
            {% for part in message.content if part.type == 'text' %}
            {{ part.text }}{{ '' if loop.last else '|' }}
            {% endfor %}
            {% endif %}
            {% endfor %}
            Today is {{ strftime_now('%d %B %Y') }}.

            """#
        ),
        (
            "thinking",
            #"""
            {%- set thinks = enable_thinking is not defined or enable_thinking %}
            {%- for message in messages %}
            {%- if message.role == 'assistant' and '</think>' in message.content %}
            {%- set answer = message.content.split('</think>')[-1].lstrip('\n') %}
            {%- set reasoning = message.content.split('</think>')[0].split('<think>')[-1].strip() %}
            {%- else %}
            {%- set answer, reasoning = message.content, none %}
            {%- endif %}
            <|{{ message.role }}|>
            {%- if reasoning and loop.last %}<think>{{ reasoning }}</think>{% endif %}
            {{ answer }}<|end|>
            {%- endfor %}
            {%- generation %}
            {{- '\n<|assistant|>' }}{{ '' if thinks else '<think></think>' }}
            {%- endgeneration %}

            """#
        ),
    ]

    /// The conversations, as JSON: name, messages, tools and variables.
    static let conversations = #"""
        ["plain", [{"role": "user", "content": "  Grüezi <|im_end|> "}], null, {}]
        ["system", [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "One"}, {"role": "assistant", "content": "<think>\nhm\n</think>\n\nTwo"}, {"role": "user", "content": "Three"}], null, {"enable_thinking": false}]
        ["order", [{"role": "assistant", "content": "Secret"}], null, {}]
        ["calls", [{"role": "user", "content": [{"type": "text", "text": "a"}, {"type": "image"}, {"type": "text", "text": "b"}]}, {"role": "assistant", "content": "", "tool_calls": [{"type": "function", "function": {"name": "weather", "arguments": {"place": "Zürich", "days": 2}}}]}, {"role": "tool", "content": "{\"t\": 21.50}"}], [{"type": "function", "function": {"name": "weather", "description": "Tells <the> weather", "parameters": {"type": "object", "properties": {"place": {"type": "string"}, "days": {"type": ["integer", "null"]}}, "required": ["place"]}}}, {"type": "function", "function": {"name": "ping", "parameters": {}}}], {}]
        """#

    /// The renders, as JSON: template, conversation and text.
    static let renders = #"""
        ["turnMarks", "plain", "<|im_start|>system\nYou answer briefly.<|im_end|>\n<|im_start|>user\nGrüezi <|im_end|><|im_end|>\n<|im_start|>assistant\n"]
        ["turnMarks", "system", "<|im_start|>system\nBe brief.<|im_end|>\n<|im_start|>user\nOne<|im_end|>\n<|im_start|>assistant\n<think>\nhm\n</think>\n\nTwo<|im_end|>\n<|im_start|>user\nThree<|im_end|>\n<|im_start|>assistant\n"]
        ["turnMarks", "order", "<|im_start|>system\nYou answer briefly.<|im_end|>\n<|im_start|>assistant\nSecret<|im_end|>\n<|im_start|>assistant\n"]
        ["turnMarks", "calls", "<|im_start|>system\nYou answer briefly.<|im_end|>\n<|im_start|>user\n[{'type': 'text', 'text': 'a'}, {'type': 'image'}, {'type': 'text', 'text': 'b'}]<|im_end|>\n<|im_start|>assistant\n<|im_end|>\n<|im_start|>tool\n{\"t\": 21.50}<|im_end|>\n<|im_start|>assistant\n"]
        ["alternating", "plain", "<s>[INST]   Grüezi <|im_end|>  [/INST]"]
        ["alternating", "system", "<s>[INST] Be brief.\n\nOne [/INST] <think>\nhm\n</think>\n\nTwo</s>[INST] Three [/INST]"]
        ["alternating", "order", null]
        ["alternating", "calls", null]
        ["tools", "plain", "<|user|>\n  Grüezi <|im_end|> \nToday is 26 July 2026."]
        ["tools", "system", "<|system|>\nBe brief.\n<|user|>\nOne\n<|assistant|>\n<think>\nhm\n</think>\n\nTwo\n<|user|>\nThree\nToday is 26 July 2026."]
        ["tools", "order", "<|assistant|>\nSecret\nToday is 26 July 2026."]
        ["tools", "calls", "<|system|>\n# Tools\n1. weather(place: string, days: integer or null?) -- Tells <the> weather\n2. ping()\n[\n  {\n    \"type\": \"function\",\n    \"function\": {\n      \"name\": \"weather\",\n      \"description\": \"Tells <the> weather\",\n      \"parameters\": {\n        \"type\": \"object\",\n        \"properties\": {\n          \"place\": {\n            \"type\": \"string\"\n          },\n          \"days\": {\n            \"type\": [\n              \"integer\",\n              \"null\"\n            ]\n          }\n        },\n        \"required\": [\n          \"place\"\n        ]\n      }\n    }\n  },\n  {\n    \"type\": \"function\",\n    \"function\": {\n      \"name\": \"ping\",\n      \"parameters\": {}\n    }\n  }\n]\n<|user|>\na|\nb\n<|assistant|>\n<tool_call id=\"1\">{\"name\": \"weather\", \"arguments\": {\"place\": \"Zürich\", \"days\": 2}}</tool_call>\n<|tool|>\n{\"t\": 21.50}\nToday is 26 July 2026."]
        ["thinking", "plain", "<|user|>  Grüezi <|im_end|> <|end|>\n<|assistant|>"]
        ["thinking", "system", "<|system|>Be brief.<|end|><|user|>One<|end|><|assistant|>Two<|end|><|user|>Three<|end|>\n<|assistant|><think></think>"]
        ["thinking", "order", "<|assistant|>Secret<|end|>\n<|assistant|>"]
        ["thinking", "calls", "<|user|>[{'type': 'text', 'text': 'a'}, {'type': 'image'}, {'type': 'text', 'text': 'b'}]<|end|><|assistant|><|end|><|tool|>{\"t\": 21.50}<|end|>\n<|assistant|>"]
        """#
}
