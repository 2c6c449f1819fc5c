"""Asks a server for documents of MaskBench's schemas.

Each is answered with a document that the schema allows, or refused by name.

usage: schemas.py ADDRESS [COUNT]
"""

import json
import os
import pathlib
import sys
import urllib.error
import urllib.request

import jsonschema

SHARED = pathlib.Path(os.environ.get("APUS_REFERENCE_DATA", "../shared"))
LEAST_SHARE = 0.86


def ask(address, schema):
    body = {
        "messages": [{"role": "user", "content": "Write an example."}],
        "max_tokens": 400,
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
    for file in files:
        schema = json.loads(file.read_text())["schema"]
        status, answer = ask(address, schema)
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
    for code, cases in sorted(refused.items()):
        print(f"  {len(cases)} refused: {code}; such as {cases[0][1][:150]}")
    for case in wrong:
        print("  wrong:", *case)
    if wrong or share < LEAST_SHARE:
        sys.exit(1)


main()
