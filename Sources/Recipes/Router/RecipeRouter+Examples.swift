extension RecipeRouter {
    /// What the model is told.
    static let instructions = """
        Say what the text is. expense: a receipt, bill or other record of money that was paid or is \
        due. event: a meeting, appointment or plan at a day or time. pickup: a parcel that waits in a \
        shop or locker. other: anything else, such as news, recipes, reviews, adverts, small talk or \
        passwords.
        """

    /// Invented texts with their routes.
    static let examples: [(text: String, route: Route)] = [
        ("Kvittering\n2 boller 58,00\nSum kr 58,00\nBankAxept", .expense),
        ("Are you coming to choir on Tuesday? We start at half past seven.", .event),
        ("Votre colis est arrivé au Relais Fleury. Présentez le code 7K-220.", .pickup),
        ("The new bridge cost 3 million euros and opens next year, the mayor said.", .other),
        ("Wohnung zu vermieten, 3 Zimmer, 900 € warm, ab sofort.", .other),
        ("Ricevuta: saldo lezione di piano, euro 40, pagato in contanti.", .expense),
        ("We need milk, bread and a new light bulb.", .other),
    ]
}
