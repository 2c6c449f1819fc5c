"""Asks a server with OpenAI's Python client and with Instructor, unchanged.

usage: clients.py ADDRESS [chat | short]

  chat   only what asks for chat completions
  short  a few requests
"""

import sys

import instructor
import openai
from openai import OpenAI

from asking import Person, Weather, ask, check

MODEL = "smollm2-135m"


def chat(client):
    create = client.chat.completions.create
    answers = create(model=MODEL, messages=ask("Hi"), max_tokens=8, temperature=0, n=2)
    texts = [choice.message.content for choice in answers.choices]
    check("answers of the number asked for", len(texts) == 2 and texts[0] == texts[1])
    check("a limit is a finish reason", answers.choices[0].finish_reason == "length")
    chunks = list(
        create(
            model=MODEL, messages=ask("Hi"), max_tokens=8, temperature=0, stream=True,
            stream_options={"include_usage": True}))
    text = "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices)
    check("a stream has the same text", text == texts[0])
    check("a stream ends with the usage", chunks[-1].usage.completion_tokens == 8)
    seeded = [
        create(model=MODEL, messages=ask("Tell a joke"), max_tokens=20, temperature=1, seed=7)
        for _ in range(2)]
    check("a seed repeats", len({s.choices[0].message.content for s in seeded}) == 1)
    stopped = create(model=MODEL, messages=ask("Hi"), temperature=0, stop=[" How"])
    check("a text to stop at is not in the answer",
          stopped.choices[0].message.content == texts[0].split(" How")[0]
          and stopped.choices[0].finish_reason == "stop")
    logs = create(
        model=MODEL, messages=ask("Hi"), max_tokens=3, temperature=0, logprobs=True,
        top_logprobs=2).choices[0].logprobs.content
    check("each token has its probability",
          len(logs) == 3 and all(log.top_logprobs[0].token == log.token for log in logs))
    stream = create(
        model=MODEL, messages=ask("Hi"), max_tokens=3, temperature=0, logprobs=True,
        top_logprobs=2, stream=True)
    parts = [c.choices[0].logprobs.content for c in stream if c.choices[0].logprobs]
    check("a stream has the probabilities with their tokens",
          len(parts) > 1 and [log for part in parts for log in part] == logs)


def schemas(client):
    for text in ["Anna is 34 years old.", "José, 51, lives in Rome."]:
        parsed = client.beta.chat.completions.parse(
            model=MODEL, messages=ask(text), response_format=Person)
        check("a Pydantic model is parsed", isinstance(parsed.choices[0].message.parsed, Person))
    with client.beta.chat.completions.stream(
            model=MODEL, messages=ask("Anna is 34."), response_format=Person) as stream:
        for _ in stream:
            pass
        check("a streamed Pydantic model is parsed",
              stream.get_final_completion().choices[0].message.parsed.name)
    anything = client.chat.completions.create(
        model=MODEL, messages=ask("A person as JSON"), max_tokens=60,
        response_format={"type": "json_object"})
    check("any object is an object", anything.choices[0].message.content.startswith("{"))


def tools(client):
    create = client.chat.completions.create
    question = ask("What is the weather in Paris?")
    tool = openai.pydantic_function_tool(Weather)
    answer = client.beta.chat.completions.parse(
        model=MODEL, messages=question, tools=[tool], tool_choice="required", temperature=0,
        parallel_tool_calls=False)
    message = answer.choices[0].message
    check("a call is parsed", message.tool_calls[0].function.parsed_arguments.city)
    check("a call is a finish reason", answer.choices[0].finish_reason == "tool_calls")
    check("there is one call", len(message.tool_calls) == 1)
    call = message.tool_calls[0]
    said = {
        "role": "assistant", "content": None,
        "tool_calls": [{
            "id": call.id, "type": "function",
            "function": {"name": "Weather", "arguments": call.function.arguments}}]}
    output = {"role": "tool", "tool_call_id": call.id, "content": "sunny, 20 degrees"}
    after = create(
        model=MODEL, messages=question + [said, output], tools=[tool], tool_choice="none",
        max_tokens=40, temperature=0)
    check("the output is answered in text", after.choices[0].message.content)
    stream = create(
        model=MODEL, messages=question, tools=[tool], stream=True, temperature=0,
        tool_choice={"type": "function", "function": {"name": "Weather"}})
    arguments = "".join(
        call.function.arguments or ""
        for chunk in stream for call in chunk.choices[0].delta.tool_calls or [])
    check("a streamed call is whole", Weather.model_validate_json(arguments))


def responses(client):
    whole = client.responses.create(
        model=MODEL, input="Hi", max_output_tokens=8, temperature=0)
    check("a response that a limit cut is incomplete", whole.status == "incomplete")
    events = list(
        client.responses.create(
            model=MODEL, input="Hi", max_output_tokens=8, temperature=0, stream=True))
    text = "".join(e.delta for e in events if e.type == "response.output_text.delta")
    check("a streamed response has the same text", text == whole.output_text)
    parsed = client.responses.parse(model=MODEL, input="Anna is 34.", text_format=Person)
    check("a response is parsed", isinstance(parsed.output_parsed, Person))
    with client.responses.stream(model=MODEL, input="Anna is 34.", text_format=Person) as stream:
        for _ in stream:
            pass
        check("a streamed response is parsed", stream.get_final_response().output_parsed.name)
    tool = {
        "type": "function", "name": "weather", "parameters": Weather.model_json_schema()}
    called = client.responses.create(
        model=MODEL, input="Weather in Paris?", temperature=0, tool_choice="required",
        tools=[tool])
    call = called.output[0]
    check("a response calls", call.type == "function_call" and call.name == "weather")
    after = client.responses.create(
        model=MODEL, temperature=0, max_output_tokens=20, tools=[tool],
        input=ask("Weather in Paris?") + [
            call.model_dump(exclude_none=True),
            {"type": "function_call_output", "call_id": call.call_id, "output": "sunny"}])
    check("a response goes on after an output", after.output_text)


def others(client):
    text = client.completions.create(
        model=MODEL, prompt="Once upon a time", max_tokens=8, temperature=0)
    check("a text is continued", text.choices[0].text)
    logs = client.completions.create(
        model=MODEL, prompt="Once upon a time", max_tokens=8, temperature=0,
        logprobs=2).choices[0].logprobs
    check("a continuation has its probabilities",
          "".join(logs.tokens) == text.choices[0].text and len(logs.token_logprobs) == 8
          and all(top[token] == value for top, token, value in zip(
              logs.top_logprobs, logs.tokens, logs.token_logprobs))
          and logs.text_offset[1] == len(logs.tokens[0]))
    check("the model is listed", MODEL in [model.id for model in client.models.list()])


def instructors(address):
    for mode in [instructor.Mode.TOOLS, instructor.Mode.JSON_SCHEMA]:
        client = instructor.from_openai(
            OpenAI(base_url=f"{address}/v1", api_key="none"), mode=mode)
        person = client.chat.completions.create(
            model=MODEL, response_model=Person, messages=ask("Anna is 34 years old."),
            temperature=0)
        check(f"Instructor gets its type with {mode}", isinstance(person, Person))


def refusals(client):
    for members, status, parameter in [
            ({"frequency_penalty": 1}, 400, "frequency_penalty"),
            ({"model": "gpt-4"}, 404, "model"),
            ({"reasoning_effort": "low"}, 400, "reasoning_effort"),
            ({"extra_body": {"no_such_thing": 1}}, 400, "no_such_thing")]:
        try:
            client.chat.completions.create(
                **{"model": MODEL, "messages": ask("Hi"), **members})
            check(f"`{parameter}` is refused", False)
        except openai.APIStatusError as error:
            check(f"`{parameter}` is refused",
                  error.status_code == status and error.body["param"] == parameter)


def main():
    address = sys.argv[1]
    client = OpenAI(base_url=f"{address}/v1", api_key="none", max_retries=0)
    parts = [chat, schemas, tools, responses, others, refusals]
    if sys.argv[2:] == ["chat"]:
        parts = [chat, schemas, tools, refusals]
    if sys.argv[2:] == ["short"]:
        parts = [schemas, others, refusals]
    for part in parts:
        part(client)
    instructors(address)


main()
