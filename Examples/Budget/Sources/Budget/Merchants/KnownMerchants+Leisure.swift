extension KnownMerchants {
    /// Each category as a heading, and its names between semicolons.
    static let leisure = """
        # Travel
        Booking.com; Airbnb; Lufthansa; Eurowings; Ryanair; easyJet; Motel One; Ibis; Expedia
        Check24 Reisen; TUI; Sixt; ITA Airways; Hotel Accademia Verona; Camping Bella Italia
        Alpitour; Volotea; Navigazione Laghi; British Airways; Premier Inn; Travelodge; Eurostar
        Jet2; Hotel Alpenrose; Asfinag; SNCF; Air France; RATP; Renfe; Vueling; Iberia
        Paradores; TAP Air Portugal=TAP PORTUGAL; Comboios de Portugal; Pousadas; NS Reizigers
        KLM; SBB; Jungfraubahnen; Amtrak; Delta Air Lines; MTA New York=MTA NYCT PAYGO; JR East
        APA Hotel; All Nippon Airways; Hertz; Avis; Europcar; Enterprise Rent-A-Car; Marriott
        Hilton; Hyatt; Novotel; Mercure; B&B Hotels=B B HOTELS; Best Western; Wizz Air
        United Airlines; American Airlines; Southwest Airlines; Swiss International=SWISS INTL
        Austrian Airlines; Condor; Emirates; Thalys; Hostelworld; Trivago; Opodo; eDreams; Kayak
        Hotels.com; Vrbo; Agoda; Center Parcs
        # Clothing
        Zalando; H&M; C&A; Zara; Peek & Cloppenburg=PEEK CLOPPENBURG; Uniqlo; Esprit
        s.Oliver=S OLIVER; Tom Tailor; Deichmann; Görtz; About You; Breuninger; Galeria
        Ludwig Beck; Hunkemöller; OVS; Benetton; Intimissimi; Tezenis; Terranova; Piazza Italia
        Geox; Bata; Coin; La Rinascente; Upim; Stradivarius; Bershka; Next; River Island
        Topshop; ASOS; Debenhams; JD Sports; Clarks; Schuh; Monsoon; Joules; Onitsuka Tiger
        Beams; Primark; Mango; Pull&Bear; Massimo Dutti; COS; Weekday; Bonprix; Otto; Shein
        Vinted; Gap; Old Navy; Levi's=LEVIS; Calzedonia; Superdry; New Look; TK Maxx; Matalan
        Snipes; Foot Locker; Salomon; Kiabi; Celio; Boohoo; Calvin Klein; Tommy Hilfiger
        Best Secret
        # Electronics
        MediaMarkt; Saturn; Conrad; Cyberport; Notebooksbilliger; Alternate; Apple Store; Gravis
        Unieuro; MediaWorld; Trony; Currys; Argos; John Lewis; Best Buy; Fnac; Darty; Boulanger
        PC Componentes; Euronics; Expert; Samsung; Thomann; Caseking; Mindfactory; Coolblue
        # Sport
        Decathlon; Intersport; SportScheck; Globetrotter; Bergzeit; Bergfreunde; Adidas; Nike
        Rose Bikes; Fahrrad XXL; Cisalfa; Decathlon Italia; Sportland; Sports Direct
        Go Outdoors; Evans Cycles; Halfords; Bergbahnen Mayrhofen; Skiverleih Strasser; FitX
        Urban Sports Club; McFit; Fitness First; Clever Fit; PureGym; The Gym Group
        Virgin Active; McFIT Italia; John Reed; Basic-Fit; Puma; Under Armour; Nuffield Health
        David Lloyd; ClassPass; Technogym
        # Entertainment
        CinemaxX; UCI Kinowelt; Mathäser Filmpalast; Eventim; Ticketmaster; Steam
        PlayStation Store; Nintendo eShop; Thalia; Hugendubel; Deutsches Museum; Arena di Verona
        Gardaland; The Space Cinema; UCI Cinemas; Feltrinelli; Mondadori; TicketOne; Vivaticket
        Waterstones; WHSmith; Foyles; Odeon; Vue; Curzon; National Theatre; Royal Opera House
        British Museum; Tate Modern; Musée d'Orsay=MUSEE D ORSAY; Louvre; Tour Eiffel
        Museo del Prado; Sagrada Familia; Rijksmuseum; Van Gogh Museum
        Metropolitan Museum=THE MET; MoMA; Ghibli Museum; teamLab; Cinestar; Cineworld
        Everyman Cinema; AMC Theatres; Pathé; Gaumont; Xbox; Epic Games; Nintendo; Europa-Park
        Phantasialand; Legoland; Hellabrunn; See Tickets; StubHub; Barnes & Noble; Libraccio
        IBS; Casa del Libro
        # Subscriptions
        Netflix; Spotify; Disney+=DISNEYPLUS; Apple=APPLE.COM/BILL; Amazon Prime=AMAZON PRIME
        Audible; Adobe; Süddeutsche Zeitung=SUEDDEUTSCHE ZEITUNG; Duolingo
        YouTube Premium=GOOGLE YOUTUBEPREMIUM; Strava; Dropbox; The Guardian=GUARDIAN NEWS MEDIA
        National Trust; NOW=NOW TV ITALIA; DAZN; Sky Deutschland; WOW; Paramount+=PARAMOUNTPLUS
        HBO Max; Hulu; Crunchyroll; Deezer; Tidal; Twitch; Patreon; Substack; Medium
        The New York Times=NYTIMES|NEW YORK TIMES; Financial Times; The Economist
        Der Spiegel=SPIEGEL VERLAG; DIE ZEIT=ZEITVERLAG|DIE ZEIT; FAZ; Corriere della Sera
        La Repubblica; Il Sole 24 Ore; Kindle Unlimited; iCloud
        Google One=GOOGLE ONE|GOOGLE STORAGE; Microsoft 365=MICROSOFT 365|MICROSOFT OFFICE
        OpenAI=OPENAI CHATGPT|CHATGPT; GitHub; Notion; Canva; Headspace; Calm; NordVPN
        1Password; LinkedIn Premium=LINKEDIN; Tinder; Sky Italia; TIMVision; RaiPlay; MUBI
        Readly; Blinkist; TV Licence=TV LICENSING|TV LICENCE; Tessera ARCI
        # Gifts
        Fleurop; Blume2000; Douglas; Christ Juweliere; Pandora; Etsy; Stroili; Sephora
        Bottega Verde; L'Erbolario=L ERBOLARIO; Paperchase; Moonpig; Liberty
        Fortnum & Mason=FORTNUM MASON; The Body Shop
        Ärzte ohne Grenzen=AERZTE OHNE GRENZEN E.V.; Interflora; Notonthehighstreet; Hallmark
        Swarovski; Yves Rocher; Lush; Marionnaud; UNICEF; Greenpeace; WWF; Oxfam; Rotes Kreuz
        Save the Children; Brot für die Welt; Emergency; Amnesty International
        # Other income
        Familienkasse=BUNDESAGENTUR FUER ARBEIT FAMILIENKASSE
        """
}
