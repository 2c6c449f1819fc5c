extension SentenceTable {
    static let french = SentenceTable(
        result: "Cela fait {result}.", conversion: "{amount} {unit} font {result} {other}.",
        time: "À {place} il est {time}, {weekday}.", timeHere: "Il est {time}, {weekday}.",
        date: "C'est le {weekday} {date}.", weekday: "Le jour du {date} est {weekday}.",
        difference: "Du {from} au {to} : {count}.", age: "L'âge est de {count}.",
        weatherNow: "maintenant {temperature} °C, {condition}, vent {wind} km/h",
        range: "entre {lowest} et {highest} °C", precipitation: "{share} % de risque de pluie",
        nothingFound: "Rien n'a été trouvé.",
        conditions: [
            "ciel dégagé", "peu nuageux", "couvert", "brouillard", "bruine", "pluie",
            "pluie verglaçante", "neige", "orages",
        ],
        days: ["jour", "jours"], weeks: ["semaine", "semaines"], months: ["mois", "mois"],
        years: ["an", "ans"])

    static let italian = SentenceTable(
        result: "Fa {result}.", conversion: "{amount} {unit} sono {result} {other}.",
        time: "A {place} sono le {time} di {weekday}.", timeHere: "Sono le {time} di {weekday}.",
        date: "È {weekday} {date}.", weekday: "Il giorno della settimana del {date} è {weekday}.",
        difference: "Dal {from} al {to}: {count}.", age: "L'età è di {count}.",
        weatherNow: "ora {temperature} °C, {condition}, vento {wind} km/h",
        range: "tra {lowest} e {highest} °C", precipitation: "{share}% di probabilità di pioggia",
        nothingFound: "Non è stato trovato nulla.",
        conditions: [
            "cielo sereno", "poco nuvoloso", "coperto", "nebbia", "pioviggine", "pioggia",
            "pioggia gelata", "neve", "temporali",
        ],
        days: ["giorno", "giorni"], weeks: ["settimana", "settimane"], months: ["mese", "mesi"],
        years: ["anno", "anni"])

    static let spanish = SentenceTable(
        result: "Son {result}.", conversion: "{amount} {unit} son {result} {other}.",
        time: "En {place} son las {time} del {weekday}.", timeHere: "Son las {time} del {weekday}.",
        date: "Es el {weekday} {date}.", weekday: "El día de la semana del {date} es {weekday}.",
        difference: "Del {from} al {to}: {count}.", age: "La edad es de {count}.",
        weatherNow: "ahora {temperature} °C, {condition}, viento {wind} km/h",
        range: "entre {lowest} y {highest} °C",
        precipitation: "{share} % de probabilidad de lluvia",
        nothingFound: "No se encontró nada.",
        conditions: [
            "cielo despejado", "poco nuboso", "cubierto", "niebla", "llovizna", "lluvia",
            "lluvia helada", "nieve", "tormentas",
        ],
        days: ["día", "días"], weeks: ["semana", "semanas"], months: ["mes", "meses"],
        years: ["año", "años"])

    static let portuguese = SentenceTable(
        result: "São {result}.", conversion: "{amount} {unit} são {result} {other}.",
        time: "Em {place} são {time}, {weekday}.", timeHere: "São {time}, {weekday}.",
        date: "É {weekday}, {date}.", weekday: "O dia da semana de {date} é {weekday}.",
        difference: "De {from} a {to}: {count}.", age: "A idade é de {count}.",
        weatherNow: "agora {temperature} °C, {condition}, vento {wind} km/h",
        range: "entre {lowest} e {highest} °C",
        precipitation: "{share}% de probabilidade de chuva",
        nothingFound: "Nada foi encontrado.",
        conditions: [
            "céu limpo", "pouco nublado", "encoberto", "nevoeiro", "chuvisco", "chuva",
            "chuva gelada", "neve", "trovoada",
        ],
        days: ["dia", "dias"], weeks: ["semana", "semanas"], months: ["mês", "meses"],
        years: ["ano", "anos"])
}
