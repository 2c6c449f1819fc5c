"""Asks a server for documents of MaskBench's schemas.

Each is answered with a document that the schema allows, or refused by name.

usage: schemas.py ADDRESS [COUNT]
"""

import json
import os
import pathlib
import sys
import time
import urllib.error
import urllib.request

import jsonschema

SHARED = pathlib.Path(os.environ.get("APUS_REFERENCE_DATA", "../shared"))
LEAST_SHARE = 0.86


# A document that the limit ends early is whole, too, if there is room for the shortest one.
MAXIMA = [200, 4000]


def ask(address, schema):
    for maximum in MAXIMA:
        status, answer = ask_within(address, schema, maximum)
        if status == 200 or answer["error"]["code"] != "max_tokens_too_small":
            break
    return status, answer


def ask_within(address, schema, maximum):
    body = {
        "messages": [{"role": "user", "content": "Write an example."}],
        "max_tokens": maximum,
        "response_format": {
            "type": "json_schema", "json_schema": {"name": "example", "schema": schema}},
    }
    request = urllib.request.Request(
        f"{address}/v1/chat/completions", json.dumps(body).encode(),
        {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=120) as response:
            return 200, json.load(response)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def main():
    address = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 500
    files = sorted((SHARED / "data/maskbench-dev").glob("*.json"))[:count]
    answered, refused, wrong = 0, {}, []
    seconds = []
    for file in files:
        schema = json.loads(file.read_text())["schema"]
        start = time.monotonic()
        status, answer = ask(address, schema)
        seconds.append((time.monotonic() - start, file.name))
        if status == 200:
            text = answer["choices"][0]["message"]["content"]
            try:
                validator = jsonschema.validators.validator_for(
                    schema, jsonschema.Draft202012Validator)
                validator(schema).validate(json.loads(text))
                answered += 1
            except Exception as error:  # whatever is wrong with the document
                wrong.append((file.name, type(error).__name__, text[:80]))
        elif status == 400 and answer["error"]["code"] != "internal_error":
            code = answer["error"]["code"]
            refused.setdefault(code, []).append((file.name, answer["error"]["message"]))
        else:
            wrong.append((file.name, status, answer))
    share = answered / len(files)
    print(f"{len(files)} schemas: {answered} answered with a valid document ({share:.1%})")
    print(f"  {sum(s for s, _ in seconds):.0f} s in requests, the longest {max(seconds)[0]:.1f} s "
          f"({max(seconds)[1]})")
    for code, cases in sorted(refused.items()):
        print(f"  {len(cases)} refused: {code}; such as {cases[0][1][:150]}")
    for case in wrong:
        print("  wrong:", *case)
    if wrong or share < LEAST_SHARE:
        sys.exit(1)


main()
