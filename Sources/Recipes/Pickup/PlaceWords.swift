/// Words about the places where parcels wait, in the languages of the normalisers and Danish.
enum PlaceWords {
    /// Kinds of places that a name follows or precedes.
    static let kinds = WordTable<Void>(
        """
        the ups store|ups store|point|my post 24|post office box|locker|lockers|lobby|foyer|parcel locker|parcelshop|parcel shop|shop|store|access point|pickup point|pick up point|\
        collection point|pickup location|pick up location|pickup station|pickup|hub locker|hub counter|hub|amazon counter|\
        amazon locker|amazon hub locker|amazon hub counter|counter|post office|depot|service point|servicepoint|\
        sorting office|delivery office|customer service point|parcel box|smart locker|box|ship center|office|\
        packstation|paketshop|paket shop|paketbox|poststation|postfiliale|filiale|abholstation|abholpunkt|abholshop|\
        abholort|paketstation|paketautomat|paketfach|postpartner|post partner|agentur|postagentur|kiosk|schließfach|\
        station|paketzentrum|zustellbasis|depot|pickup paketshop|pickup shop|pickup parcelshop|\
        punto di ritiro|punto di consegna|punto ritiro|punto poste|punto poste da te|punto pack|pudo|fermopoint|armadietto|\
        ufficio postale|ufficio|edicola|bar|tabaccheria|cartoleria|gls shop|locker inpost|sede|filiale|deposito|\
        point relais|point de retrait|point de livraison|relais|relais pickup|point pickup|point access|bureau de poste|bureau|office|\
        consigne|automate|consigne pickup|distributeur|casier|office de poste|agence|commerçant|magasin|tabac|point poste|\
        lieu de retrait|filiale|boutique|\
        punto de recogida|punto de entrega|lugar de recogida|punto|punto pack|punto amigo|oficina|oficina de correos|taquilla|citypaq|estanco|\
        tienda|terminal|librería|kiosco|quiosco|franquicia|delegación|\
        ponto de recolha|ponto de retirada|ponto de levantamento|local de retirada|ponto de entrega|ponto|ponto pickup|ponto ctt|loja|loja ctt|estação|agência|cacifo|locky|\
        papelaria|posto|armário|\
        pakketpunt|afhaalpunt|afhaallocatie|pakketautomaat|pakketkluis|postkantoor|postnl punt|dhl punt|\
        servicepunt|buurtpunt|pickup punt|ophaalpunt|kluis|pick up punt|postpunt|locker|pakketshop|winkel|\
        paczkomat|paczkomacie|paczkomatu|punkt|punkcie|punkt odbioru|punkcie odbioru|automat|automacie|up|pop|\
        urząd pocztowy|urzędzie pocztowym|urzędu pocztowego|placówka|placówce|skrytka|skrytce|automat paczkowy|\
        żabka|żabce|kiosku|kiosk|sklep|sklepie|apm|dhl box|\
        pakkeboks|pakkeboksen|pakkeshop|pakkeshoppen|utleveringssted|hentested|hentepunkt|posthus|postkontor|\
        postkontoret|butikk|butikken|butik|butikken|pakkeautomat|post i butikk|pakkebutik|postbutik|\
        ombud|ombudet|paketombud|utlämningsställe|serviceställe|paketbox|paketboxen|paketskåp|butiken|postombud|\
        uthämtningsställe|box|instabox|budbee box|servicepunkt|serviceställe
        """)
    /// Places that need no name: people and rooms that everybody in the house knows.
    static let rooms = WordTable<Void>(
        """
        mailroom|mail room|package room|parcel room|leasing office|front desk|reception|concierge|porter's lodge|\
        porter|porters lodge|gatehouse|security desk|neighbour|neighbor|doorman|lobby desk|clubhouse|\
        your neighbour|your neighbor|management office|post room|postroom|\
        nachbar|nachbarn|nachbarin|ihrem nachbarn|deinem nachbarn|ihrer nachbarin|deiner nachbarin|pförtner|\
        pforte|empfang|hausmeister|rezeption|poststelle|portier|\
        vicino|vicina|portiere|portineria|portinaio|custode|tuo vicino|suo vicino|\
        gardien|gardienne|votre gardien|votre gardienne|concierge|votre concierge|voisin|voisine|votre voisin|\
        votre voisine|ton voisin|accueil|loge|vecino|vecina|su vecino|su vecina|tu vecino|tu vecina|portero|\
        portería|conserje|conserjería|recepción|\
        vizinho|vizinha|seu vizinho|sua vizinha|porteiro|portaria|receção|recepção|\
        buren|buurman|buurvrouw|je buren|uw buren|de buren|receptie|conciërge|\
        sąsiad|sąsiada|sąsiadki|sąsiadka|recepcja|recepcji|portier|portiera|ochrona|portierni|\
        nabo|naboen|naboens|din nabo|resepsjonen|vaktmester|vaktmesteren|receptionen|\
        granne|grannen|din granne|receptionen|vaktmästare|vaktmästaren|portvakten
        """)
    /// Words for a parcel.
    static let parcels = WordTable<Void>(
        """
        parcel|package|packet|item|shipment|order|paket|päckchen|packerl|sendung|lieferung|bestellung|pacco|pacchi|\
        collo|spedizione|ordine|colis|envoi|commande|paquet|livraison|paquete|envío|pedido|encomenda|objeto|\
        volume|pakket|pakje|zending|bestelling|paczka|paczki|paczkę|przesyłka|przesyłki|przesyłkę|pakke|pakken|\
        sending|sendingen|paketet|försändelse|försändelsen|lettre|brief|raccomandata|carta|list
        """)
    static let allHours = WordTable<Void>("24/7|24/24|24h|24 h")
    /// Labels of a place, with a colon or without.
    static let labels = WordTable<Void>(
        """
        location|pickup location|pick up at|collect from|collect at|where|address|place|standort|abholort|abholstelle|ausgabestelle|ausgabeort|adresse|\
        ort|wo|abholadresse|abholung bei|abholung in|luogo|indirizzo|dove|presso|lieu|adresse|où|point|retrait|lieu de retrait|\
        lugar|dirección|dónde|recogida en|local|morada|endereço|onde|levantamento em|locatie|adres|waar|afhalen bij|\
        miejsce|adres|gdzie|miejsce odbioru|sted|adresse|hvor|hentes på|hentested|plats|adress|var|hämtas på|\
        hämtställe|ritiro presso
        """)
    /// Labels of a place that need no colon.
    static let bareLabels = WordTable<Void>(
        "standort|location|ubicación|ubicazione|emplacement|locatie|lokalizacja|localização|abholort|hentested"
    )
    /// What else may stand in such a label.
    static let labelWords = WordTable<Void>(
        "your|dein|ihr|tuo|il|votre|tu|je|uw|twój|din|de|of|for|name|nome|nom|nombre|naam|nazwa|navn|namn|der|the"
    )
    /// Prepositions behind which a name is a place.
    static let prepositions = WordTable<Void>(
        """
        at|outside|inside|bei|beim|im|am|an der|in der|bei der|in den|presso|da|dal|dalla|nel|nello|nella|al|alla|\
        all'|chez|au|à la|à l'|à l|dans|en el|en la|en|no|na|num|nas|bij|bij de|in de|in|w|we|u|na|hos|på|i|ved|\
        vid|from|retirar en|à|kommit till|kommet til|ankommet til|anlänt till|sent to|taken to|delivered to
        """)
    /// Prepositions that are in front of much else, or are words of other languages.
    static let weakPrepositions = WordTable<Void>(
        "in|im|am|en|no|na|w|i|da|al|alla|au|u|à|from|på|dans|we|an der|in der|in den|in de|nas|num|à la|à l"
    )
    /// What may stand between a preposition and the name.
    static let articles = WordTable<Void>(
        """
        the|our|der|dem|den|die|unserem|unserer|il|la|lo|l'|l|le|les|notre|el|los|las|o|a|os|as|de|het|een|
        """)
    /// Words in lower case that stand within names and addresses.
    static let connectors = WordTable<Void>(
        """
        de|la|le|les|du|des|d|l|the|of|on|and|y|e|i|och|og|und|am|an|der|dem|den|die|di|del|della|dello|dei|dell|do|\
        da|dos|das|van|von|vom|zum|zur|z|w|przy|in|im|at|outside|inside|near|next|to|opposite|behind|utanför|utenfor|udenfor|foran|bredvid|vor|neben|gegenüber|davanti|devant|près|frente|junto|naast|obok|przed|u|na|pl|pl.|cours|rue|via|\
        viale|piazza|corso|calle|avenida|av|ul|al|os|place|avenue|quai|boulevard|street|road|lane|nr|n|no|bis|bij|\
        et|et|en|à|aux|sur|s|x|op|by|het|'s|t|ter|te|von|vid|ved|av|gamle|gata|gate|gatan|vägen|veien|plads|torv|\
        nad|pod|k|św|ks|gen|c|o|a|sul|e|chez|upon|city|centre|center
        """)
    /// Words for streets and the like, with which a part of an address begins or ends.
    static let streets = WordTable<Void>(
        """
        via|viale|piazza|piazzale|p|pza|corso|largo|rue|avenue|av|avda|boulevard|bd|place|pl|quai|cours|impasse|\
        allée|route|calle|c|plaza|paseo|pº|ronda|carrer|avenida|rua|r|praça|largo|travessa|ul|ulica|al|aleja|os|\
        osiedle|pl|plac|st|street|road|rd|lane|ln|avenue|ave|square|sq|drive|dr|way|close|court|hill|terrace|high|\
        unit|straße|str|weg|platz|gasse|allee|markt|straat|laan|plein|gracht|gata|gatan|vägen|torg|torget|gate|\
        veien|vei|vej|gade|plads|torv|chemin|chaussée|strada|borgo|contrada
        """)
    static let streetEndings = [
        "strasse", "str", "weg", "platz", "gasse", "allee", "straat", "laan", "plein", "gracht",
        "gata", "gatan",
        "vagen", "torget", "torg", "gate", "gaten", "veien", "vei", "vej", "gade", "plads", "torv",
        "ufer", "damm", "ring",
    ]
    /// Capitalised words that are no part of a name.
    static let notNames = WordTable<Void>(
        """
        mo|di|mi|do|fr|sa|so|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|\
        saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|anspruch|empfang nehmen|\
        öffnungszeiten|orari|orario|horaires|horario|horário|hours|openingstijden|godziny|åpningstider|öppettider|\
        app|tel|sms|email|e mail|www|http|https|uhr|ordnung|kürze|zustellung|kontakt|eur|route|transit|monat|tagen|\
        personalausweis|ausweis|reisepass|code|abholung|verfügung
        """)
    /// Words that begin something else than a name.
    static let pronouns = WordTable<Void>(
        """
        your|you|ihr|ihre|ihrem|ihrer|ihren|ihnen|dein|deine|deinem|deiner|deinen|dir|sie|wir|unser|open|adresse|zeit|\
        votre|vos|ton|ta|tu|su|sus|tuo|suo|uw|je|twoja|twój|din|ditt|dine|please|bitte|bring|show|ab|id|mum|dad
        """)
    /// Words of notices whose parcel is not there yet, or no longer.
    static let deliveries = WordTable<Void>(
        """
        delivery|delivered|deliver|out for delivery|on its way|in transit|driver|exception|rescheduled|\
        zustellung|zugestellt|zustellen|unterwegs|geliefert|liefern|lieferung heute|auslieferung|fahrer|\
        consegna|consegnato|consegnata|in transito|in consegna|partito|corriere passerà|livraison|livré|livrée|\
        en cours|en route|livreur|distribué|entrega|entregado|entregada|reparto|repartidor|en camino|en tránsito|\
        entregue|em trânsito|a caminho|saiu|bezorgd|bezorgen|bezorging|onderweg|bezorger|doręczona|doręczenie|\
        doręczymy|doręczone|dostarczona|dostarczymy|w drodze|kurier|wydana|levering|levert|leveres|på vei|på vej|\
        utlevert|underveis|leverans|levereras|levererat|levererad|leverert|leveret|på väg|utkörning|brievenbus
        """)
    /// Words of notices whose parcel waits.
    static let pickups = WordTable<Void>(
        """
        collect|collection|pick up|pickup|ready|waiting|available|held|hold|arrived|abholen|abgeholt|abholbereit|\
        abholung|abholbar|abholcode|abholfrist|holen|wartet|bereit|liegt|hinterlegt|eingelagert|ritirare|ritiro|\
        ritira|ritirabile|giacenza|pronto|disponibile|aspetta|attende|arrivato|retirer|retrait|disponible|attend|\
        attendent|arrivé|instance|récupérer|recoger|recogida|recoge|recoja|espera|retirar|recolha|levante|\
        levantar|levantamento|disponível|aguarda|chegou|retirada|retire|afhalen|ophalen|haal|klaar|afgehaald|\
        opgehaald|beschikbaar|odbiór|odbioru|odbierz|odebrać|czeka|gotowa|hente|hentes|hentet|klar|hent|hämta|\
        hämtas|finns|redo|ankommit|afhent|afhentes|afhentning|ligger|framme|utlämning|utlevering|opgehaald|wacht
        """)
}
