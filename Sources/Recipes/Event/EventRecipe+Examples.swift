extension EventRecipe {
    /// Invented documents, with the answers that are wanted.
    static let inventedEvents: [RecipeExample<EventAnswer>] = [
        RecipeExample(
            document: """
                02/03/2026, 18:20 - Hattie: Quiz night on Thursday? The Plough?
                02/03/2026, 18:24 - Marcus: yes! 8?
                02/03/2026, 18:31 - Hattie: The Plough is full, booked a table at the Red Lion for 7.30
                """,
            output: EventAnswer(title: "Quiz night", place: "Red Lion")),
        RecipeExample(
            document: """
                Einladung zum Nachbarschaftsfest
                Samstag, 4. Juli 2026, 15 bis 19 Uhr
                Ort: Innenhof, Amselweg 9
                Kuchen bitte bei Frau Brandl anmelden.
                """,
            output: EventAnswer(
                title: "Einladung zum Nachbarschaftsfest", place: "Innenhof, Amselweg 9")),
        RecipeExample(
            document: """
                [03/02/2026, 12:10:00] Livia: pranzo con i colleghi venerdì?
                [03/02/2026, 12:14:00] Renzo: ci sto, poi decidiamo dove
                """,
            output: EventAnswer(title: "pranzo con i colleghi", place: nil)),
    ]
}
