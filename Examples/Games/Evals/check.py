#!/usr/bin/env python3
"""Checks games.jsonl against the bundled results and rules, and counts its questions.

usage: Evals/check.py [--resources FOLDER] [--list test|development]

A question belongs to the test half if the first byte of the SHA-256 of its id is even; look at the
other half only while you work on the app. Each line:

  id, question
  previous            the question asked before, of which this is a follow-up
  topic               rule, result, quiz, smallTalk or other
  expected.events     ids of the events the answer rests on, all of them and no others
  expected.answer     names and countries that the answer has to state, and a count if it asks for one
  expected.ambiguous  the question fits each of the events: to ask back which is right, and so is to
                      answer for all of them; to answer for some is wrong
  expected.none       nothing in the data fits: the answer has to say so and state no result or rule
  expected.rules      ids of the rules that answer it, one of which is enough
"""

import argparse
import hashlib
import json
import re
import sys
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOPICS = ("rule", "result", "quiz", "smallTalk", "other")
MEDALS = ("gold", "silver", "bronze")


def is_test(id):
    return hashlib.sha256(id.encode()).digest()[0] % 2 == 0


def resources():
    for package in (HERE.parent, HERE.parent / "Examples/Games"):
        folder = package / "Sources/Games/Resources"
        if folder.is_dir():
            return folder
    sys.exit("error: no resources; name their folder with --resources")


def rows(event):
    return [place for medal in MEDALS for place in event[medal]] + event.get("others", [])


def problems(line, events, rules):
    unknown = set(line) - {"id", "question", "previous", "topic", "expected"}
    expected = line.get("expected", {})
    unknown |= set(expected) - {"events", "answer", "ambiguous", "none", "rules"}
    if unknown:
        yield f"unknown keys {sorted(unknown)}"
    for key in ("question", "previous"):
        text = line.get(key, "x")
        if not isinstance(text, str) or not text.strip() or text != text.strip():
            yield f"{key} is {text!r}"
    if line["topic"] not in TOPICS:
        yield f"topic {line['topic']}"
    ids, answer = expected.get("events"), expected.get("answer")
    if not isinstance(ids, list) or len(set(ids)) != len(ids):
        yield f"events {ids}"
        return
    missing = [id for id in ids if id not in events]
    if missing:
        yield f"no events {missing}"
        return
    named = expected.get("rules", [])
    yield from (f"no rule {id}" for id in named if id not in rules)
    none, ambiguous = expected.get("none", False), expected.get("ambiguous", False)
    if none and (ids or answer or named or ambiguous):
        yield "none, and yet something is expected"
    if ambiguous and (len(ids) < 2 or answer):
        yield "ambiguous takes two events or more and no answer"
    if line["topic"] == "result" and not ids and not none:
        yield "a result without events"
    if line["topic"] == "rule" and bool(named) == bool(none):
        yield "a rule takes rules or none"
    if line["topic"] != "result" and ids or line["topic"] != "rule" and named:
        yield f"events or rules with the topic {line['topic']}"
    if line["topic"] == "result" and ids and not ambiguous and not answer:
        yield "no answer"
    if answer:
        if set(answer) - {"names", "countries", "count"}:
            yield f"answer has {sorted(answer)}"
        places = [place for id in ids for place in rows(events[id])]
        names = {name for place in places for name in place.get("names", []) + place.get("members", [])}
        countries = {place["country"] for place in places}
        yield from (f"{n} is not in the events" for n in answer.get("names", []) if n not in names)
        yield from (f"{c} is not in the events" for c in answer.get("countries", []) if c not in countries)
        for id in ids:
            stated = [
                place for place in rows(events[id])
                if place["country"] in answer.get("countries", [])
                or set(place.get("names", [])) & set(answer.get("names", []))
            ]
            if not stated:
                yield f"{id} has nothing to do with the answer"
        if "count" in answer and answer["count"] < len(ids):
            yield f"count {answer['count']} of {len(ids)} events"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--resources", type=Path)
    parser.add_argument("--list", choices=("test", "development"))
    options = parser.parse_args()
    folder = options.resources or resources()
    data = json.loads((folder / "paris-2024.json").read_text(encoding="utf-8"))
    events = {event["id"]: event for event in data["events"]}
    rules = {rule["id"] for rule in json.loads((folder / "rules.json").read_text(encoding="utf-8"))["rules"]}
    lines = [
        json.loads(line)
        for line in (HERE / "games.jsonl").read_text(encoding="utf-8").splitlines()
        if line
    ]
    if options.list:
        for line in lines:
            if is_test(line["id"]) == (options.list == "test"):
                print(json.dumps(line, ensure_ascii=False))
        return 0

    found = [f"{line['id']}: {problem}" for line in lines for problem in problems(line, events, rules)]
    found += [f"{id}: {n} lines" for id, n in Counter(line["id"] for line in lines).items() if n > 1]
    asked = Counter(
        (re.sub(r"\W+", " ", line.get("previous", "").lower()), re.sub(r"\W+", " ", line["question"].lower()))
        for line in lines
    )
    found += [f"asked {n} times: {question[1]}" for question, n in asked.items() if n > 1]
    test = [line for line in lines if is_test(line["id"])]
    if len(lines) < 200 or len(test) < 100 or len(lines) - len(test) < 90:
        found.append(f"{len(lines)} questions, {len(test)} of them tests")

    print("\n".join(found + [""]) if found else "", end="")
    print(f"{len(lines)} questions, {len(test)} in the test half; {len(found)} problems")
    kinds = {
        **{topic: lambda line, topic=topic: line["topic"] == topic for topic in TOPICS},
        "several events": lambda line: len(line["expected"]["events"]) > 1,
        "ambiguous": lambda line: line["expected"].get("ambiguous"),
        "none": lambda line: line["expected"].get("none"),
        "follow-ups": lambda line: "previous" in line,
    }
    for name, fits in kinds.items():
        print(f"  {name:15}{sum(map(bool, map(fits, lines))):4}{sum(map(bool, map(fits, test))):4}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
