extension EventWords {
    /// Labels of places, with or without a colon: `Ort:`, `Treffpunkt`.
    static let placeLabels = PhraseSet(
        """
        place, location, venue, where, meeting point, address, ort, veranstaltungsort, treffpunkt, wo, \
        adresse, lieu, adresse, lieu de rendez-vous, ou, luogo, indirizzo, dove, sede, ritrovo, lugar, \
        direccion, punto de encuentro, donde, local, endereco, onde, locatie, plaats, adres, waar, \
        verzamelen, miejsce, gdzie, zbiorka, sted, oppmote, oppmotested, hvor, plats, adress, var, \
        samling, motesplats
        """)

    /// What asks for a place.
    static let placeQuestions = PhraseSet(
        """
        where, where at, which place, whose place, what place, wo, wohin, bei wem, ou ca, c'est ou, ou est-ce, \
        on se retrouve ou, chez qui, ou, dove, da chi, donde, en casa de quien, onde, em que sitio, waar, \
        bij wie, gdzie, u kogo, hvor, hos hvem, var, var nagonstans, hos vem
        """)

    /// Places that are said by whose they are.
    static let personalPlaces = PhraseSet(
        """
        my place, your place, his place, her place, our place, their place, my house, your house, his house, \
        her house, our house, their house, my flat, your flat, our flat, my office, your office, his office, \
        her office, our office, my apartment, your apartment, my home, my garden, your garden, our garden, my desk, \
        at mine, at yours, at ours, at my parents, at my mum's, at my mom's, at my folks', bei meinen eltern, bei oma, bei opa, bei omi, \
        bei mama, bei papa, bei meiner mutter, bei meinem bruder, bei meiner schwester, chez mes parents, chez mamie, chez papi, chez maman, \
        chez ma mere, chez mon frere, chez ma soeur, dai miei, da mia madre, da mia sorella, da mio fratello, sotto casa tua, sotto casa mia, \
        sotto casa, en la mia, en la tuya, en la nuestra, en la vuestra, en lo mio, en lo tuyo, en lo de mi madre, en casa de mis padres, \
        en casa de la abuela, na minha, na tua, ca em casa, em casa da avo, em casa dos meus pais, na casa da avo, bij mijn ouders, \
        bij oma, bij opa, bij mama, u babci, u dziadkow, u rodzicow, u moich rodzicow, u mamy, hos mormor, hos farmor, hos mamma, \
        hos bestemor, hos foreldrene mine, hos mina foraldrar, hjemme hos mor, a la casa,  to mine, round mine, round ours, round yours, \
        bei mir, bei dir, bei uns, bei euch, bei ihm, bei ihr, bei ihnen, zu mir, zu uns, zu dir, zu euch, \
        bei mir zuhause, bei uns zuhause, bei mir zu hause, bei uns zu hause, bei mir daheim, bei uns im garten, \
        chez moi, chez toi, chez nous, chez vous, chez lui, chez elle, chez eux, a la maison, \
        da me, da te, da noi, da voi, da lui, da lei, da loro, a casa mia, a casa tua, a casa nostra, \
        a casa sua, a casa vostra, a casa loro, casa mia, casa tua, casa nostra, casa sua, casa vostra, da mamma, da nonna, dalla nonna, \
        en mi casa, en tu casa, en su casa, en casa, en nuestra casa, mi casa, tu casa, su casa, nuestra casa, \
        na minha casa, na tua casa, na sua casa, na nossa casa, em minha casa, em nossa casa, minha casa, \
        nossa casa, tua casa, la em casa, ca em casa, em casa, em tua casa, em sua casa, \
        bij mij, bij mij thuis, bij ons, bij ons thuis, bij jou, bij jou thuis, bij jullie, bij jullie thuis, bij hem thuis, bij haar thuis, \
        u mnie, u nas, u ciebie, u was, u niego, u niej, u nich, u mnie w domu, u nas w domu, \
        hos meg, hos oss, hos deg, hos dere, hos ham, hos henne, hjemme hos meg, hjemme hos oss, hjemme hos deg, \
        hos mig, hos dig, hos er, hos honom, hemma hos mig, hemma hos oss, hemma hos dig, hemma hos er
        """)

    /// What stands before a person at whose home it is: `bei Kathrin`.
    static let hosts: [String: PhraseSet] = [
        "de": PhraseSet("bei, bei der, bei den, beim, zu"), "fr": PhraseSet("chez"),
        "it": PhraseSet("da, dalla, dal, dai, a casa di, casa di, a casa della"),
        "es": PhraseSet("en lo de, lo de, en casa de, en casa del, en casa de la, casa de"),
        "pt": PhraseSet(
            "em casa do, em casa da, em casa de, na casa do, na casa da, casa do, casa da, na casa de, na do, na da"
        ),
        "nl": PhraseSet("bij"), "pl": PhraseSet("u"), "nb": PhraseSet("hos, hjemme hos"),
        "sv": PhraseSet("hos, hemma hos"), "en": PhraseSet("chez"),
    ]

    /// Prepositions of places, and their articles.
    static let prepositions: [String: PhraseSet] = [
        "en": PhraseSet(
            "at, at the, in the, in, outside, outside the, by the, near the, inside the, to the, on the, in front of the, in front of, meet at, behind the, opposite the, near, opposite"
        ),
        "de": PhraseSet(
            "im, am, in der, in, an der, auf dem, auf der, beim, bei der, vorm, vor dem, vor der, ins, in die, zum, zur, hinterm, hinter der, hinter dem, neben dem, neben der, an, unterm, unter der, am alten, im alten, im grossen, im kleinen"
        ),
        "fr": PhraseSet(
            "au, a la, a l', aux, chez, dans le, dans la, dans l', sur le, sur la, devant le, devant la, devant l', sous le, sous la, place, a, en bas de, au pied de, derriere le, derriere la, en salle"
        ),
        "it": PhraseSet(
            "al, alla, all', allo, ai, in, nel, nella, nell', da, dal, dalla, sul, sulla, davanti al, davanti alla, davanti all', presso, presso la, presso il, sotto, sotto la, fuori dal, fuori dalla, a"
        ),
        "es": PhraseSet(
            "en el, en la, en los, en las, en, en lo, al lado de, frente al, frente a la, delante del, delante de la, junto al, junto a la, al, a la, en la puerta de"
        ),
        "pt": PhraseSet(
            "no, na, nos, nas, em, ao pe do, ao pe da, em frente ao, em frente a, em frente da, em frente do, a porta do, a porta da, junto ao, junto a, ao"
        ),
        "nl": PhraseSet(
            "in het, in de, in, bij de, bij het, bij, op het, op de, op, voor de, voor het, naast de, naast het, aan de, aan het, naar de, naar het, bovenin"
        ),
        "pl": PhraseSet("w, we, na, przy, pod, przed, obok, u, koło, kolo, nad, do"),
        "nb": PhraseSet("pa, i, ved, utenfor, foran, hos, til, bak, under, inne pa"),
        "sv": PhraseSet("pa, i, vid, utanfor, framfor, hos, till, bakom, under, inne pa, nere vid"),
    ]

    /// Articles that belong to no name.
    static let articles: Set<String> = Set(
        """
        the a an der die das den dem le la les l il lo gli i el los las o os as het de een det den en ei \
        un una une um uma ein eine
        """.split(separator: " ").map(String.init))

    /// What joins the words of a name of a place: `parc des Buttes`, `dugout of field 2`.
    static let joints: Set<String> = Set(
        """
        of the de des du la le les l d di del della delle dei degli dello dell da do das dos el los las \
        achter nr der den dem am an auf im in zum van het ten ter sul sur sous by et y e & pod przy na i vid ved pa auf
        """.split(separator: " ").map(String.init))

    /// Nouns of places, whole words.
    static let placeNouns = PhraseSet(
        """
        gym, room, hall, office, cafe, church, school, station, park, pub, bar, restaurant, library, \
        clinic, centre, center, theatre, theater, cinema, museum, stadium, field, pitch, court, plot, pool, beach, \
        hotel, club, clubhouse, garage, garden, car park, parking lot, trailhead, dugout, campsite, \
        market, square, bridge, gate, hospital, surgery, studio, shop, store, mall, arcade, bakery, lounge, \
        terrace, barn, farm, lab, reception, lobby, playground, rink, lake, pier, harbour, harbor, dock, spa, \
        salon, chapel, cathedral, temple, mosque, synagogue, village hall, community hall, town hall, community centre, \
        community center, rec center, leisure centre, sports hall, allotment, platform, terminal, entrance, \
        fountain, boathouse, bandstand, pavilion, tavern, inn, diner, brewery, winery, bistro, pizzeria, kitchen, \
        basement, attic, rooftop, tent, marquee, ground, grounds, arena, academy, college, university, campus, \
        auditorium, canteen, cafeteria, meeting room, conference room, boardroom, main stage, bus stop, ferry, zoo, \
        aquarium, planetarium, gallery, courts, fields, gates, gardens, pitches, docks, tennis courts, lodge, cabin, nursery, kindergarten, depot, yard, \
        raum, saal, halle, buro, kneipe, kirche, schule, bahnhof, wirtshaus, gasthaus, gasthof, biergarten, brunnen, \
        rathaus, bootshaus, kantine, mensa, praxis, werkstatt, keller, garten, hof, platz, turm, hutte, stube, \
        bucherei, bibliothek, spielplatz, sportplatz, parkplatz, hallenbad, freibad, schwimmbad, foyer, aula, \
        zentrum, studio, laden, krug, stadion, kapelle, pfarrheim, gemeindehaus, gemeindesaal, dachterrasse, \
        salle, gymnase, parc, cour, parking, mairie, ecole, gare, eglise, cantine, bureau, bibliotheque, \
        mediatheque, stade, piscine, plage, magasin, cabinet, clinique, hopital, terrasse, jardin, \
        chantier, theatre, musee, fontaine, pont, port, bistrot, brasserie, boulangerie, creperie, auberge, quai, \
        maison, ferme, atelier, foyer, maison des associations, salle des fetes, salle polyvalente, centre, hall, \
        sala, palestra, campo, parrocchia, chiesa, scuola, stazione, parco, ufficio, biblioteca, teatro, cinema, stadio, \
        piscina, spiaggia, mercato, ristorante, trattoria, osteria, enoteca, gelateria, bar, negozio, studio, clinica, ospedale, \
        terrazza, giardino, museo, fontana, ponte, centro, circolo, oratorio, municipio, aula, atelier, \
        sede, agriturismo, rifugio, cortile, ambulatorio, lido, bagno, parcheggio, caffe, \
        puerta, plaza, colegio, instituto, estacion, parque, oficina, estadio, playa, restaurante, bar, tienda, \
        hospital, terraza, jardin, fuente, puente, puerto, iglesia, ayuntamiento, chiringuito, asador, cafeteria, \
        taberna, polideportivo, pabellon, gimnasio, taller, consulta, consultorio, sotano, azotea, salon, entrada, \
        biblioteca, centro, mercado, pista, cancha, finca, cortijo, bodega, sidreria, cerveceria, clinica, cine, teatro, \
        escola, estacao, praia, loja, igreja, praca, cantina, ginasio, quadra, estudio, auditorio, consultorio, \
        padaria, boteco, pastelaria, churrascaria, pizzaria, salao, saguao, academia, clube, chacara, \
        portaria, predio, mercado, campo, cervejaria, tasca, pavilhao, adega, esplanada, posto, shopping, \
        zaal, lokaal, kamer, kantine, buurthuis, school, kerk, station, park, kantoor, bibliotheek, \
        zwembad, strand, winkel, praktijk, ziekenhuis, terras, tuin, brug, haven, cafe, kroeg, eetcafe, clubhuis, \
        dorpshuis, wijkcentrum, sporthal, gymzaal, plein, veld, loods, atelier, hal, aula, gemeentehuis, stadhuis, kelder, parkeerplaats, ingang, \
        sala, szkola, szkole, kosciol, kosciele, dworzec, dworcu, park, parku, biuro, biurze, biblioteka, bibliotece, kino, kinie, teatr, teatrze, stadion, \
        stadionie, basen, basenie, plaza, plazy, sklep, restauracja, restauracji, kawiarnia, kawiarni, knajpa, knajpie, pub, pubie, klub, klubie, dom kultury, domu kultury, swietlica, \
        swietlicy, gabinet, gabinecie, przychodnia, przychodni, rynek, rynku, plac, placu, brama, bramie, hala, hali, boisko, boisku, remiza, remizie, swietlica, stolowka, stolowce, pizzeria, pizzerii, dzialce, dzialka, \
        kirke, kirken, skole, skolen, stasjon, stasjonen, parken, kontor, kontoret, bibliotek, \
        biblioteket, kino, teater, stranda, stranden, butikken, sykehuset, hage, hagen, brua, havna, kaffe, klubb, \
        gymsalen, grendehuset, samfunnshuset, hytta, klubbhuset, garasjen, garasjene, banen, kantina, kantinen, radhuset, aulaen, torget, brygga, festsalen, motero met, moterommet, \
        lokal, lokalen, kyrka, kyrkan, skola, skolan, stationen, parken, kontoret, bibliotek, teatern, \
        badhuset, stranden, butiken, sjukhuset, tradgarden, bron, hamnen, kafe, kafeet, klubben, gympasalen, \
        bygdegarden, forsamlingshuset, stugan, klubbstugan, hembygdsgarden, torget, matsalen, aulan, kallaren, foreningslokalen, gardshuset, gemensamhetslokalen, tvattstugan, bryggan, sporthallen, ishallen, biblioteket, rum, zoom, skype, google meet, jitsi, discord, \
        garaje, garajes, portal, patio, sotano, casa rural, refugio, vestuario, gasolinera, muelle, malecon, zocalo, cantera, \
        cottage, chalet, ranch, mill, dining room, living room, common room, classroom, staff room, bowls club, club house, bandroom, \
        cafetorium, top gate, front gate, side gate, crossroads, roundabout, corner, waterfront, boardwalk, quarry, meadow, bus station, \
        train station, metro, tube station, airport, mall, deck, patio, greenhouse, shed, pond, weir, towpath, pitch and putt, ground floor, \
        mensa, chalet, werkraum, klassenzimmer, gruppenraum, turnraum, bewegungsraum, wohnzimmer, esszimmer, kuche, hof, wald, ufer, kreuzung, \
        hutte, scheune, schuppen, eisdiele, backerei, konditorei, imbiss, lokal, studio, metzgerei, flughafen, hauptbahnhof, hbf, u bahn, \
        tramstation, friedhof, zoo, tierpark, botanischer garten, schloss, burg, kloster, parzelle, sitzungssaal, gemeinderaum, pfarrsaal, \
        chalet, cabane, grange, hangar, cafe, salle de classe, salle des profs, cafeteria, court, courts, boulodrome, patinoire, chateau, \
        cimetiere, aeroport, arret de bus, metro, marche, bois, foret, sentier, etang, local, collegiale, abbaye, dojo, poissonnerie, \
        mare, ludoteca, aula magna, refettorio, stazione centrale, aeroporto, castello, cimitero, bosco, lago, fiume, casa del popolo, \
        pro loco, bocciofila, pizzeria, rosticceria, pasticceria, birreria, locanda, masseria, poliambulatorio, laboratorio, sala civica, \
        local, local social, casal, peña, pena, merendero, embarcadero, rotonda, esquina, aeropuerto, castillo, cementerio, bosque, lago, rio, \
        barrio, aula, salon de actos, comedor, cocina, terraza, poligono, ambulatorio, centro de salud, centro civico, ludoteca, \
        ringue, garagem, sitio, quinta, casa de cha, churrasqueira, salao de festas, sala de reunioes, refeitorio, cozinha, aeroporto, castelo, \
        cemiterio, lago, rio, barragem, mata, bosque, livraria, junta de freguesia, centro de saude, recinto, coreto, rotunda, planetario, \
        speellokaal, grasveld, huiskamer, woonkamer, keuken, klas, klaslokaal, aula, bos, meer, vijver, kasteel, boswachterij, luchthaven, \
        begraafplaats, metrostation, busstation, ijssalon, bakkerij, brouwerij, molen, volkstuin, parochiezaal, \
        smietnik, altanka, domek, dzialce, las, lesie, jeziora, zamek, zamku, cmentarz, lotnisko, lotnisku, metrze, kawiarence, cukiernia, \
        cukierni, lodziarnia, lodziarni, piekarnia, warsztat, warsztacie, klasie, sali, auli, ogrodzie, ogrod, podworko, podworku, \
        hyttetunet, soppelskuret, boden, loftet, kjelleren, klasserommet, kjokkenet, stua, skogen, vannet, fjorden, slottet, kirkegarden, \
        flyplassen, t-banen, trikkestoppet, bakeriet, bryggeriet, mollen, akebakken, grillhytta, gapahuken, personalrommet, kafeteriaen, \
        klassrummet, koket, vardagsrummet, skogen, sjon, slottet, kyrkogarden, flygplatsen, tunnelbanan, konditoriet, bageriet, bryggeriet, \
        kvarnen, pulkabacken, uteplatsen, kvarterslokalen, matsal, gymnastiksalen, bildsalen, altanen, \
        vestry, village green, courtyard, marina, jetty, slipway, depot, food court, foyer, workshop, warehouse, showroom, \
        gazebo, orchard, riverside, seafront, promenade, memorial, monument, statue, clock tower, lighthouse, farmhouse, day centre, \
        dojo, ring, skatepark, bowling alley, escape room, sauna, hostel, inn, steakhouse, sushi bar, ramen bar, tapas bar, wine bar, cocktail bar, \
        bib, stock, innenhof, hinterhof, dachboden, waldhutte, waldrand, seeufer, steg, bushaltestelle, haltestelle, parkhaus, tiefgarage, \
        konferenzraum, besprechungsraum, sitzungszimmer, turnhalle, sporthalle, schulhof, pausenhof, cafe, bar, wiese, see, marktplatz, \
        vereinsheim, schutzenhaus, feuerwehrhaus, pfarrsaal, beiz, beisl, heuriger, alm, \
        bibli, fac, terrain, city stade, dojo, caserne, kiosque, guinguette, refuge, gite, camping, lac, place du marche, \
        palazzetto, piscina comunale, cantina, magazzino, sacrestia, baita, stabilimento, molo, lungomare, portici, edicola, fermata, parchetto, \
        quadra, laje, quiosque, orla, rodoviaria, sede, galpao, ginasio, pastelaria, marina, jardim, miradouro, largo, cais, \
        zolder, schuur, boerderij, kinderboerderij, camping, bushalte, perron, steiger, manege, kleedkamer, vergaderzaal, speeltuin, schoolplein, \
        osiedle, swietlica, przystanek, przystanku, parking, parkingu, altana, altanie, jezioro, jeziorem, schronisko, schronisku, osrodek, osrodku, strzelnica, lodowisko, lodowisku, sala gimnastyczna, \
        gymsal, kafeteria, kafeen, parkeringen, parkeringsplassen, bussholdeplassen, brygga, naustet, lavvoen, samfunnshuset, velhuset, \
        festlokal, festlokalen, parkeringen, busshallplatsen, bryggan, fotbollsplanen, folkets hus, scoutstugan, kolonin, lekplatsen, grillplatsen
        """)

    /// Ends of compounds that are places: `Musiksaal`, `buurthuis`.
    static let placeEndings = [
        "saal", "halle", "raum", "platz", "haus", "keller", "garten", "schule", "kirche", "hof",
        "bad", "stube", "turm", "markt", "zimmer", "buro", "zentrum", "brunnen", "hutte", "bahn",
        "park", "heim", "wiese",
        "huis", "zaal", "kamer", "lokaal", "plein", "school", "kerk", "veld", "hal", "centrum",
        "tuin",
        "salen", "huset", "plassen", "banen", "rommet", "hallen", "garden", "parken", "skolen",
        "kirken",
        "biblioteket", "bibliotek", "bibliothek", "kontoret", "senteret", "centret", "kafeet",
        "kafeen", "lokalen", "planen", "platsen", "skolan", "kyrkan", "stugan", "house", "hall",
        "stadion",
    ]

    /// Words in or before the names of streets.
    static let streets = PhraseSet(
        """
        c, cl, carrer, pza, plza, pl, avd, street, st, road, rd, lane, ln, avenue, ave, drive, close, crescent, boulevard, blvd, way, terrace, \
        via, viale, piazza, corso, largo, vicolo, piazzale, rue, impasse, chemin, allee, quai, place, \
        boulevard, route, cours, passage, calle, avenida, avda, paseo, plaza, ronda, camino, carrer, travesia, rua, praca, travessa, av, \
        largo, estrada, alameda, ul, ulica, ulicy, aleja, alei, str, strasse
        """)

    /// Ends of names of streets: `Kyrkogatan`, `Lindelaan`.
    static let streetEndings = [
        "strasse", "str", "gasse", "weg", "allee", "platz", "ufer", "laan", "straat", "gracht",
        "plein",
        "dijk", "kade", "gatan", "gata", "vagen", "vag", "veien", "vei", "gaten", "gate", "torget",
        "grand", "stien", "steeg",
    ]

    /// What stands behind a preposition and is no place.
    static let noPlaces: Set<String> = Set(
        """
        chat vorabend wochenende urlaub stress moment anschluss anhang voraus gruppe ende anfang namen \
        vormittag nachmittag abend morgen mittag nacht tag tage woche monat jahr auto zug bus dienst rahmen \
        teams zoom fall montag dienstag mittwoch donnerstag freitag samstag sonntag uhr \
        week weekend day morning afternoon evening night time all least last first best person once case touch \
        town advance work home bed church mass lunch dinner breakfast tea noon midnight bus train \
        fin moment plus midi soir matin demain fait bout retard avance ligne groupe revoir semaine \
        mattina sera pomeriggio ritardo anticipo tempo settimana ora pranzo cena fine treno \
        tarde noche manana grupo tiempo punto semana cuanto serio noite manha fim dia tempo \
        middag avond ochtend tijd groep app poll auto trein kveld morgen helgen dag uke gruppa tide kvall helg \
        gruppen tid bil sobote niedziele poniedzialek wtorek srode czwartek piatek razie tygodniu poludnie
        """.split(separator: " ").map(String.init))
}
