import Foundation

/// Words about how long parcels are kept, in the languages of the normalisers and Danish.
enum DurationWords {
    /// What is counted, beside days and weeks.
    enum Unit: Sendable {
        case hours
        /// Days without those of the weekend.
        case days(without: Set<Locale.Weekday>)
    }

    static let units: WordTable<Unit> = {
        var table = WordTable<Unit>()
        table.add(
            "hours|hrs|h|stunden|std|heures|ore|horas|uur|uren|godzin|godziny|godz|timer|timmar",
            .hours)
        // Saturdays count here.
        table.add(
            "werktage|werktagen|werktags|jours ouvrables|virkedager|virkedage",
            .days(without: [.sunday]))
        table.add(
            """
            business days|working days|workdays|weekdays|arbeitstage|arbeitstagen|jours ouvrés|giorni lavorativi|\
            giorni feriali|días hábiles|días laborables|dias úteis|werkdagen|dni robocze|dni roboczych|arbeidsdager|\
            arbetsdagar|vardagar|hverdage|arbejdsdage
            """, .days(without: [.saturday, .sunday]))
        table.add(
            "calendar days|kalendertage|kalendertagen|jours calendaires|giorni solari|kalenderdagar",
            .days(without: []))
        return table
    }()

    /// What tells that the parcel waits that long.
    static let keeping = WordTable<Void>(
        """
        held|hold|keep|keeping|kept|stored|valid|you have|you've|you got|remaining|left to collect|within|\
        lagerfrist|lagerzeit|aufbewahrung|aufbewahrt|aufbewahren|bewahren|heben|aufgehoben|lagern|gelagert|sie haben|\
        hast du|du hast|haben sie|gültig|binnen|innerhalb|abholfrist|frist|abholbar|zeit|gibt's noch|\
        conservé|conservée|conservés|conserver|conservons|gardé|gardée|gardons|garde|sous|délai|vous avez|tu as|\
        valable|dispose|disposez|giacenza|hai|avete|tempo|entro|conservato|conserviamo|tenuto|teniamo|valido|trattenuto|\
        tiene|tienes|dispone|dispones|guardamos|guardaremos|guardado|conserva|conservamos|plazo|dentro de|válido|\
        válida|tem|dispõe|prazo|guardada|bewaren|bewaard|bewaart|je hebt|hebt|heeft|binnen|geldig|bewaartermijn|\
        masz|czas|przechowujemy|przechowywana|przez|ważny|ważna|w ciągu|termin|oppbevares|oppbevarer|oppbevaring|\
        du har|har du|innen|gyldig|liggetid|förvaras|förvarar|sparas|sparar|lagringstid|liggtid|inom|giltig|\
        opbevares|opbevarer|gemmes|gemmer|inden for|lagres|lagret
        """)
    /// What follows the days of opening hours: `7 days a week`.
    static let repetitions = WordTable<Void>(
        """
        a week|per week|week|die woche|pro woche|in der woche|sur 7|su 7|a settimana|alla settimana|a la semana|\
        por semana|na semana|w tygodniu|i uken|i veckan|om ugen|/7|/|ago
        """)
}
