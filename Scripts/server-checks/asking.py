"""What the checks with clients ask for, and how they tell what came of it."""

import sys

from pydantic import BaseModel


class Person(BaseModel):
    name: str
    age: int


class Weather(BaseModel):
    """Look up the weather of a city"""

    city: str


def ask(text):
    return [{"role": "user", "content": text}]


def check(name, condition):
    if not condition:
        sys.exit(f"error: {name}")
    print(f"ok: {name}")
