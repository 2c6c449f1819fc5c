extension SampleMerchants {
    /// What is met on journeys: a heading names the country.
    static let abroad = """
        # AT Groceries 480 5900
        Billa; Spar Österreich=SPAR DANKT; Hofer
        # AT Restaurants 1290 6900
        Figlmüller; Skihütte Hochalm; Gasthof Zur Post
        # AT Sport 2900 29900
        Bergbahnen Mayrhofen; Skiverleih Strasser
        # AT Travel 9900 68900
        Hotel Alpenrose; Asfinag
        # FR Groceries 590 6900
        Monoprix; Franprix; Auchan
        # FR Restaurants 890 7900
        Bouillon Chartier; Café de Flore=CAFE DE FLORE; Brioche Dorée=BRIOCHE DOREE
        # FR Entertainment 1400 4900
        Musée d'Orsay=MUSEE D ORSAY; Louvre; Tour Eiffel
        # FR Travel 2900 38900
        SNCF; Air France; RATP
        # ES Groceries 390 5900
        Mercadona; Eroski
        # ES Restaurants 690 5900
        100 Montaditos; Casa Lucio; Cervecería Catalana=CERVECERIA CATALANA
        # ES Entertainment 900 4900
        Museo del Prado; Sagrada Familia
        # ES Travel 2900 32900
        Renfe; Vueling; Iberia; Paradores
        # PT Restaurants 490 4900
        Pastéis de Belém=PASTEIS DE BELEM; Cervejaria Ramiro; Time Out Market
        # PT Groceries 390 4900
        Pingo Doce; Continente
        # PT Travel 1900 28900
        TAP Air Portugal=TAP PORTUGAL; Comboios de Portugal; Pousadas
        # NL Restaurants 690 4900
        FEBO; Café Winkel 43=CAFE WINKEL 43
        # NL Groceries 390 3900
        Albert Heijn; Jumbo Supermarkten
        # NL Travel 1900 29900
        NS Reizigers; KLM
        # NL Entertainment 1500 3900
        Rijksmuseum; Van Gogh Museum
        # CH Restaurants 1290 7900
        Zeughauskeller; Hiltl
        # CH Groceries 590 6900
        Migros; Coop Pronto
        # CH Travel 2900 36900
        SBB; Jungfraubahnen
        # US Restaurants 890 7900
        Shake Shack; Chipotle; Katz's Delicatessen=KATZS DELI; In-N-Out Burger=IN-N-OUT BURGER
        # US Groceries 690 5900
        Trader Joe's=TRADER JOES; CVS
        # US Entertainment 1900 8900
        Metropolitan Museum=THE MET; MoMA
        # US Travel 3900 52900
        Amtrak; Delta Air Lines; MTA New York=MTA NYCT PAYGO
        # JP Restaurants 590 5900
        Ichiran Ramen; Sushiro; Yoshinoya
        # JP Groceries 290 2900
        7-Eleven; FamilyMart
        # JP Clothing 1900 9900
        Onitsuka Tiger; Beams
        # JP Travel 1900 46900
        JR East; APA Hotel; All Nippon Airways
        # JP Entertainment 900 4900
        Ghibli Museum; teamLab
        """
}
