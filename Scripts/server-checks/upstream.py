"""Asks a server that passes requests on to another program with Chat Completions.

Only what both have in common is asked for.

usage: upstream.py ADDRESS MODEL BEHIND

BEHIND is the address of the other program, whose own answers are compared with.
"""

import sys

import openai
from openai import OpenAI

from asking import Person, Weather, ask, check

ADDRESS, MODEL, BEHIND = sys.argv[1:]
CLIENT, DIRECT = [
    OpenAI(base_url=f"{address}/v1", api_key="none", max_retries=0, timeout=60)
    for address in [ADDRESS, BEHIND]]


def main():
    create = CLIENT.chat.completions.create
    whole = create(model=MODEL, messages=ask("Hi"), max_tokens=8, temperature=0)
    check("an answer is passed on", whole.choices[0].message.content and whole.usage.total_tokens)
    chunks = list(create(
        model=MODEL, messages=ask("Hi"), max_tokens=8, temperature=0, stream=True,
        stream_options={"include_usage": True}))
    text = "".join(c.choices[0].delta.content or "" for c in chunks if c.choices)
    check("a stream has the same text", text == whole.choices[0].message.content)
    check("a stream has its usage", chunks[-1].usage.total_tokens)
    parsed = CLIENT.beta.chat.completions.parse(
        model=MODEL, messages=ask("Anna is 34 years old."), response_format=Person, temperature=0,
        max_tokens=60)
    check("a Pydantic model is parsed", isinstance(parsed.choices[0].message.parsed, Person))
    tool = openai.pydantic_function_tool(Weather)
    question = {
        "model": MODEL, "messages": ask("What is the weather in Paris?"), "tools": [tool],
        "tool_choice": "required", "temperature": 0, "max_tokens": 60}
    calls = [
        (call.function.name, call.function.arguments)
        for call in create(**question).choices[0].message.tool_calls or []]
    # What a program makes of tools depends on the model's template.
    direct = DIRECT.chat.completions.create(**question).choices[0].message.tool_calls or []
    check(f"{len(calls)} calls are passed on",
          calls == [(call.function.name, call.function.arguments) for call in direct])
    arguments = "".join(
        call.function.arguments or ""
        for chunk in create(**question, stream=True) if chunk.choices
        for call in chunk.choices[0].delta.tool_calls or [])
    check("a stream has the same calls", arguments == "".join(text for _, text in calls))
    for members, status, parameter in [
            ({"frequency_penalty": 1}, 400, "frequency_penalty"),
            ({"model": "gpt-4"}, 404, "model")]:
        try:
            create(**{"model": MODEL, "messages": ask("Hi"), **members})
            check(f"`{parameter}` is refused", False)
        except openai.APIStatusError as error:
            check(f"`{parameter}` is refused",
                  error.status_code == status and error.body["param"] == parameter)
    try:
        create(model=MODEL, messages=ask("word " * 40_000), max_tokens=8)
        check("what does not fit is refused", False)
    except openai.APIStatusError as error:
        check("what does not fit is refused",
              400 <= error.status_code < 600 and isinstance(error.body, dict))


main()
