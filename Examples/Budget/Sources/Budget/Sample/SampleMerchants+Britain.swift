extension SampleMerchants {
    /// Chains and services met in Britain, one heading a category.
    static let britain = """
        # GB Groceries 310 6900
        Tesco=TESCO STORES; Sainsbury's=SAINSBURYS; Asda; Morrisons; Waitrose
        Marks & Spencer=MARKS&SPENCER PLC; Co-op=CO-OP GROUP FOOD; Iceland; Ocado; Aldi UK
        # GB Restaurants 690 5900
        Nando's=NANDOS; Wagamama; PizzaExpress; Pret A Manger; Itsu; Dishoom; Franco Manca
        Honest Burgers; Wahaca; Zizzi; Byron; Greggs; Wetherspoons=JD WETHERSPOON; Yo Sushi
        # GB Coffee 230 890
        Costa Coffee; Caffè Nero=CAFFE NERO; Black Sheep Coffee; Monmouth Coffee
        # GB Transport 175 6900
        Transport for London=TFL TRAVEL CH; Trainline; Great Western Railway=GWR; LNER
        Avanti West Coast; Southeastern; Thameslink; National Express
        # GB Fuel 2900 7900
        BP; Texaco; Murco
        # GB Health 390 5900
        Specsavers; Vision Express; LloydsPharmacy
        # GB Clothing 990 12900
        Next; River Island; Topshop; ASOS; Debenhams; JD Sports; Clarks; Schuh; Monsoon; Joules
        # GB Electronics 990 24900
        Currys; Argos; John Lewis
        # GB Home 490 9900
        B&Q; Dunelm; Homebase; Robert Dyas; The Range; Wilko
        # GB Children 590 4900
        Hamleys; Mamas & Papas=MAMAS PAPAS
        # GB Pets 490 2900
        Pets at Home; Jollyes
        # GB Sport 790 7900
        Sports Direct; Go Outdoors; Evans Cycles; Halfords
        # GB Entertainment 590 7900
        Waterstones; WHSmith; Foyles; Odeon; Vue; Curzon; National Theatre; Royal Opera House
        British Museum; Tate Modern
        # GB Gifts 490 5900
        Paperchase; Moonpig; Liberty; Fortnum & Mason=FORTNUM MASON; The Body Shop
        # GB Travel 2900 28900
        British Airways; Premier Inn; Travelodge; Eurostar; Jet2
        # GB Other 190 2900
        Post Office; Royal Mail; Timpson; Snappy Snaps
        # GB Cash 2000 15000
        Barclays; HSBC
        """
}
