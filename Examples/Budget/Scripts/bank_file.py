"""A bank file of any length, the same for a seed: a German current account with balances."""

import datetime
import random

SHOPS = [
    "REWE", "EDEKA", "ALDI SUED", "LIDL", "SHELL", "ARAL", "NETFLIX.COM", "DB VERTRIEB GMBH",
    "IKEA", "H&M", "BAECKEREI HUBER", "GASTHAUS ADLER", "STADTWERKE BONN", "FINANZAMT KOELN",
    "ZAHNARZT DR WEISS", "AMZN MKTP DE",
] + [f"LADEN {chr(65 + i % 26)}{chr(65 + i // 26)} HANDEL" for i in range(400)]


def decimal(cents):
    whole = f"{abs(cents) // 100:,}".replace(",", ".")
    return f"{'-' if cents < 0 else ''}{whole},{abs(cents) % 100:02}"


def lines(count, seed=1):
    """The lines of a file with so many transactions, eleven a day."""
    rng = random.Random(seed)
    yield "Buchungstag;Valuta;Auftraggeber/Empfänger;Verwendungszweck;Betrag;Währung;Saldo"
    balance = 1_000_000
    day = datetime.date(2000, 1, 1)
    for index in range(count):
        if index % 11 == 0:
            day += datetime.timedelta(days=1)
        spends = rng.random() < 0.9
        cents = -rng.randint(100, 20_000) if spends else rng.randint(100, 400_000)
        balance += cents
        shop = f'"{rng.choice(SHOPS)} SAGT DANKE {rng.randint(1000, 9999)}//KOELN/DE"'
        purpose = f'"{day}T{rng.randint(8, 20)}:{rng.randint(10, 59)} Debitk.1 Karte {index}"'
        yield f"{day:%d.%m.%Y};{day:%d.%m.%Y};{shop};{purpose};{decimal(cents)};EUR;{decimal(balance)}"


def write(path, count, seed=1):
    """Writes a file with so many transactions."""
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        for line in lines(count, seed):
            file.write(line + "\n")
