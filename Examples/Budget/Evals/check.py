#!/usr/bin/env python3
"""Checks questions.jsonl against the sample ledger's names, and counts its questions.

usage: Evals/check.py [--list test|tune]

A question belongs to the test half if the first byte of the SHA-256 of its id is even; look at the
other half only while you work on the app. README.md describes the lines.
"""

import argparse
import calendar
import hashlib
import json
import re
import sys
from collections import Counter
from datetime import date
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
SAMPLE = PACKAGE / "Sources/Budget/Sample"
INTENTS = """total byCategory byMerchant compare average largest count trend remaining recurring
firstTime lastTime income savingsRate search explain""".split()
CATEGORIES = set(
    """Groceries;Restaurants;Coffee;Transport;Fuel;Travel;Housing;Utilities;Phone and internet;Insurance
Health;Clothing;Electronics;Home;Children;Pets;Sport;Entertainment;Subscriptions;Gifts;Education;Fees
Taxes;Cash;Salary;Other income;Transfers;Other""".replace("\n", ";").split(";")
)
ACCOUNTS = {"Girokonto", "Kreditkarte", "Sterling account", "Conto Italia"}
LEDGER = (date(2023, 12, 1), date(2026, 11, 15))
MEMBERS = {
    "intent", "period", "otherPeriod", "merchant", "category", "account", "limit", "minimum",
    "maximum", "words", "none",
}


def is_test(id):
    return hashlib.sha256(id.encode()).digest()[0] % 2 == 0


def merchants():
    """The names of the lists in the package's source."""
    names = set()
    for file in SAMPLE.glob("SampleMerchants+*.swift"):
        for block in re.findall(r'"""\n(.*?)"""', file.read_text(encoding="utf-8"), re.S):
            for line in block.splitlines():
                if not line.strip().startswith("#"):
                    names |= {item.split("=")[0].strip() for item in line.split(";")}
    return names - {""}


def period_problems(key, value):
    try:
        first, last = (date.fromisoformat(text) for text in value)
    except (TypeError, ValueError):
        yield f"{key} is {value!r}"
        return
    if first > last:
        yield f"{key} ends before it begins"
    if first < LEDGER[0]:
        yield f"{key} begins before the ledger"


def problems(line, names):
    unknown = set(line) - {"id", "language", "today", "question", "previous", "expected"}
    expected = line.get("expected", {})
    unknown |= set(expected) - MEMBERS
    if unknown:
        yield f"unknown keys {sorted(unknown)}"
    if line["language"] not in ("en", "it", "de"):
        yield f"language {line['language']}"
    today = date.fromisoformat(line["today"])
    if not date(2026, 1, 5) <= today <= LEDGER[1]:
        yield f"today is {today}"
    for text in [line["question"], *line.get("previous", [])]:
        if not text.strip() or text != text.strip():
            yield f"a question is {text!r}"
    if "none" in expected:
        if expected != {"none": True}:
            yield "none stands beside other members"
        return
    if expected.get("intent") not in INTENTS:
        yield f"intent {expected.get('intent')}"
    for key in ("period", "otherPeriod"):
        if key in expected:
            yield from period_problems(key, expected[key])
    if (expected["intent"] == "compare") != ("otherPeriod" in expected):
        if expected["intent"] != "explain":
            yield "compare goes with otherPeriod"
    if (expected["intent"] == "search") != ("words" in expected):
        if expected["intent"] != "explain":
            yield "search goes with words"
    if expected["intent"] == "remaining":
        first, last = (date.fromisoformat(text) for text in expected["period"])
        if first.day != 1 or last.day != calendar.monthrange(last.year, last.month)[1]:
            yield "a budget is of one month"
        if (first.year, first.month) != (last.year, last.month):
            yield "a budget is of one month"
    if expected["intent"] == "explain" and "previous" not in line:
        yield "explain goes with a previous question"
    if "merchant" in expected and expected["merchant"] not in names:
        yield f"no merchant {expected['merchant']}"
    if "category" in expected and expected["category"] not in CATEGORIES:
        yield f"no category {expected['category']}"
    if "account" in expected and expected["account"] not in ACCOUNTS:
        yield f"no account {expected['account']}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--list", choices=("test", "tune"), help="print the half's lines")
    options = parser.parse_args()
    text = (PACKAGE / "Evals/questions.jsonl").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    if options.list:
        for line in lines:
            if is_test(line["id"]) == (options.list == "test"):
                print(json.dumps(line, ensure_ascii=False))
        return
    names = merchants()
    failures = [f"{line['id']}: {problem}" for line in lines for problem in problems(line, names)]
    ids = Counter(line["id"] for line in lines)
    failures += [f"{id} stands {count} times" for id, count in ids.items() if count > 1]
    asked = Counter((line["question"], line["today"], str(line.get("previous"))) for line in lines)
    failures += [f"{key[0]} is asked twice" for key, count in asked.items() if count > 1]
    intents = Counter(line["expected"].get("intent", "none") for line in lines)
    failures += [f"only {intents[name]} of {name}" for name in INTENTS if intents[name] < 8]
    for failure in failures:
        print(failure, file=sys.stderr)
    follow_ups = sum("previous" in line for line in lines)
    test = sum(is_test(line["id"]) for line in lines)
    languages = Counter(line["language"] for line in lines)
    print(f"{len(lines)} questions, {test} in the test half, {follow_ups} follow-ups")
    print(", ".join(f"{count} {name}" for name, count in languages.most_common()))
    print(", ".join(f"{count} {name}" for name, count in intents.most_common()))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
