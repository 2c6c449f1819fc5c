extension KnownMerchants {
    /// Each category as a heading, and its names between semicolons.
    static let home = """
        # Housing
        Big Yellow Self Storage=BIG YELLOW SELF STORAGE
        # Utilities
        Stadtwerke München=STADTWERKE MUENCHEN; Rundfunkbeitrag=RUNDFUNK ARD, ZDF, DRADIO
        Enel Energia; Acque Veronesi; Vattenfall; E.ON=EON ENERGIE|E ON; EnBW; RWE; Stadtwerke
        Yello Strom; Octopus Energy; British Gas; EDF Energy; OVO Energy; Thames Water
        Scottish Power=SCOTTISHPOWER; A2A; Edison Energia; Hera; Iren; Acea; Engie; EDF; Veolia
        Endesa; Iberdrola; Naturgy; Con Edison; GASAG
        # Phone and internet
        Telekom=TELEKOM DEUTSCHLAND GMBH; Congstar; o2=TELEFONICA GERMANY O2; giffgaff
        TIM=TIM SPA; Iliad=ILIAD ITALIA; Vodafone; 1&1=1 1 TELECOM|1UND1; Aldi Talk; Freenet
        Drillisch; EE; Three; BT Group=BT GROUP; Virgin Media; Sky Broadband; TalkTalk; Lebara
        WindTre=WIND TRE; Fastweb; Ho Mobile; PosteMobile; Orange; SFR; Bouygues Telecom
        Free Mobile; Movistar; Yoigo; Verizon; AT&T; T-Mobile; Comcast; Xfinity
        # Insurance
        HUK-COBURG; Allianz=ALLIANZ VERSICHERUNGS-AG; ADAC; Barmenia; HanseMerkur; UnipolSai
        AXA; Generali; ERGO; DEVK; R+V Versicherung; Debeka; Gothaer; CosmosDirekt; Aviva
        Admiral; Direct Line; LV Insurance; Bupa; Vitality; Zurich Insurance; Mapfre; MAIF
        MACIF; Geico; Progressive Insurance; State Farm; Techniker Krankenkasse; AOK; Barmer
        Getsafe; Lemonade; Sara Assicurazioni; Genertel; Linear Assicurazioni
        # Health
        Apotheke am Sendlinger Tor; Shop Apotheke; DocMorris; Apollo-Optik; Fielmann
        Mister Spex; Amplifon; Farmacia Due Campane; Lloyds Farmacia
        Salmoiraghi & Viganò=SALMOIRAGHI VIGANO; GrandVision; Ottica Avanzi; Specsavers
        Vision Express; LloydsPharmacy; Boots; Superdrug; Walgreens; Rite Aid; Medpex; Zahnarzt
        Optical Express; Pearle; Redcare
        # Taxes
        Finanzamt München=FINANZAMT MUENCHEN; Hauptzollamt=BUNDESKASSE KRAFTFAHRZEUGSTEUER
        Agenzia delle Entrate; Comune di Verona; HMRC; IRS; DVLA
        Agence DGFIP=DGFIP; Agencia Tributaria; Comune di Milano; Comune di Roma
        # Fees
        Revolut Fee; Kontoführungsgebühr; Western Union; Wise Fee
        # Education
        Volkshochschule München=MUENCHNER VHS; Udemy; Coursera; Babbel; Skillshare
        LinkedIn Learning; Udacity; Preply; Busuu; Open University; Berlitz; Goethe-Institut
        British Council
        # Children
        Smyths Toys; Baby Walz; BabyOne; Jako-o; Spielwaren Obletter; Vedes; Prénatal=PRENATAL
        Chicco; Toys Center; Hamleys; Mamas & Papas=MAMAS PAPAS; Toys R Us; LEGO; myToys
        Ernsting's Family=ERNSTINGS FAMILY; Disney Store; Mothercare; The Entertainer
        Vertbaudet
        # Pets
        Fressnapf; Zooplus; Das Futterhaus; Arcaplanet; Isola dei Tesori; Pets at Home; Jollyes
        Petco; PetSmart; Kölle Zoo; Maxi Zoo; Zooroyal
        # Home
        IKEA; OBI; Bauhaus; Hornbach; Hagebau; toom Baumarkt; XXXLutz; Höffner; Segmüller; Poco
        Depot; Butlers; Dänisches Bettenlager; Leroy Merlin; Maisons du Monde; Mondo Convenienza
        Brico Io; Bricocenter; Kasanova; Thun; B&Q; Dunelm; Homebase; Robert Dyas; The Range
        Wilko; Action; Tedi; Jysk; Home24; Wayfair; Habitat; Castorama; Bricomarché; Home Depot
        Lowe's=LOWES; Bed Bath & Beyond; Tchibo Shop; Maison du Monde; Flying Tiger
        Søstrene Grene=SOSTRENE GRENE; Zara Home; H&M Home; Screwfix; Wickes; Toolstation
        Raiffeisen Markt; Dehner; Pflanzen Kölle
        # Other
        Amazon=AMZN MKTP DE|AMZN|AMZN MKTP; eBay; Kleinanzeigen; Deutsche Post; DHL; Hermes; DPD; GLS; Staples
        Pagro; McPaper; Poste Italiane; Tabaccheria Corso; Amazon Italia=AMZN MKTP IT; Subito
        Post Office; Royal Mail; Timpson; Snappy Snaps; Temu; AliExpress; Wish; Allegro
        Leboncoin; Wallapop; UPS; FedEx; Evri; InPost; Mondial Relay; La Poste; Correos
        Action Print; Vistaprint; Cewe
        """
}
