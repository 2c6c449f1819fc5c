extension SampleMerchants {
    /// Chains and services met in Italy, one heading a category.
    static let italy = """
        # IT Groceries 420 9800
        Esselunga; Coop; Conad; Carrefour; Eurospin; Pam; Despar; MD; Famila; Tosano; Rossetto
        Iper; Bennet; NaturaSì=NATURASI
        # IT Restaurants 850 7200
        Autogrill; Spizzico; Old Wild West; La Piadineria; Rossopomodoro; Alice Pizza
        Roadhouse; Spontini; Giovanni Rana; Deliveroo; Glovo; Just Eat
        # IT Coffee 120 890
        Illy Caffè=ILLY CAFFE; Lavazza; 12oz Coffee; Venchi; Grom
        # IT Transport 180 6900
        Trenitalia; Italo; ATV Verona; ATM Milano
        Autostrade per l'Italia=AUTOSTRADE PER L ITALIA; Telepass; Trenord
        # IT Fuel 2500 8900
        Eni; Q8; IP; Tamoil
        # IT Health 390 7900
        Farmacia Due Campane; Lloyds Farmacia; Salmoiraghi & Viganò=SALMOIRAGHI VIGANO
        GrandVision; Ottica Avanzi
        # IT Clothing 1290 15900
        OVS; Benetton; Intimissimi; Tezenis; Terranova; Piazza Italia; Geox; Bata; Coin
        La Rinascente; Upim; Stradivarius; Bershka
        # IT Electronics 990 28900
        Unieuro; MediaWorld; Trony
        # IT Home 690 19900
        Leroy Merlin; Maisons du Monde; Mondo Convenienza; Brico Io; Bricocenter; Kasanova; Thun
        # IT Children 790 5900
        Prénatal=PRENATAL; Chicco; Toys Center
        # IT Pets 690 4900
        Arcaplanet; Isola dei Tesori
        # IT Sport 990 9900
        Cisalfa; Decathlon Italia; Sportland
        # IT Entertainment 590 6900
        Arena di Verona; Gardaland; The Space Cinema; UCI Cinemas; Feltrinelli; Mondadori
        TicketOne; Vivaticket
        # IT Gifts 990 6900
        Stroili; Sephora; Bottega Verde; L'Erbolario=L ERBOLARIO
        # IT Travel 3900 32900
        ITA Airways; Hotel Accademia Verona; Camping Bella Italia; Alpitour; Volotea
        Navigazione Laghi
        # IT Other 290 3900
        Poste Italiane; Tabaccheria Corso; Amazon Italia=AMZN MKTP IT; Subito
        # IT Cash 5000 25000
        Intesa Sanpaolo; UniCredit
        """
}
