extension SampleMerchants {
    /// Chains and services met in Germany, one heading a category.
    static let germany = """
        # DE Groceries 380 9200
        REWE; Edeka; Aldi Süd; Lidl; Penny; Netto Marken-Discount=NETTO MARKEN-DISCOU; Kaufland
        Norma; Tegut; Alnatura; denn's Biomarkt=DENNS BIOMARKT; V-Markt; Globus; HIT Markt
        Nahkauf; Rossmann
        # DE Restaurants 780 6800
        McDonald's=MCDONALDS; Burger King; KFC; Subway; Vapiano; L'Osteria=L OSTERIA
        Hans im Glück; Peter Pane; dean&david; Nordsee; Five Guys; Domino's=DOMINOS PIZZA
        Lieferando; Wolt; Uber Eats
        # DE Coffee 240 1150
        Starbucks; Coffee Fellows; Backwerk; Kamps; Ditsch; Tchibo
        # DE Transport 260 7900
        Deutsche Bahn=DB VERTRIEB GMBH; MVG; FlixBus; BVG; HVV; Uber; Bolt; FreeNow; Miles
        Share Now; Sixt Share; Tier
        # DE Fuel 2900 9400
        Aral; Shell; Esso; Jet; OMV; Agip; TotalEnergies=TOTAL ENERGIES; HEM
        # DE Health 420 9800
        Apotheke am Sendlinger Tor; Shop Apotheke; DocMorris; Apollo-Optik; Fielmann
        Mister Spex; Amplifon
        # DE Clothing 1290 18900
        Zalando; H&M; C&A; Zara; Peek & Cloppenburg=PEEK CLOPPENBURG; Uniqlo; Esprit
        s.Oliver=S OLIVER; Tom Tailor; Deichmann; Görtz; About You; Breuninger; Galeria
        Ludwig Beck; Hunkemöller
        # DE Electronics 990 39900
        MediaMarkt; Saturn; Conrad; Cyberport; Notebooksbilliger; Alternate; Apple Store; Gravis
        # DE Home 690 26900
        IKEA; OBI; Bauhaus; Hornbach; Hagebau; toom Baumarkt; XXXLutz; Höffner; Segmüller; Poco
        Depot; Butlers; Dänisches Bettenlager
        # DE Children 790 7900
        Smyths Toys; Baby Walz; BabyOne; Jako-o; Spielwaren Obletter; Vedes
        # DE Pets 890 6900
        Fressnapf; Zooplus; Das Futterhaus
        # DE Sport 990 17900
        Decathlon; Intersport; SportScheck; Globetrotter; Bergzeit; Bergfreunde; Adidas; Nike
        Rose Bikes; Fahrrad XXL
        # DE Entertainment 590 8900
        CinemaxX; UCI Kinowelt; Mathäser Filmpalast; Eventim; Ticketmaster; Steam
        PlayStation Store; Nintendo eShop; Thalia; Hugendubel; Deutsches Museum
        # DE Gifts 990 7900
        Fleurop; Blume2000; Douglas; Christ Juweliere; Pandora; Etsy
        # DE Education 1490 14900
        Volkshochschule München=MUENCHNER VHS; Udemy; Coursera; Babbel
        # DE Travel 4900 48900
        Booking.com; Airbnb; Lufthansa; Eurowings; Ryanair; easyJet; Motel One; Ibis; Expedia
        Check24 Reisen; TUI; Sixt
        # DE Other 290 4900
        Amazon=AMZN MKTP DE; eBay; Kleinanzeigen; Deutsche Post; DHL; Hermes; DPD; GLS; Staples
        Pagro; McPaper
        # DE Cash 4000 30000
        Sparkasse; Commerzbank; Deutsche Bank
        """
}
