extension SampleMerchants {
    /// Invented shops, known to nobody but the ledger's owner: each comes with a rule of the user's.
    static let local = """
        # DE Groceries 350 4800
        Hofladen Mooseder; Käsekeller Brandl; Metzgerei Obermayr; Gemüse Yildirim
        Bäckerei Traublinger; Weinhandlung Kranz; Fischhaus Neptun; Unverpackt am Eck
        Bauernmarkt Pasing; Feinkost Petrakis
        # DE Restaurants 890 5900
        Trattoria Quattro Gatti; Gasthaus Lindenhof; Sushi Hanami; Taverne Olympos; Curry & Co
        Kebap Haus Sultan; Pho Saigon Garten; Wirtshaus Zum Raben; Tapas Bar Sol; Thai Orchidee
        Kantine Nordlicht; Pizzeria Vesuvio; Bar Nachteule
        Biergarten Kastanie; Ramen Ecke; Burgerstube Franz
        # DE Coffee 260 950
        Café Mohnblume; Kaffeerösterei Brandmeister; Café Lotte; Eiscafé Dolomiti
        Konditorei Amsel
        # DE Health 890 8900
        Augenarzt Dr. Pohl; Apotheke am Rosenplatz; Osteopathie Keil
        # DE Home 690 9900
        Schreinerei Holzapfel; Eisenwaren Zettl; Blumenhaus Iris; Antik Stadler
        # DE Children 590 4900
        Spielzeugkiste; Kinderschuhe Hüpfer; Buchladen Lesewurm
        # DE Pets 1900 7900
        Hundeschule Pfote; Tierklinik Isartal
        # DE Sport 900 5900
        Yoga Loft Haidhausen; Kletterhalle Gipfel; Radwerkstatt Speiche; Tanzschule Walzer
        # DE Entertainment 790 3900
        Kino Lichtspiel; Jazzclub Unterfahrt Nord; Spielecafé Würfel
        # DE Clothing 1900 11900
        Schneiderei Faden; Secondhand Fundus; Trachten Wiesner
        # DE Gifts 890 4900
        Papeterie Federleicht; Goldschmiede Aurum
        # DE Education 2900 9900
        Nachhilfe Plus; Töpferkurs Ton & Scheibe
        # DE Other 490 6900
        Wollstube Masche; Fotostudio Klick; Elektro Bachmeier
        Schuhmacher Nagel; Salon Haarspree; Änderungsatelier Stich; Autowerkstatt Kolb
        # IT Groceries 320 4200
        Panificio Zanella; Macelleria Bonato; Ortofrutta da Gino; Salumeria Rigoni
        Cantina Valdorsa; Alimentari Pesce Rosso
        # IT Restaurants 990 5900
        Trattoria al Ponte Storto; Osteria Sette Lune; Pizzeria Bella Nina; Ristorante Lago Blu
        Agriturismo Le Querce; Gelateria Fiordiluna
        Enoteca del Borgo; Rosticceria da Pina; Taverna dei Mori
        # IT Coffee 110 690
        Bar Centrale Nani; Caffè dell'Orologio=CAFFE DELL OROLOGIO; Pasticceria Dolcevia
        # IT Home 590 12900
        Ferramenta Bellini; Idraulica Fratelli Corsi; Vivaio Tre Pini
        # IT Other 390 4900
        Barbiere Silvano; Officina Tommasi; Edicola San Zeno
        # IT Sport 890 3900
        Piscina Le Grazie; Vela Club Garda
        # GB Restaurants 790 4900
        The Crooked Teapot; Brick & Basil; Mumbai Lantern; The Salted Anchor; Noodle Wharf
        # GB Coffee 240 790
        Kettle & Crow; Bean Harbour
        # GB Groceries 290 3900
        Hartley's Greengrocer=HARTLEYS GREENGROCER; Bermondsey Cheese Loft; Fenwick Fishmongers
        # GB Entertainment 690 3900
        The Lamplight Cinema; Inkwell Books; Vinyl Attic
        # GB Other 390 3900
        Camden Cobblers; Ravenscourt Barbers
        """

    /// Those that are paid by standing orders and debits, and where the money comes from.
    static let standing = """
        # DE Housing
        Hausverwaltung Seidl; Garage Kurz
        # DE Utilities
        Stadtwerke München=STADTWERKE MUENCHEN; Rundfunkbeitrag=RUNDFUNK ARD, ZDF, DRADIO
        # DE Phone and internet
        Telekom=TELEKOM DEUTSCHLAND GMBH; Congstar; o2=TELEFONICA GERMANY O2
        # DE Insurance
        HUK-COBURG; Allianz=ALLIANZ VERSICHERUNGS-AG; ADAC; Barmenia; HanseMerkur
        # DE Subscriptions
        Netflix; Spotify; Disney+=DISNEYPLUS; Apple=APPLE.COM/BILL; Amazon Prime=AMAZON PRIME
        Audible; Adobe; Süddeutsche Zeitung=SUEDDEUTSCHE ZEITUNG; Duolingo
        YouTube Premium=GOOGLE YOUTUBEPREMIUM; Strava; Dropbox
        # DE Transport
        Deutschlandticket=MVV DEUTSCHLANDTICKET
        # DE Sport
        FitX; Urban Sports Club
        # DE Children
        Kita Sonnenkinder
        # DE Education
        Musikschule Klangwerk
        # DE Gifts
        Ärzte ohne Grenzen=AERZTE OHNE GRENZEN E.V.
        # DE Fees
        Kontoführung=KONTOFUEHRUNG; Auslandseinsatzentgelt
        # DE Taxes
        Finanzamt München=FINANZAMT MUENCHEN; Hauptzollamt=BUNDESKASSE KRAFTFAHRZEUGSTEUER
        # DE Salary
        Verlag Nordlicht
        # DE Other income
        Familienkasse=BUNDESAGENTUR FUER ARBEIT FAMILIENKASSE
        # GB Other income
        Harrow & Finch Publishing=HARROW FINCH PUBLISHING
        # GB Phone and internet
        giffgaff
        # GB Housing
        Big Yellow Self Storage=BIG YELLOW SELF STORAGE
        # GB Subscriptions
        The Guardian=GUARDIAN NEWS MEDIA; National Trust
        # IT Utilities
        Enel Energia; Acque Veronesi
        # IT Housing
        Condominio Via Mazzini
        # IT Phone and internet
        TIM=TIM SPA; Iliad=ILIAD ITALIA
        # IT Subscriptions
        NOW=NOW TV ITALIA
        # IT Insurance
        UnipolSai
        # IT Taxes
        Agenzia delle Entrate; Comune di Verona
        # IT Fees
        Canone conto; Imposta di bollo
        # IT Other income
        Affitto box Bertolini
        """
}
