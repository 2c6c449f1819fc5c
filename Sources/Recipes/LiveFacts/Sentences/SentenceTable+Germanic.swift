extension SentenceTable {
    static let english = SentenceTable(
        conversion: "{amount} {unit} is {result} {other}.",
        time: "It is {time} on {weekday} in {place}.", timeHere: "It is {time} on {weekday}.",
        date: "That is {weekday}, {date}.", weekday: "The weekday of {date} is {weekday}.",
        difference: "From {from} to {to} it is {count}.", age: "That is an age of {count}.",
        weatherNow: "now {temperature} °C, {condition}, wind {wind} km/h",
        range: "between {lowest} and {highest} °C", precipitation: "{share}% chance of rain",
        nothingFound: "Nothing was found.",
        conditions: [
            "clear sky", "some clouds", "overcast", "fog", "drizzle", "rain", "freezing rain",
            "snow", "thunderstorms",
        ],
        days: ["day", "days"], weeks: ["week", "weeks"], months: ["month", "months"],
        years: ["year", "years"])

    static let german = SentenceTable(
        result: "Das ergibt {result}.", conversion: "{amount} {unit} sind {result} {other}.",
        time: "In {place} ist es {time}, {weekday}.", timeHere: "Es ist {time}, {weekday}.",
        date: "Das ist {weekday}, der {date}.", weekday: "Der Wochentag des {date} ist {weekday}.",
        difference: "Vom {from} bis zum {to}: {count}.", age: "Das Alter ist {count}.",
        weatherNow: "jetzt {temperature} °C, {condition}, Wind {wind} km/h",
        range: "zwischen {lowest} und {highest} °C", precipitation: "{share} % Regenrisiko",
        nothingFound: "Es wurde nichts gefunden.",
        conditions: [
            "klarer Himmel", "leicht bewölkt", "bedeckt", "Nebel", "Nieselregen", "Regen",
            "gefrierender Regen", "Schnee", "Gewitter",
        ],
        days: ["Tag", "Tage"], weeks: ["Woche", "Wochen"], months: ["Monat", "Monate"],
        years: ["Jahr", "Jahre"])

    static let dutch = SentenceTable(
        result: "Dat is {result}.", conversion: "{amount} {unit} is {result} {other}.",
        time: "In {place} is het {time}, {weekday}.", timeHere: "Het is {time}, {weekday}.",
        date: "Dat is {weekday} {date}.", weekday: "De weekdag van {date} is {weekday}.",
        difference: "Van {from} tot {to}: {count}.", age: "De leeftijd is {count}.",
        weatherNow: "nu {temperature} °C, {condition}, wind {wind} km/u",
        range: "tussen {lowest} en {highest} °C", precipitation: "{share}% kans op regen",
        nothingFound: "Er is niets gevonden.",
        conditions: [
            "heldere hemel", "licht bewolkt", "bewolkt", "mist", "motregen", "regen", "ijzel",
            "sneeuw", "onweer",
        ],
        days: ["dag", "dagen"], weeks: ["week", "weken"], months: ["maand", "maanden"],
        years: ["jaar", "jaar"])

    static let norwegian = SentenceTable(
        result: "Det blir {result}.", conversion: "{amount} {unit} er {result} {other}.",
        time: "Klokka i {place} er {time}, {weekday}.", timeHere: "Klokka er {time}, {weekday}.",
        date: "Det er {weekday} {date}.", weekday: "Ukedagen for {date} er {weekday}.",
        difference: "Fra {from} til {to}: {count}.", age: "Alderen er {count}.",
        weatherNow: "nå {temperature} °C, {condition}, vind {wind} km/t",
        range: "mellom {lowest} og {highest} °C", precipitation: "{share} % sjanse for regn",
        nothingFound: "Ingenting ble funnet.",
        conditions: [
            "klar himmel", "lettskyet", "overskyet", "tåke", "yr", "regn", "underkjølt regn", "snø",
            "torden",
        ],
        days: ["dag", "dager"], weeks: ["uke", "uker"], months: ["måned", "måneder"],
        years: ["år", "år"])

    static let swedish = SentenceTable(
        result: "Det blir {result}.", conversion: "{amount} {unit} är {result} {other}.",
        time: "Klockan i {place} är {time}, {weekday}.", timeHere: "Klockan är {time}, {weekday}.",
        date: "Det är {weekday} {date}.", weekday: "Veckodagen för {date} är {weekday}.",
        difference: "Från {from} till {to}: {count}.", age: "Åldern är {count}.",
        weatherNow: "nu {temperature} °C, {condition}, vind {wind} km/h",
        range: "mellan {lowest} och {highest} °C", precipitation: "{share} % risk för regn",
        nothingFound: "Inget hittades.",
        conditions: [
            "klar himmel", "lätta moln", "mulet", "dimma", "duggregn", "regn", "underkylt regn",
            "snö", "åska",
        ],
        days: ["dag", "dagar"], weeks: ["vecka", "veckor"], months: ["månad", "månader"],
        years: ["år", "år"])
}
