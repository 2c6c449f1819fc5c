extension SentenceTable {
    static let polish = SentenceTable(
        result: "Wynik: {result}.", conversion: "{amount} {unit} to {result} {other}.",
        time: "{place}: godzina {time}, {weekday}.", timeHere: "Jest godzina {time}, {weekday}.",
        date: "To {weekday}, {date}.", weekday: "Dzień tygodnia, {date}: {weekday}.",
        difference: "Od {from} do {to}: {count}.", age: "Wiek: {count}.",
        weatherNow: "teraz {temperature} °C, {condition}, wiatr {wind} km/h",
        range: "od {lowest} do {highest} °C", precipitation: "szansa opadów {share}%",
        nothingFound: "Nic nie znaleziono.",
        conditions: [
            "bezchmurnie", "małe zachmurzenie", "pochmurno", "mgła", "mżawka", "deszcz",
            "marznący deszcz", "śnieg", "burze",
        ],
        days: ["dzień", "dni", "dni"], weeks: ["tydzień", "tygodnie", "tygodni"],
        months: ["miesiąc", "miesiące", "miesięcy"], years: ["rok", "lata", "lat"])
}
