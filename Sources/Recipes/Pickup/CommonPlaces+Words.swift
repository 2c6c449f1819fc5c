extension CommonPlaces {
    /// What neighbours say of their homes.
    static let homes = WordTable<Void>(
        """
        with me|with us|at mine|at ours|at my place|at our place|at my house|at our house|at my flat|my flat|my place|\
        our hallway|my hallway|my porch|our porch|bei mir|bei uns|in meiner wohnung|in unserem flur|chez moi|chez nous|\
        da me|da noi|a casa mia|a casa nostra|casa mia|en mi casa|en casa|en nuestra casa|conmigo|con nosotros|comigo|\
        connosco|conosco|em minha casa|na minha casa|em nossa casa|na nossa casa|em casa|cá em casa|bij mij|bij ons|\
        bij mij thuis|bij ons thuis|u mnie|u nas|u mnie w domu|hos meg|hos oss|hos mig|hos os|hjemme hos meg|\
        hjemme hos oss|hjemme hos mig|hemma hos mig|hemma hos oss
        """)
    /// What numbers of doors and flats are called.
    static let doors = WordTable<Void>(
        """
        number|no|nr|num|numero|numéro|número|n|nummer|flat|apartment|apt|hausnummer|hausnr|wohnung|appartement|appt|\
        interno|int|piso|puerta|porta|apartamento|huisnummer|mieszkanie|mieszkania|numerem|lejlighed|leilighet|lägenhet
        """)
    /// Shops and parts of houses as people call them.
    static let nouns = WordTable<Void>(
        """
        newsagent|newsagents|newsagent's|corner shop|bakery|baker|baker's|butcher|butcher's|pharmacy|chemist|chemist's|\
        drugstore|deli|bodega|florist|grocer|grocer's|greengrocer|greengrocer's|supermarket|petrol station|\
        gas station|garage|café|cafe|coffee shop|pub|hotel|hairdresser|hairdresser's|barber|barber's|laundry|\
        laundrette|laundromat|dry cleaner|dry cleaner's|dry cleaners|bookshop|bookstore|library|school|gym|off licence|\
        liquor store|hardware store|takeaway|nail salon|salon|hallway|stairwell|shed|bike shed|bin store|bins|\
        recycling bin|laundry room|bike room|basement|garden|back porch|office|till|customer service desk|\
        bäcker|bäckerei|metzger|metzgerei|apotheke|drogerie|blumenladen|friseur|tankstelle|supermarkt|späti|\
        schreibwarenladen|buchladen|buchhandlung|trafik|wirt|gasthaus|reinigung|flur|hausflur|treppenhaus|schuppen|\
        keller|waschküche|fahrradkeller|carport|abholtheke|theke|laden|geschäft|tonnen|mülltonnen|büro|\
        boulangerie|boulanger|boucherie|boucher|pharmacie|épicerie|épicier|fleuriste|coiffeur|pressing|laverie|\
        librairie|papeterie|supermarché|station service|bistrot|hôtel|mairie|caviste|primeur|traiteur|couloir|\
        entrée de l'immeuble|local à vélos|local poubelles|cave|abri|garage|hall|palier|\
        panettiere|panificio|fornaio|macellaio|macelleria|farmacia|fruttivendolo|fioraio|parrucchiere|barbiere|\
        benzinaio|distributore|supermercato|alimentari|lavanderia|cartolaio|ferramenta|tabaccaio|edicolante|giornalaio|\
        barista|androne|cantina|garage|cortile|pianerottolo|panadería|carnicería|frutería|farmacia|\
        floristería|peluquería|gasolinera|supermercado|ferretería|tintorería|lavandería|papelería|ultramarinos|locutorio|\
        chino|bazar|cafetería|portal|rellano|trastero|garaje|padaria|talho|farmácia|mercearia|florista|\
        cabeleireiro|barbeiro|bomba de gasolina|posto de gasolina|mercado|lavandaria|livraria|quiosque|restaurante|\
        arrecadação|garagem|corredor|hall de entrada|bakker|slager|apotheek|drogist|bloemist|kapper|benzinestation|\
        tankstation|supermarkt|groenteboer|sigarenwinkel|snackbar|stomerij|wasserette|boekhandel|gang|schuur|\
        berging|fietsenhok|portiek|kelder|piekarni|piekarnia|sklepu|rzeźnika|aptece|apteka|kwiaciarni|kwiaciarnia|\
        fryzjera|warzywniaku|warzywniak|spożywczym|spożywczaku|spożywczak|stacji benzynowej|stacja|pralni|księgarni|\
        piwnicy|garażu|klatce schodowej|komórce|kawiarni|bakeri|bakeriet|bakeren|slakteren|apotek|apoteket|blomsterbutikken|\
        frisøren|bensinstasjonen|bensinstasjon|nærbutikken|kafeen|kafé|boden|garasjen|kjelleren|sykkelboden|oppgangen|\
        gangen|vaskerommet|bageri|bageriet|bageren|konditoriet|frisören|macken|bensinstationen|kiosken|mataffären|\
        affären|matbutiken|blomsteraffären|caféet|garaget|förrådet|källaren|cykelrummet|tvättstugan|trapphuset|\
        tanken|frisøren|købmanden|skuret|kælderen|opgangen|vaskekælderen|garagen|carporten
        """)
    /// Where such a place is.
    static let qualifiers = WordTable<Void>(
        """
        downstairs|upstairs|on the corner|round the corner|around the corner|next door|opposite|across the road|\
        across the street|down the road|by the station|at the station|behind the counter|unten|oben|an der ecke|um die ecke|gegenüber|\
        nebenan|im haus|am bahnhof|im erdgeschoss|du coin|d'en bas|d'en face|d'à côté|en bas|en face|à côté|de la gare|\
        sotto|sotto casa|all'angolo|di fronte|qui accanto|accanto|di sotto|giù|de abajo|de la esquina|\
        de enfrente|de al lado|da esquina|em baixo|de baixo|do lado|ao lado|em frente|op de hoek|om de hoek|beneden|hiernaast|\
        aan de overkant|na rogu|na dole|obok|naprzeciwko|za rogiem|nede|på hjørnet|ved siden av|rundt hjørnet|\
        i første etasje|over gata|där nere|på hörnet|mittemot|mitt emot|runt hörnet|bredvid|overfor|nedenunder|\
        do meu irmão|da minha irmã|of my brother|de mon frère
        """)
    /// Prepositions that say more than `at`, and belong to the place.
    static let relations = WordTable<Void>(
        """
        behind|under|underneath|beside|next to|hinter|unter|neben|derrière|sous|à côté de|dietro|sotto|accanto a|\
        detrás de|debajo de|al lado de|atrás de|debaixo de|ao lado de|achter|onder|naast|za|pod|obok|bak|bakom|\
        under|ved siden av|bredvid|bagved|bag
        """)
    /// Further prepositions in front of such places.
    static let prepositions = WordTable<Void>(
        "on|by|with|op|em|a|nell'|nell|dell|all|auf|mit|zum|zur|sul|sulla|sur|sull|nella|nel|para|till|til|hemma|chez le|chez la"
    )
    static let possessives = WordTable<Void>(
        """
        your|my|our|your local|deinem|deiner|ihrem|ihrer|meinem|meiner|unserem|unserer|votre|ton|ta|mon|ma|notre|tuo|tua|\
        suo|sua|mio|mia|nostro|nostra|tu|su|mi|nuestro|nuestra|seu|sua|teu|tua|meu|minha|nosso|nossa|je|jouw|uw|mijn|ons|onze|\
        twoim|twojej|naszym|naszej|moim|mojej|din|ditt|min|mitt|vår|vårt|vores|deres|ert
        """)
    /// Possessives of whoever reads the notice.
    static let readers = WordTable<Void>(
        """
        your|deinem|deiner|ihrem|ihrer|votre|ton|ta|tuo|tua|suo|sua|tu|su|seu|sua|teu|tua|je|jouw|uw|twoim|twojej|din|ditt
        """)
    /// What tells that somebody has left a parcel somewhere or has taken it in.
    static let handovers = WordTable<Void>(
        """
        left|dropped|took in|taken in|abgegeben|angenommen|abgelegt|laissé|déposé|réceptionné|remis|lasciato|consegnato a|\
        preso io|ritirato io|dejado|dejó|han dejado|recogí|deixou|deixaram|recebi|ficou comigo|afgegeven|aangenomen|\
        zostawił|zostawiła|odebrałam|odebrałem|lämnat|lämnats|lämnade|tagit emot|lagt|la igjen|levert hos|tok imot|\
        afleveret|modtaget|lagde
        """)
    static let greetings = WordTable<Void>(
        """
        hi|hey|hello|hiya|dear|hallo|moin|servus|liebe|lieber|salut|bonjour|coucou|cher|chère|ciao|buongiorno|caro|cara|\
        hola|querida|querido|buenas|olá|oi|hoi|hé|ey|beste|dag|hej|hei|cześć|witaj|kjære|kära|kære|goddag
        """)
}
