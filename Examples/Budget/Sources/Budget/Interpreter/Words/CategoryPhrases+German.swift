extension CategoryPhrases {
    static let german = CategoryPhrases(
        """
        Groceries:lebensmittel,supermarkt,supermarkten,supermarkte,nahrungsmittel,wocheneinkauf,wocheneinkaufe,essen
        Restaurants:restaurant,essen gehen,essengehen,auswarts essen,auswartsessen,gastronomie,gaststatte,lokal,lokale,gegessen,essen gegangen,war ich essen,essen war,essen waren,waren wir essen,auswarts gegessen
        Coffee:kaffee,cafe,kaffeetrinken
        Transport:transport,verkehr,offis,nahverkehr,bahn,bus,busse,taxi,fahrkarte,zug,zuge,zugfahrten,verkehrsmittel,offentliche verkehrsmittel,opnv,mobilitat
        Fuel:tanken,getankt,sprit,benzin,diesel,kraftstoff,tankstelle,treibstoff
        Travel:reise,reisen,urlaub,urlaube,hotel,flug,fluge
        Housing:miete,wohnen,wohnung
        Utilities:nebenkosten,strom,gas,wasser,heizung,energie,versorger
        Phone and internet:telefon und internet,telefon,internet,handy,mobilfunk
        Insurance:versicherung,versicherungen
        Health:gesundheit,apotheke,arzt,arzte,zahnarzt,medikament,medizin
        Clothing:kleidung,klamotten,schuhe,mode,bekleidung,anziehsachen,kleider
        Electronics:elektronik,technik,computer
        Home:haushalt,mobel,einrichtung,zuhause,baumarkt,haus,heim
        Children:kinder,kind,kita,spielzeug,kindergarten
        Pets:haustier,tiere,hund,katze,tierarzt,tierfutter
        Sport:sport,fitness,fitnessstudio
        Entertainment:unterhaltung,freizeit,kino,konzert,vergnugen,theater
        Subscriptions:abo,abos,abonnement,streaming
        Gifts:geschenk,geschenke
        Education:bildung,kurs,kurse,schule,weiterbildung,studium,bucher
        Fees:gebuhr,gebuhren,bankgebuhren,kontofuhrung,kontogebuhren
        Taxes:steuer,steuern,finanzamt
        Cash:bargeld,geldautomat,abhebung,abhebungen
        Salary:gehalt,gehalter,lohn
        Other income:sonstige einnahmen,andere einnahmen
        Transfers:umbuchungen
        Other:sonstiges,sonstige ausgaben,verschiedenes
        """, endings: ["e", "en", "n", "s", "er", "es"],
        compoundEnds: [
            "ausgabe", "kosten", "rechnung", "budget", "einkauf", "zahlung", "besuch", "kauf",
            "gebuhr", "geld", "beitrag", "bereich", "kategorie", "fahrt", "ticket",
        ])
}
