extension LanguageTable {
    /// Danish, which says days and times as Norwegian does, with other names of months and numbers.
    static let danish: LanguageTable = {
        var table = LanguageTable.norwegian
        table.codes = ["da"]
        table.months = [
            "januar|jan", "februar|feb", "marts|mar", "april|apr", "maj", "juni|jun", "juli|jul",
            "august|aug", "september|sep|sept", "oktober|okt", "november|nov", "december|dec",
        ]
        table.numbers = [
            "nul", "en|én|et|ét", "to", "tre", "fire", "fem", "seks", "syv", "otte", "ni", "ti",
            "elleve", "tolv", "tretten", "fjorten", "femten", "seksten", "sytten", "atten",
            "nitten",
        ]
        table.tens = ["tyve", "tredive", "fyrre", "halvtreds"]
        table.joining = .unitsFirst(["og"])
        table.units = [
            .day: "dag|dage", .week: "uge|uger", .month: "måned|måneder", .year: "år",
        ]
        table.days += [
            ("{weekday} i? næste uge", .weekday(.ofNextWeek)),
            ("næste {weekday}", .weekday(.next(prefersNextWeek: true))),
            ("førstkommende {weekday}", .weekday(.coming)),
        ]
        table.rewrites += [("i aften", "i dag aften"), ("i eftermiddag", "i dag eftermiddag")]
        table.parts[.afternoon] = "eftermiddag|om eftermiddagen"
        table.parts[.evening] = "aften|om aftenen"
        return table
    }()
}
