extension UnitTable {
    /// In metres.
    static let lengths: [Entry] = [
        Entry(
            .init("mm", .length, "0.001"), "mm",
            [
                "en": "millimetre|millimetres|millimeter|millimeters",
                "de": "millimeter|millimetern",
                "fr": "millimètre|millimètres", "it": "millimetro|millimetri",
                "es": "milímetro|milímetros", "pt": "milímetro|milímetros", "nl": "millimeter",
                "pl": "milimetr|milimetry|milimetrów|milimetrach", "nb": "millimeter",
                "sv": "millimeter",
            ]),
        Entry(
            .init("cm", .length, "0.01"), "cm",
            [
                "en": "centimetre|centimetres|centimeter|centimeters|centimetre|cms",
                "de": "zentimeter|zentimetern", "fr": "centimètre|centimètres",
                "it": "centimetro|centimetri", "es": "centímetro|centímetros",
                "pt": "centímetro|centímetros", "nl": "centimeter|centimeters",
                "pl": "centymetr|centymetry|centymetrów|centymetrach", "nb": "centimeter",
                "sv": "centimeter",
            ]),
        Entry(
            .init("dm", .length, "0.1"), "dm", ["en": "decimetre|decimetres", "de": "dezimeter"]),
        Entry(
            .init("m", .length, "1"), "m",
            [
                "en": "metre|metres|meter|meters", "de": "meter|metern|metre", "fr": "mètre|mètres",
                "it": "metro|metri", "es": "metro|metros", "pt": "metro|metros",
                "nl": "meter|meters", "pl": "metr|metry|metrów|metrach|metra", "nb": "meter",
                "sv": "meter",
            ]),
        Entry(
            .init("km", .length, "1000"), "km|kms",
            [
                "en": "kilometre|kilometres|kilometer|kilometers",
                "de": "kilometer|kilometern", "fr": "kilomètre|kilomètres",
                "it": "chilometro|chilometri", "es": "kilómetro|kilómetros",
                "pt": "quilómetro|quilómetros|quilômetro|quilômetros",
                "nl": "kilometer|kilometers",
                "pl": "kilometr|kilometry|kilometrów|kilometrach|kilometra", "nb": "kilometer",
                "sv": "kilometer",
            ]),
        // The mile of Sweden and Norway.
        Entry(.init("mil", .length, "10000"), "", ["sv": "mil", "nb": "mil"]),
        Entry(
            .init("in", .length, "0.0254"), "in|\"|″|inch",
            [
                "en": "inch|inches", "de": "zoll", "fr": "pouce|pouces", "it": "pollice|pollici",
                "es": "pulgada|pulgadas", "pt": "polegada|polegadas", "nl": "inch|inches|duim",
                "pl": "cal|cale|cali|calach|cala", "nb": "tomme|tommer", "sv": "tum",
            ]),
        Entry(
            .init("ft", .length, "0.3048"), "ft|'",
            [
                "en": "foot|feet", "de": "fuß|fuss", "fr": "pied|pieds", "it": "piede|piedi",
                "es": "pie|pies", "pt": "pé|pés", "nl": "voet",
                "pl": "stopa|stopy|stóp|stopach|stopę", "nb": "fot", "sv": "fot",
            ]),
        Entry(
            .init("yd", .length, "0.9144"), "yd|yds",
            [
                "en": "yard|yards", "de": "yard|yards", "fr": "yard|yards", "it": "iarda|iarde",
                "es": "yarda|yardas", "pt": "jarda|jardas", "nl": "yard|yards",
                "pl": "jard|jardy|jardów|jardach", "nb": "yard", "sv": "yard|yards",
            ]),
        Entry(
            .init("mi", .length, "1609.344"), "mi",
            [
                "en": "mile|miles", "de": "meile|meilen", "fr": "mile|miles|mille|milles",
                "it": "miglio|miglia", "es": "milla|millas", "pt": "milha|milhas",
                "nl": "mijl|mijlen|mile|miles", "pl": "mila|mile|mil|milach|milę",
                "nb": "engelsk mil|engelske mil|miles|mile", "sv": "engelsk mil|engelska mil|miles",
            ]),
        Entry(
            .init("nmi", .length, "1852"), "nmi|sm",
            [
                "en": "nautical mile|nautical miles", "de": "seemeile|seemeilen",
                "fr": "mille marin|milles marins|mille nautique|milles nautiques",
                "it": "miglio nautico|miglia nautiche|miglio marino|miglia marine",
                "es": "milla náutica|millas náuticas", "pt": "milha náutica|milhas náuticas",
                "nl": "zeemijl|zeemijlen", "pl": "mila morska|mile morskie|mil morskich",
                "nb": "nautisk mil|nautiske mil", "sv": "sjömil|nautisk mil|nautiska mil",
            ]),
    ]

    /// In square metres.
    static let areas: [Entry] = [
        Entry(
            .init("cm²", .area, "0.0001"), "cm²|cm2|sq cm",
            ["en": "square centimetres|square centimeters", "de": "quadratzentimeter"]),
        Entry(
            .init("m²", .area, "1"), "m²|m2|sqm|sq m|qm",
            [
                "en": "square metre|square metres|square meter|square meters",
                "de": "quadratmeter|quadratmetern", "fr": "mètre carré|mètres carrés",
                "it": "metro quadrato|metri quadrati|metro quadro|metri quadri|mq",
                "es": "metro cuadrado|metros cuadrados", "pt": "metro quadrado|metros quadrados",
                "nl": "vierkante meter|vierkante meters",
                "pl": "metr kwadratowy|metry kwadratowe|metrów kwadratowych|metrach kwadratowych",
                "nb": "kvadratmeter", "sv": "kvadratmeter",
            ]),
        Entry(
            .init("km²", .area, "1000000"), "km²|km2|sq km",
            [
                "en": "square kilometre|square kilometres|square kilometer|square kilometers",
                "de": "quadratkilometer|quadratkilometern",
                "fr": "kilomètre carré|kilomètres carrés",
                "it": "chilometro quadrato|chilometri quadrati",
                "es": "kilómetro cuadrado|kilómetros cuadrados",
                "pt":
                    "quilómetro quadrado|quilómetros quadrados|quilômetro quadrado|quilômetros quadrados",
                "nl": "vierkante kilometer|vierkante kilometers",
                "pl":
                    "kilometr kwadratowy|kilometry kwadratowe|kilometrów kwadratowych|kilometrach kwadratowych",
                "nb": "kvadratkilometer", "sv": "kvadratkilometer",
            ]),
        Entry(
            .init("ha", .area, "10000"), "ha",
            [
                "en": "hectare|hectares", "de": "hektar", "fr": "hectare|hectares",
                "it": "ettaro|ettari", "es": "hectárea|hectáreas", "pt": "hectare|hectares",
                "nl": "hectare|hectares", "pl": "hektar|hektary|hektarów|hektarach|hektara",
                "nb": "hektar", "sv": "hektar",
            ]),
        Entry(
            .init("ac", .area, "4046.8564224"), "ac",
            [
                "en": "acre|acres", "de": "acre|acres", "fr": "acre|acres", "it": "acro|acri",
                "es": "acre|acres", "pt": "acre|acres", "nl": "acre|acres",
                "pl": "akr|akry|akrów|akrach|akra", "nb": "acre|acres", "sv": "acre|tunnland",
            ]),
        Entry(
            .init("ft²", .area, "0.09290304"), "ft²|ft2|sqft|sq ft",
            [
                "en": "square foot|square feet", "de": "quadratfuß",
                "fr": "pied carré|pieds carrés",
                "it": "piede quadrato|piedi quadrati|piedi quadri",
                "es": "pie cuadrado|pies cuadrados", "pt": "pé quadrado|pés quadrados",
                "nl": "vierkante voet",
                "pl": "stopa kwadratowa|stopy kwadratowe|stóp kwadratowych|stopach kwadratowych",
                "nb": "kvadratfot", "sv": "kvadratfot",
            ]),
        Entry(
            .init("in²", .area, "0.00064516"), "in²|in2|sq in",
            ["en": "square inch|square inches"]),
        Entry(
            .init("yd²", .area, "0.83612736"), "yd²|yd2|sq yd", ["en": "square yard|square yards"]),
        Entry(
            .init("mi²", .area, "2589988.110336"), "mi²|mi2|sq mi",
            ["en": "square mile|square miles", "de": "quadratmeile|quadratmeilen"]),
    ]

    /// In litres.
    static let volumes: [Entry] = [
        Entry(
            .init("ml", .volume, "0.001"), "ml|mls|cc|cm³|cm3",
            [
                "en": "millilitre|millilitres|milliliter|milliliters",
                "de": "milliliter|millilitern",
                "fr": "millilitre|millilitres", "it": "millilitro|millilitri",
                "es": "mililitro|mililitros", "pt": "mililitro|mililitros",
                "nl": "milliliter|milliliters", "pl": "mililitr|mililitry|mililitrów|mililitrach",
                "nb": "milliliter", "sv": "milliliter",
            ]),
        Entry(
            .init("cl", .volume, "0.01"), "cl",
            [
                "en": "centilitre|centilitres", "de": "zentiliter", "fr": "centilitre|centilitres",
                "it": "centilitro|centilitri", "es": "centilitro|centilitros", "nl": "centiliter",
                "nb": "centiliter", "sv": "centiliter",
            ]),
        Entry(
            .init("dl", .volume, "0.1"), "dl",
            [
                "en": "decilitre|decilitres|deciliter|deciliters", "de": "deziliter",
                "fr": "décilitre|décilitres", "it": "decilitro|decilitri", "nl": "deciliter",
                "nb": "desiliter", "sv": "deciliter",
            ]),
        Entry(
            .init("l", .volume, "1"), "l|ltr|dm³|dm3",
            [
                "en": "litre|litres|liter|liters", "de": "liter|litern", "fr": "litre|litres",
                "it": "litro|litri", "es": "litro|litros", "pt": "litro|litros",
                "nl": "liter|liters", "pl": "litr|litry|litrów|litrach|litra", "nb": "liter",
                "sv": "liter",
            ]),
        Entry(
            .init("m³", .volume, "1000"), "m³|m3",
            [
                "en": "cubic metre|cubic metres|cubic meter|cubic meters", "de": "kubikmeter",
                "fr": "mètre cube|mètres cubes", "it": "metro cubo|metri cubi",
                "es": "metro cúbico|metros cúbicos", "pt": "metro cúbico|metros cúbicos",
                "nl": "kubieke meter", "pl": "metr sześcienny|metrów sześciennych",
                "nb": "kubikkmeter", "sv": "kubikmeter",
            ]),
        Entry(
            .init("gal", .volume, "3.785411784"), "gal|gals",
            [
                "en":
                    "us gallon|us gallons|us-gallons|u.s. gallons|u.s. gallon|american gallon|american gallons|gallon|gallons",
                "de":
                    "gallone|gallonen|us gallonen|us gallone|us-gallonen|us-gallone|amerikanische gallonen",
                "fr": "gallon|gallons|gallon américain|gallons américains|gallons us",
                "it": "gallone|galloni|galloni americani|galloni usa",
                "es":
                    "galón|galones|galón estadounidense|galones estadounidenses|galones americanos",
                "pt": "galão|galões|galões americanos|galão americano",
                "nl": "gallon|gallons|amerikaanse gallons|amerikaanse gallon",
                "pl": "galon|galony|galonów|galonach|galonów amerykańskich|galonach amerykańskich",
                "nb": "gallon|amerikanske gallon", "sv": "gallon|amerikanska gallon",
            ]),
        Entry(
            .init("imp gal", .volume, "4.54609"), "imp gal",
            [
                "en": "imperial gallon|imperial gallons|uk gallon|uk gallons|british gallons",
                "de": "britische gallonen|imperiale gallonen",
                "fr": "gallons impériaux|gallon impérial|gallons britanniques",
                "it": "galloni imperiali|galloni inglesi", "es": "galones imperiales",
                "pt": "galões imperiais",
            ]),
        Entry(
            .init("qt", .volume, "0.946352946"), "qt|qts",
            ["en": "quart|quarts", "de": "quart", "fr": "quart|quarts", "it": "quarto di gallone"]),
        Entry(
            .init("US pt", .volume, "0.473176473"), "us pt",
            ["en": "us pint|us pints|american pint|american pints"]),
        // The pint of Britain and Ireland, where beer and milk are sold by it.
        Entry(
            .init("pt", .volume, "0.56826125"), "pt|pts",
            [
                "en": "pint|pints|imperial pint|imperial pints|uk pints|british pints",
                "de": "pint|pints", "fr": "pinte|pintes", "it": "pinta|pinte",
                "es": "pinta|pintas", "pt": "pinta|pintas|pint|pints", "nl": "pint|pints",
                "pl": "pinta|pinty|pint|pół kwarty", "nb": "pint|pinter|halvliter", "sv": "pint",
            ]),
        Entry(
            .init("cup", .volume, "0.2365882365"), "us cup",
            [
                "en": "cup|cups", "de": "cup|cups|tasse|tassen", "fr": "tasse|tasses",
                "it": "tazza|tazze", "es": "taza|tazas",
                "pt": "xícara|xícaras|chávena|chávenas", "nl": "kop|kopje|kopjes|koppen",
                "pl": "szklanka|szklanki|szklanek|filiżanki", "nb": "kopp|kopper",
                "sv": "kopp|koppar",
            ]),
        Entry(
            .init("fl oz", .volume, "0.0295735295625"), "fl oz|fl. oz",
            [
                "en": "fluid ounce|fluid ounces", "de": "flüssigunze|flüssigunzen",
                "fr": "once liquide|onces liquides", "it": "oncia fluida|once fluide|once liquide",
                "es": "onza líquida|onzas líquidas", "pt": "onça líquida|onças líquidas",
            ]),
        Entry(
            .init("tbsp", .volume, "0.01478676478125"), "tbsp|tbsps",
            [
                "en": "tablespoon|tablespoons", "de": "esslöffel|el",
                "fr": "cuillère à soupe|cuillères à soupe",
                "it": "cucchiaio|cucchiai", "es": "cucharada|cucharadas",
                "pt": "colher de sopa|colheres de sopa", "nl": "eetlepel|eetlepels",
                "pl": "łyżka|łyżki|łyżek|łyżkach", "nb": "spiseskje|spiseskjeer",
                "sv": "matsked|matskedar|msk",
            ]),
        Entry(
            .init("tsp", .volume, "0.00492892159375"), "tsp|tsps",
            [
                "en": "teaspoon|teaspoons", "de": "teelöffel|tl",
                "fr": "cuillère à café|cuillères à café", "it": "cucchiaino|cucchiaini",
                "es": "cucharadita|cucharaditas", "pt": "colher de chá|colheres de chá",
                "nl": "theelepel|theelepels", "pl": "łyżeczka|łyżeczki|łyżeczek|łyżeczkach",
                "nb": "teskje|teskjeer", "sv": "tesked|teskedar|tsk",
            ]),
    ]
}
