"""Validates what `maskbench --monkey` writes: usage: validate_monkey.py FOLDER < LINES

Each document must parse, meet its schema and keep its budget, or say why it was not written.
Addresses are checked as jsonschema does, which is exact; other formats are annotations
here. Patterns are ECMA-262 (regress), as the
patterns of JSON Schema are, not Python's. Numbers are compared as decimal fractions.
"""

import collections
import decimal
import json
import pathlib
import sys

import jsonschema
import jsonschema._keywords
import jsonschema._utils
import regress


class Patterns:
    """Stands in for Python's `re` inside jsonschema."""

    error = regress.RegressError
    compiled = {}

    @classmethod
    def search(cls, pattern, text):
        if pattern not in cls.compiled:
            cls.compiled[pattern] = cls.compile(pattern)
        return cls.compiled[pattern].find(text)

    @staticmethod
    def compile(pattern):
        try:
            return regress.Regex(pattern, "u")
        except regress.RegressError:
            # Escapes that the `u` flag forbids, such as `\_`.
            return regress.Regex(pattern)


FORMATS = jsonschema.FormatChecker(formats=["ipv4", "ipv6"])


def read(text):
    return json.loads(text, parse_float=decimal.Decimal, object_pairs_hook=distinct)


def distinct(pairs):
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError("a key stands twice")
    return dict(pairs)


def validator(path):
    schema = json.loads(path.read_text(), parse_float=decimal.Decimal)["schema"]
    kind = jsonschema.validators.validator_for(
        schema, default=jsonschema.Draft202012Validator
    )
    return kind(schema, format_checker=FORMATS)


def problem(line, validators, folder):
    if line["ending"] == "refused":
        return None if line["shortest"] > line["budget"] else "refused within its budget"
    if len(line["tokens"]) > line["budget"]:
        return "over its budget"
    try:
        value = read(line["text"])
    except ValueError as error:
        return f"does not parse: {error}"
    if line["file"] not in validators:
        validators[line["file"]] = validator(folder / line["file"])
    error = next(validators[line["file"]].iter_errors(value), None)
    return error and f"{error.json_path}: {error.validator}: {error.message[:200]}"


def main():
    decimal.getcontext().prec = 10_000
    sys.set_int_max_str_digits(0)
    sys.setrecursionlimit(20_000)
    jsonschema._keywords.re = jsonschema._utils.re = Patterns
    folder = pathlib.Path(sys.argv[1])
    validators = {}
    endings = collections.Counter()
    failures = 0
    for text in sys.stdin:
        line = json.loads(text)
        endings[line["ending"]] += 1
        found = problem(line, validators, folder)
        if found:
            failures += 1
            print(f"{line['file']} seed {line['seed']}: {found}")
    total = sum(endings.values())
    print(f"{total} documents of {len(validators)} schemas: {dict(endings)}; failures {failures}")
    sys.exit(1 if failures or not total else 0)


main()
