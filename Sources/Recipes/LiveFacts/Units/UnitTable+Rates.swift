extension UnitTable {
    /// In metres a second.
    static let speeds: [Entry] = [
        Entry(
            .init("m/s", .speed, "1"), "m/s|mps",
            [
                "en": "metres per second|meters per second|metre per second",
                "de": "meter pro sekunde|metern pro sekunde",
                "fr": "mètres par seconde|mètre par seconde",
                "it": "metri al secondo|metro al secondo", "es": "metros por segundo",
                "pt": "metros por segundo", "nl": "meter per seconde",
                "pl": "metrów na sekundę|metry na sekundę|metrach na sekundę",
                "nb": "meter per sekund|meter i sekundet",
                "sv": "meter per sekund|meter i sekunden",
            ]),
        Entry(
            .init("km/h", .speed, "1000", per: "3600"), "km/h|kmh|kph|kmph|km/u|km/t|km/tim",
            [
                "en":
                    "kilometres per hour|kilometers per hour|kilometres an hour|kilometers an hour",
                "de":
                    "kilometer pro stunde|kilometern pro stunde|stundenkilometer|stundenkilometern|kilometer je stunde",
                "fr":
                    "kilomètres par heure|kilomètres heure|kilomètres-heure|kilomètres à l'heure|kilomètre heure",
                "it": "chilometri all'ora|chilometri orari|chilometri l'ora|chilometro all'ora",
                "es": "kilómetros por hora", "pt": "quilómetros por hora|quilômetros por hora",
                "nl": "kilometer per uur",
                "pl": "kilometrów na godzinę|kilometry na godzinę|kilometrach na godzinę",
                "nb": "kilometer i timen|kilometer per time",
                "sv": "kilometer i timmen|kilometer per timme",
            ]),
        Entry(
            .init("mph", .speed, "1609.344", per: "3600"), "mph|mi/h",
            [
                "en": "miles per hour|miles an hour|mile per hour",
                "de": "meilen pro stunde|meile pro stunde|meilen die stunde",
                "fr": "miles par heure|miles à l'heure|miles heure|milles à l'heure",
                "it": "miglia all'ora|miglia orarie|miglia l'ora|miglio all'ora",
                "es": "millas por hora", "pt": "milhas por hora",
                "nl": "mijl per uur|mijlen per uur|miles per uur",
                "pl": "mil na godzinę|mile na godzinę|milach na godzinę",
                "nb": "engelske mil i timen|miles i timen|miles per time",
                "sv": "engelska mil i timmen|miles i timmen|miles per timme",
            ]),
        Entry(
            .init("kn", .speed, "1852", per: "3600"), "kn|kt|kts",
            [
                "en": "knot|knots", "de": "knoten", "fr": "nœud|nœuds|noeud|noeuds",
                "it": "nodo|nodi",
                "es": "nudo|nudos", "pt": "nó|nós", "nl": "knoop|knopen",
                "pl": "węzeł|węzły|węzłów|węzłach", "nb": "knop", "sv": "knop",
            ]),
        Entry(
            .init("ft/s", .speed, "0.3048"), "ft/s|fps",
            ["en": "feet per second|foot per second", "de": "fuß pro sekunde"]),
    ]

    /// In bytes; the binary units have an i, as IEC 80000-13 says.
    static let data: [Entry] = [
        Entry(
            .init("bit", .data, "1", per: "8"), "bit|bits",
            ["de": "bit", "fr": "bit|bits", "pl": "bity|bitów|bitach"]),
        Entry(
            .init("B", .data, "1"), "byte|bytes",
            ["en": "byte|bytes", "fr": "octet|octets", "pl": "bajt|bajty|bajtów|bajtach"]),
        Entry(
            .init("kB", .data, "1000"), "kB",
            [
                "en": "kilobyte|kilobytes", "fr": "ko|kilooctet|kilooctets",
                "pl": "kilobajt|kilobajty|kilobajtów|kilobajtach",
            ]),
        Entry(
            .init("MB", .data, "1000000"), "MB|megs",
            [
                "en": "megabyte|megabytes", "fr": "mo|mégaoctet|mégaoctets",
                "pl": "megabajt|megabajty|megabajtów|megabajtach",
            ]),
        Entry(
            .init("GB", .data, "1000000000"), "GB|gigs|gig",
            [
                "en": "gigabyte|gigabytes", "fr": "go|gigaoctet|gigaoctets",
                "pl": "gigabajt|gigabajty|gigabajtów|gigabajtach|gigabajta",
            ]),
        Entry(
            .init("TB", .data, "1000000000000"), "TB",
            [
                "en": "terabyte|terabytes", "fr": "to|téraoctet|téraoctets",
                "pl": "terabajt|terabajty|terabajtów|terabajtach|terabajta",
            ]),
        Entry(.init("KiB", .data, "1024"), "KiB", ["en": "kibibyte|kibibytes"]),
        Entry(.init("MiB", .data, "1048576"), "MiB", ["en": "mebibyte|mebibytes"]),
        Entry(.init("GiB", .data, "1073741824"), "GiB", ["en": "gibibyte|gibibytes"]),
        Entry(.init("TiB", .data, "1099511627776"), "TiB", ["en": "tebibyte|tebibytes"]),
        Entry(.init("kbit", .data, "125"), "kbit", ["en": "kilobit|kilobits"]),
        Entry(.init("Mbit", .data, "125000"), "Mbit|mbits", ["en": "megabit|megabits"]),
        Entry(.init("Gbit", .data, "125000000"), "Gbit|gbits", ["en": "gigabit|gigabits"]),
    ]

    /// In seconds; a year has 365 days, a month is a twelfth of it.
    static let times: [Entry] = [
        Entry(
            .init("ms", .time, "0.001"), "ms",
            [
                "en": "millisecond|milliseconds", "de": "millisekunde|millisekunden",
                "fr": "milliseconde|millisecondes",
            ]),
        Entry(
            .init("s", .time, "1"), "s|sec|secs",
            [
                "en": "second|seconds", "de": "sekunde|sekunden|sek", "fr": "seconde|secondes",
                "it": "secondo|secondi", "es": "segundo|segundos", "pt": "segundo|segundos",
                "nl": "seconde|seconden|secondes", "pl": "sekunda|sekundy|sekund|sekundach|sekundę",
                "nb": "sekund|sekunder", "sv": "sekund|sekunder",
            ]),
        Entry(
            .init("min", .time, "60"), "min|mins",
            [
                "en": "minute|minutes", "de": "minute|minuten", "fr": "minute|minutes",
                "it": "minuto|minuti", "es": "minuto|minutos", "pt": "minuto|minutos",
                "nl": "minuut|minuten", "pl": "minuta|minuty|minut|minutach|minutę",
                "nb": "minutt|minutter", "sv": "minut|minuter",
            ]),
        Entry(
            .init("h", .time, "3600"), "h|hr|hrs",
            [
                "en": "hour|hours", "de": "stunde|stunden|std", "fr": "heure|heures",
                "it": "ora|ore", "es": "hora|horas", "pt": "hora|horas", "nl": "uur|uren",
                "pl": "godzina|godziny|godzin|godzinach|godzinę", "nb": "time|timer",
                "sv": "timme|timmar|timmarna",
            ]),
        Entry(
            .init("d", .time, "86400"), "",
            [
                "en": "day|days", "de": "tag|tage|tagen", "fr": "jour|jours", "it": "giorno|giorni",
                "es": "día|días", "pt": "dia|dias", "nl": "dag|dagen",
                "pl": "dzień|dni|dniach|dnia",
                "nb": "dag|dager|døgn", "sv": "dag|dagar|dygn",
            ]),
        Entry(
            .init("wk", .time, "604800"), "",
            [
                "en": "week|weeks", "de": "woche|wochen", "fr": "semaine|semaines",
                "it": "settimana|settimane", "es": "semana|semanas", "pt": "semana|semanas",
                "nl": "week|weken", "pl": "tydzień|tygodnie|tygodni|tygodniu|tygodniach",
                "nb": "uke|uker", "sv": "vecka|veckor",
            ]),
        Entry(
            .init("mo", .time, "31536000", per: "12"), "",
            [
                "en": "month|months", "de": "monat|monate|monaten", "fr": "mois",
                "it": "mese|mesi", "es": "mes|meses", "pt": "mês|meses", "nl": "maand|maanden",
                "pl": "miesiąc|miesiące|miesięcy|miesiącach", "nb": "måned|måneder",
                "sv": "månad|månader",
            ]),
        Entry(
            .init("yr", .time, "31536000"), "",
            [
                "en": "year|years", "de": "jahr|jahre|jahren", "fr": "an|ans|année|années",
                "it": "anno|anni", "es": "año|años", "pt": "ano|anos", "nl": "jaar|jaren",
                "pl": "rok|lata|lat|latach|roku", "nb": "år", "sv": "år",
            ]),
    ]
}
