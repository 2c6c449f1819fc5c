extension KnownMerchants {
    /// Each category as a heading, and its names between semicolons.
    static let daily = """
        # Groceries
        REWE; Edeka; Aldi Süd; Lidl; Penny; Netto Marken-Discount=NETTO MARKEN-DISCOU; Kaufland
        Norma; Tegut; Alnatura; denn's Biomarkt=DENNS BIOMARKT; V-Markt; Globus; HIT Markt
        Nahkauf; Rossmann; Esselunga; Coop; Conad; Carrefour; Eurospin; Pam; Despar; MD; Famila
        Tosano; Rossetto; Iper; Bennet; NaturaSì=NATURASI; Tesco=TESCO STORES
        Sainsbury's=SAINSBURYS; Asda; Morrisons; Waitrose; Marks & Spencer=MARKS&SPENCER PLC
        Co-op=CO-OP GROUP FOOD; Iceland; Ocado; Aldi UK; Billa; Spar Österreich=SPAR DANKT
        Hofer; Monoprix; Franprix; Auchan; Mercadona; Eroski; Pingo Doce; Continente
        Albert Heijn; Jumbo Supermarkten; Migros; Coop Pronto; Trader Joe's=TRADER JOES; CVS
        7-Eleven; FamilyMart; Whole Foods=WHOLEFDS|WHOLE FOODS; Kroger; Safeway; Publix; Target
        Walmart=WAL-MART|WALMART; Costco; Wegmans; Leclerc=E LECLERC; Intermarché
        Casino Supermarché; Picard; Biocoop; Dia; Consum; Hipercor; Alcampo; El Corte Inglés
        Spar; Interspar; Denner; Volg; Delhaize; Colruyt; Crai; Sigma; Pewex; Iperal; Ekom
        IN'S Mercato; Budnikowsky=BUDNI; Müller=MUELLER DROGERIE; dm=DM DROGERIEMARKT|DM FIL|DM
        Flink; Gorillas; Getir; HelloFresh; Gousto; Basic Bio; Bio Company; Denn's=DENNS
        Mix Markt; Netto; Marktkauf; Budgens; Spar UK; Booths; Farmfoods; Heron Foods
        Holland & Barrett
        # Restaurants
        McDonald's=MCDONALDS; Burger King; KFC; Subway; Vapiano; L'Osteria=L OSTERIA
        Hans im Glück; Peter Pane; dean&david; Nordsee; Five Guys; Domino's=DOMINOS PIZZA
        Lieferando; Wolt; Uber Eats; Autogrill; Spizzico; Old Wild West; La Piadineria
        Rossopomodoro; Alice Pizza; Roadhouse; Spontini; Giovanni Rana; Deliveroo; Glovo
        Just Eat; Nando's=NANDOS; Wagamama; PizzaExpress; Pret A Manger; Itsu; Dishoom
        Franco Manca; Honest Burgers; Wahaca; Zizzi; Byron; Greggs; Wetherspoons=JD WETHERSPOON
        Yo Sushi; Figlmüller; Skihütte Hochalm; Gasthof Zur Post; Bouillon Chartier
        Café de Flore=CAFE DE FLORE; Brioche Dorée=BRIOCHE DOREE; 100 Montaditos; Casa Lucio
        Cervecería Catalana=CERVECERIA CATALANA; Pastéis de Belém=PASTEIS DE BELEM
        Cervejaria Ramiro; Time Out Market; FEBO; Café Winkel 43=CAFE WINKEL 43; Zeughauskeller
        Hiltl; Shake Shack; Chipotle; Katz's Delicatessen=KATZS DELI
        In-N-Out Burger=IN-N-OUT BURGER; Ichiran Ramen; Sushiro; Yoshinoya; Taco Bell
        Wendy's=WENDYS; Panera Bread; Papa John's=PAPA JOHNS; Pizza Hut; DoorDash; Grubhub
        Chick-fil-A; Popeyes; Panda Express; Olive Garden; Applebee's=APPLEBEES; Quick; Flunch
        Paul; Foodora; Backwerk Pizza; Block House; Maredo; Tank & Rast; Jim Block; Eataly
        Burgez; Leon; Tortilla; Toby Carvery; Harvester; Beefeater
        # Coffee
        Starbucks; Coffee Fellows; Backwerk; Kamps; Ditsch; Tchibo; Illy Caffè=ILLY CAFFE
        Lavazza; 12oz Coffee; Venchi; Grom; Costa Coffee; Caffè Nero=CAFFE NERO
        Black Sheep Coffee; Monmouth Coffee; Dunkin'=DUNKIN|DUNKIN DONUTS; Tim Hortons
        Peet's Coffee=PEETS COFFEE; Einstein Kaffee; Balzac Coffee; Espresso House; Gail's=GAILS
        Nespresso
        # Transport
        Deutsche Bahn=DB VERTRIEB GMBH; MVG; FlixBus; BVG; HVV; Uber; Bolt; FreeNow; Miles
        Share Now; Sixt Share; Tier; Trenitalia; Italo; ATV Verona; ATM Milano
        Autostrade per l'Italia=AUTOSTRADE PER L ITALIA; Telepass; Trenord
        Transport for London=TFL TRAVEL CH; Trainline; Great Western Railway=GWR; LNER
        Avanti West Coast; Southeastern; Thameslink; National Express
        Deutschlandticket=MVV DEUTSCHLANDTICKET; Lyft; Cabify; Taxi Deutschland; Tier Mobility
        Lime; Bird; Voi; Nextbike; EMT Madrid; KVB; VVS; VBB; RMV; Rheinbahn; MVV; SNCF Connect
        Oyster; ScotRail; CrossCountry; BlaBlaCar; FlixTrain; Westbahn; ÖBB=OEBB; Wiener Linien
        PayByPhone; EasyPark; RingGo; Parkopedia; APCOA; Contipark; Itabus; ATAC
        ATM Azienda Trasporti; Enjoy; Zipcar
        # Fuel
        Aral; Shell; Esso; Jet; OMV; Agip; TotalEnergies=TOTAL ENERGIES; HEM; Eni; Q8; IP
        Tamoil; BP; Texaco; Murco; Chevron; Exxon=EXXONMOBIL; Mobil; Sunoco; Repsol; Cepsa; Galp
        Star Tankstelle=STAR TANKSTELLE; Avia; Raiffeisen Tankstelle; Circle K; API IP
        EnBW mobility+=ENBW MOBILITY; Ionity; Tesla Supercharger=TESLA SUPERCHARGER
        # Cash
        Sparkasse; Commerzbank; Deutsche Bank; Intesa Sanpaolo; UniCredit; Barclays; HSBC
        Volksbank; Postbank; ING; DKB; Lloyds Bank; NatWest; Santander; Nationwide; BNL
        Monte dei Paschi; Banco BPM; BNP Paribas; Crédit Agricole; BBVA; CaixaBank; Euronet
        Reisebank
        """
}
