"""Looks at a report in a headless Chromium, and adds up its numbers from the ledger anew.

usage: report_page.py BROWSER FOLDER MONTH

The folder has `report.html` and `ledger.sqlite`.
"""

import html.parser
import os
import pathlib
import re
import sqlite3
import subprocess
import sys


def check(name, condition):
    if not condition:
        sys.exit(f"error: {name}")
    print(f"ok: {name}")


def render(browser, folder, page, *options):
    """What the browser prints, and what it complains of."""
    run = subprocess.run(
        [browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
         "--hide-scrollbars", "--enable-logging=stderr", "--v=0",
         f"--user-data-dir={folder}/profile", "--window-size=900,1400", *options,
         page.as_uri()],
        capture_output=True, text=True, timeout=120)
    check("the browser shows the page", run.returncode == 0)
    return run.stdout, [line for line in run.stderr.splitlines() if "CONSOLE" in line]


class Page(html.parser.HTMLParser):
    """The amounts of the page: those of tables by table and row, and those with a key."""

    def __init__(self, text):
        super().__init__()
        self.amounts, self.tags, self.ids = {}, [], []
        self.currency = self.table = self.row = self.minor = self.key = self.cell = None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.tags.append((tag, attributes))
        if "id" in attributes:
            self.ids.append(attributes["id"])
        self.currency = attributes.get("data-currency", self.currency)
        if tag == "table":
            self.table = attributes["id"]
        if tag in ("th", "td", "dd"):
            self.cell, self.text = tag, ""
            self.key, self.minor = attributes.get("data-key"), attributes.get("data-minor")

    def handle_data(self, data):
        if self.cell:
            self.text += data

    def handle_endtag(self, tag):
        if tag != self.cell:
            return
        if tag == "th":
            self.row = self.text
        elif self.minor is not None:
            # The text and the number say the same.
            digits = re.sub(r"[^0-9]", "", self.text)
            check_quietly(int(digits) == abs(int(self.minor)), self.text)
            check_quietly((int(self.minor) < 0) == bool(re.search("[-−]", self.text)), self.text)
            where = (self.currency, self.key) if self.key else (self.table, self.row)
            self.amounts[where] = int(self.minor)
        self.cell = None


def check_quietly(condition, what):
    if not condition:
        sys.exit(f"error: a number of the page is wrong: {what}")


def expected(ledger, month):
    """The same amounts from the rows of the ledger, added up here."""
    rows = ledger.execute(
        "SELECT entry.day, entry.minor, entry.currency, category.name, category.kind, merchant.name"
        " FROM entry JOIN category ON category.id = category_id"
        " LEFT JOIN merchant ON merchant.id = merchant_id").fetchall()
    names = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
    year, number = map(int, month.split("-"))
    months = []
    for back in range(11, -1, -1):
        index = year * 12 + number - 1 - back
        months.append((f"{index // 12}-{index % 12 + 1:02}",
                       f"{names[index % 12]} {index // 12 % 100:02}"))
    amounts = {}
    for currency in {row[2] for row in rows if row[0][:7] <= month}:
        code, mine = currency.lower(), [row for row in rows if row[2] == currency]
        spent = [row for row in mine if row[4] == "spending"]
        inside = [row for row in spent if row[0].startswith(month)]
        amounts[currency, "spending"] = -sum(row[1] for row in inside)
        amounts[currency, "income"] = sum(
            row[1] for row in mine if row[4] == "income" and row[0].startswith(month))
        for column, table in [(3, "category"), (5, "merchant")]:
            sums = {}
            for row in inside:
                if row[column] is not None:
                    sums[row[column]] = sums.get(row[column], 0) - row[1]
            kept = sorted(sums.items(), key=lambda item: (-item[1], item[0]))
            for name, amount in kept[:10] if table == "merchant" else kept:
                amounts[f"{code}-{table}", name] = amount
        for key, label in months:
            amounts[f"{code}-month", label] = -sum(
                row[1] for row in spent if row[0].startswith(key))
            amounts[f"{code}-balance", label] = sum(row[1] for row in mine if row[0][:7] <= key)
        amounts[currency, "balance"] = amounts[f"{code}-balance", months[-1][1]]
    return amounts


def main():
    browser, folder, month = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
    file = folder / "report.html"
    source, complaints = render(browser, folder, file, "--dump-dom")
    check("the browser does not complain", not complaints or print(complaints))
    page = Page(source)
    tags = [tag for tag, _ in page.tags]
    check("there is no script and nothing from elsewhere", "script" not in tags and not [
        1 for _, attributes in page.tags if {"src", "href"} & set(attributes)])
    figures = tags.count("svg")
    check(f"there are charts ({figures}), each named, with a table", figures >= 3 and all(
        set(attributes["aria-labelledby"].split()) <= set(page.ids)
        and attributes["aria-labelledby"].split()[0].removesuffix("-title") in page.ids
        for tag, attributes in page.tags if tag == "svg"))
    ledger = sqlite3.connect(folder / "ledger.sqlite")
    wanted = expected(ledger, month)
    found = {where: amount for where, amount in page.amounts.items() if where[0] != "budgets"}
    wrong = {where for where in wanted.keys() | found.keys()
             if wanted.get(where) != found.get(where)}
    check(f"all {len(found)} amounts are the ledger's", len(found) > 50 and not wrong or print(
        [(where, wanted.get(where), found.get(where)) for where in sorted(wrong, key=str)][:8]))

    light, dark = folder / "light.png", folder / "dark.png"
    render(browser, folder, file, f"--screenshot={light}")
    render(browser, folder, file, f"--screenshot={dark}", "--force-dark-mode",
           "--blink-settings=preferredColorScheme=0")
    check("there is a dark form", light.read_bytes() != dark.read_bytes())
    paper = folder / "report.pdf"
    render(browser, folder, file, f"--print-to-pdf={paper}")
    check("it can be printed", paper.read_bytes().startswith(b"%PDF"))
    if picture := os.environ.get("BUDGET_SCREENSHOT"):
        pathlib.Path(picture).write_bytes(light.read_bytes())


main()
