extension UnitTable {
    /// In grams.
    static let masses: [Entry] = [
        Entry(
            .init("mg", .mass, "0.001"), "mg",
            [
                "en": "milligram|milligrams", "de": "milligramm", "fr": "milligramme|milligrammes",
                "it": "milligrammo|milligrammi", "es": "miligramo|miligramos",
                "pt": "miligrama|miligramas", "nl": "milligram", "pl": "miligram|miligramów",
                "nb": "milligram", "sv": "milligram",
            ]),
        Entry(
            .init("g", .mass, "1"), "g|gr|grs",
            [
                "en": "gram|grams|gramme|grammes", "de": "gramm", "fr": "gramme|grammes",
                "it": "grammo|grammi", "es": "gramo|gramos", "pt": "grama|gramas",
                "nl": "gram", "pl": "gram|gramy|gramów|gramach|grama", "nb": "gram", "sv": "gram",
            ]),
        Entry(
            .init("dag", .mass, "10"), "dag|dkg",
            ["de": "dekagramm|deka", "pl": "dekagram|dekagramów|deka"]),
        Entry(
            .init("hg", .mass, "100"), "hg",
            ["it": "etto|etti", "sv": "hekto", "nb": "hekto", "nl": "ons"]),
        Entry(
            .init("kg", .mass, "1000"), "kg|kgs",
            [
                "en": "kilogram|kilograms|kilo|kilos|kilogramme|kilogrammes",
                "de": "kilogramm|kilo|kilos", "fr": "kilogramme|kilogrammes|kilo|kilos",
                "it": "chilogrammo|chilogrammi|chilo|chili|kilo|kili",
                "es": "kilogramo|kilogramos|kilo|kilos",
                "pt": "quilograma|quilogramas|quilo|quilos|kilo|kilos",
                "nl": "kilogram|kilo|kilo's",
                "pl": "kilogram|kilogramy|kilogramów|kilogramach|kilo|kilograma",
                "nb": "kilogram|kilo", "sv": "kilogram|kilo",
            ]),
        Entry(
            .init("t", .mass, "1000000"), "t",
            [
                "en": "tonne|tonnes|metric ton|metric tons|ton|tons", "de": "tonne|tonnen",
                "fr": "tonne|tonnes", "it": "tonnellata|tonnellate", "es": "tonelada|toneladas",
                "pt": "tonelada|toneladas", "nl": "ton", "pl": "tona|tony|ton|tonach",
                "nb": "tonn", "sv": "ton",
            ]),
        Entry(
            .init("oz", .mass, "28.349523125"), "oz|ozs",
            [
                "en": "ounce|ounces", "de": "unze|unzen", "fr": "once|onces", "it": "oncia|once",
                "es": "onza|onzas", "pt": "onça|onças", "nl": "ounce|ounces",
                "pl": "uncja|uncje|uncji|uncjach|uncję", "nb": "unse|unser", "sv": "uns|ounce",
            ]),
        Entry(
            .init("lb", .mass, "453.59237"), "lb|lbs",
            [
                "en": "pound|pounds",
                "de": "englische pfund|englisches pfund|amerikanische pfund|pound|pounds",
                "fr": "livre|livres", "it": "libbra|libbre", "es": "libra|libras",
                "pt": "libra|libras", "nl": "engelse pond|pound|pounds",
                "pl": "funt|funty|funtów|funtach|funta", "nb": "engelsk pund|pund",
                "sv": "pund|skålpund",
            ]),
        // The metric pound of markets.
        Entry(.init("pfd", .mass, "500"), "", ["de": "pfund", "nl": "pond"]),
        Entry(
            .init("st", .mass, "6350.29318"), "st",
            ["en": "stone|stones", "de": "stone", "fr": "stone", "it": "stone", "es": "stone"]),
    ]

    /// In degrees Celsius.
    static let temperatures: [Entry] = [
        Entry(
            .init("°C", .temperature, "1"), "°C|C|ºC|degrees C|deg C",
            [
                "en": "celsius|centigrade", "de": "celsius", "fr": "celsius",
                "it": "celsius|centigradi", "es": "celsius|centígrados",
                "pt": "celsius|centígrados",
                "nl": "celsius", "pl": "celsjusza|celsjusz|celsius|celsjuszach", "nb": "celsius",
                "sv": "celsius",
            ]),
        Entry(
            .init("°F", .temperature, "5", per: "9", offset: "-32"), "°F|F|ºF|degrees F|deg F",
            [
                "en": "fahrenheit", "de": "fahrenheit", "fr": "fahrenheit", "it": "fahrenheit",
                "es": "fahrenheit", "pt": "fahrenheit", "nl": "fahrenheit",
                "pl": "fahrenheita|fahrenheit|fahrenheitach", "nb": "fahrenheit",
                "sv": "fahrenheit",
            ]),
        Entry(
            .init("K", .temperature, "1", offset: "-273.15"), "K",
            [
                "en": "kelvin|kelvins", "de": "kelvin", "fr": "kelvin|kelvins", "it": "kelvin",
                "es": "kelvin", "pt": "kelvin", "nl": "kelvin",
                "pl": "kelwin|kelwinów|kelwinach|kelvin",
                "nb": "kelvin", "sv": "kelvin",
            ]),
    ]

    /// In joules.
    static let energies: [Entry] = [
        Entry(
            .init("J", .energy, "1"), "J",
            ["en": "joule|joules", "de": "joule", "pl": "dżul|dżule|dżuli|dżulach"]),
        Entry(
            .init("kJ", .energy, "1000"), "kJ",
            [
                "en": "kilojoule|kilojoules", "de": "kilojoule",
                "es": "kilojulio|kilojulios|kilojulios",
                "pl": "kilodżul|kilodżule|kilodżuli|kilodżulach",
            ]),
        Entry(.init("MJ", .energy, "1000000"), "MJ", ["en": "megajoule|megajoules"]),
        Entry(
            .init("kcal", .energy, "4184"), "kcal|cal",
            [
                "en": "kilocalorie|kilocalories|calorie|calories|kcals",
                "de": "kilokalorie|kilokalorien|kalorie|kalorien",
                "fr": "kilocalorie|kilocalories|calorie|calories",
                "it": "chilocaloria|chilocalorie|caloria|calorie|kilocalorie",
                "es": "kilocaloría|kilocalorías|caloría|calorías",
                "pt": "quilocaloria|quilocalorias|caloria|calorias",
                "nl": "kilocalorie|kilocalorieën|calorie|calorieën",
                "pl":
                    "kilokaloria|kilokalorie|kilokalorii|kilokaloriach|kaloria|kalorie|kalorii|kaloriach",
                "nb": "kilokalori|kilokalorier|kalori|kalorier",
                "sv": "kilokalori|kilokalorier|kalori|kalorier",
            ]),
        Entry(
            .init("Wh", .energy, "3600"), "Wh",
            ["en": "watt hour|watt hours|watt-hours", "de": "wattstunden|wattstunde"]),
        Entry(
            .init("kWh", .energy, "3600000"), "kWh",
            [
                "en": "kilowatt hour|kilowatt hours|kilowatt-hours|kilowatt-hour",
                "de": "kilowattstunde|kilowattstunden",
                "fr": "kilowattheure|kilowattheures|kilowatt-heures",
                "it": "chilowattora|kilowattora",
                "es": "kilovatio hora|kilovatios hora|kilovatios-hora",
                "pt": "quilowatt-hora|quilowatts-hora|quilowatt hora", "nl": "kilowattuur",
                "pl": "kilowatogodzina|kilowatogodziny|kilowatogodzin|kilowatogodzinach",
                "nb": "kilowattime|kilowattimer", "sv": "kilowattimme|kilowattimmar",
            ]),
    ]

    /// In pascals.
    static let pressures: [Entry] = [
        Entry(.init("Pa", .pressure, "1"), "Pa", ["en": "pascal|pascals"]),
        Entry(
            .init("hPa", .pressure, "100"), "hPa|mbar|millibar",
            ["en": "hectopascal|hectopascals|millibars", "de": "hektopascal"]),
        Entry(
            .init("kPa", .pressure, "1000"), "kPa",
            ["en": "kilopascal|kilopascals", "de": "kilopascal"]),
        Entry(
            .init("bar", .pressure, "100000"), "bar|bars",
            ["de": "bar", "pl": "bary|barów|barach|bara"]),
        Entry(
            .init("atm", .pressure, "101325"), "atm",
            [
                "en": "atmosphere|atmospheres", "de": "atmosphäre|atmosphären",
                "fr": "atmosphère|atmosphères", "it": "atmosfera|atmosfere",
                "es": "atmósfera|atmósferas", "pt": "atmosfera|atmosferas",
                "nl": "atmosfeer", "pl": "atmosfera|atmosfery|atmosfer|atmosferach",
                "nb": "atmosfære|atmosfærer", "sv": "atmosfär|atmosfärer",
            ]),
        // A pound-force on a square inch: 0.45359237 kg × 9.80665 m/s² ÷ (0.0254 m)².
        Entry(
            .init("psi", .pressure, "4.4482216152605", per: "0.00064516"), "psi",
            ["en": "pounds per square inch"]),
        Entry(
            .init("mmHg", .pressure, "133.322387415"), "mmHg|torr", ["en": "millimetres of mercury"]
        ),
    ]
}
