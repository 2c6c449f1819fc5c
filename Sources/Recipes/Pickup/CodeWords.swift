/// Words about codes and other numbers in notices, in the languages of the normalisers and Danish.
enum CodeWords {
    /// What a code is called.
    static let labels = WordTable<Void>(
        """
        code|codes|pin|pin code|passcode|password|pickup number|collection pass|pass|pickup pass|collection number|collect number|keyword|code word|\
        the word|otp|abholnummer|kennwort|passwort|losung|losungswort|öffnungscode|abholnr|abholschein|tan|mtan|codewort|\
        codice|codici|pin di ritiro|numero di ritiro|parola|parola chiave|parola d'ordine|\
        mot de passe|numéro de retrait|n de retrait|código|codigo|cód|clave|contraseña|palabra clave|clave de recogida|n o de recogida|n de recogida|número de recogida|\
        senha|palavra passe|palavra chave|número de levantamento|código de levantamento|\
        afhaalnummer|ophaalnummer|wachtwoord|toegangscode|kod|kodu|kodem|kod odbioru|hasło|numer odbioru|\
        kode|koden|hentenummer|utleveringsnummer|hentekode|avhentingsnummer|passord|adgangskode|\
        kod|koden|hämtnummer|avinummer|utlämningsnummer|lösenord|upphämtningsnummer|kolliid
        """)
    /// The ends of compounds that are called so: `Abholcode`, `hämtkod`, `afhaalpin`.
    static let labelEndings = ["code", "kode", "kod", "koden", "kodene", "pin", "codes"]
    /// Words that have such an end, or stand beside one, and are something else.
    static let otherCodes = WordTable<Void>(
        """
        barcode|barcodes|qrcode|qr|bar|zip|post|postal|promo|promotion|discount|voucher|gift|dress|country|area|\
        referral|sort|sortcode|trackingcode|tracking|sendungscode|rabattcode|gutscheincode|aktionscode|postcode|\
        promocode|kortingscode|zipcode|vouchercode|streckkod|strekkode|stregkode|sporingskode|spårkod|rabattkod|\
        rabattkode|postkod|barkode|qr kode|spårningskod|kollikod|à barres|a barre|de barras|kreskowy|kreskowego|\
        pocztowy|rabatowy|postale|fiscale|sconto|fiskalny|código postal|de suivi|di sconto|di tracciamento|\
        di spedizione|de seguimiento|de descuento|de rastreio|de desconto|de envío|tracking|promozionale|\
        przesyłki|paczki|nadania|bestellcode|mismatch|error
        """)
    /// What tells to key in or to show what follows.
    static let verbs = WordTable<Void>(
        """
        enter|type|type in|key in|punch in|press|input|opens with|open with|unlock with|unlocks with|quote|show|\
        give|give them|say|tell them|present|mention|says|it says|shows|use|tippe|tippen sie|gib|geben sie|nenne|nennen sie|sag|sage|sagen sie|\
        zeig|zeige|zeigen sie|vorzeigen|drück|tipp|gebt|zeigt|mostrate|mostri|enseñe|enseñar|montre|montrez|dá|diz|mostra|\
        pokaż|pokażcie|toon|laat|opgeven|vis frem|uppvisa|fremvis|drücke|öffnet mit|öffnen mit|geht auf mit|steht|angeben|digita|digitare|digiti|inserisci|\
        inserire|mostra|mostri|comunica|si apre con|apri con|aprilo con|tapez|taper|tape|composez|compose|saisissez|\
        saisir|entrez|entrer|présentez|montrez|donnez|donne|dites|dis|s'ouvre avec|s ouvre avec|marca|marque|teclea|teclee|\
        introduce|introduzca|muestra|muestre|enseña|indica|pulsa|se abre con|abre con|di|diga|digite|digita|\
        introduza|insira|mostre|apresente|abre com|indique|toets|toets in|voer|voer in|tik|geef|toon|noem|zeg|\
        gaat open met|open met|opent met|wpisz|podaj|pokaż|powiedz|wprowadź|otwórz|otworzysz|slå|slå in|slå inn|knappa in|\
        tast|tast inn|indtast|tryk|trykk|oppgi|opplys|oplys|vis|visa|ange|angi|uppge|säg|si|åbnes med|åpnes med|\
        åpne med|öppnas med|öppna med|öppnar med|lukkes op med|brug|bruk|använd|gebruik|use|użyj
        """)
    /// Prepositions directly behind which a code may stand: `open it with 4471`.
    static let instruments = WordTable<Void>("with|mit|avec|con|com|met|med|using")
    /// Labels of numbers that are no codes.
    static let otherNumbers = WordTable<Void>(
        """
        parcel|package|packet|item|shipment|consignment|tracking|tracking number|track|order|ref|reference|invoice|\
        tel|phone|call|text|mobile|helpline|customer service|support|unit|apt|suite|room|floor|bay|box|locker|slot|\
        compartment|cell|door|lane|route|shop|depot|waybill|awb|id|customer|account|gate|platform|\
        paket|pakete|paketnummer|sendung|sendungsnummer|sendungsnr|sendungs|auftrag|auftragsnummer|bestellung|\
        bestellnummer|bestellnr|rechnung|rechnungsnummer|telefon|fach|fachnr|fachnummer|packstation|station|filiale|\
        hotline|kundennummer|kunden|bez|bezirk|referenz|trackingnummer|paketnr|paket nr|box|schließfach|\
        pacco|collo|spedizione|ordine|riferimento|rif|telefono|chiama|assistenza|cassetta|scomparto|casella|vano|\
        armadietto|lettera di vettura|ldv|mittente|numero verde|fattura|cella|\
        colis|envoi|commande|suivi|référence|réf|téléphone|service client|facture|casier|case|consigne|lettre|\
        recommandée|numéro de suivi|client|lettre recommandée|\
        paquete|envío|pedido|seguimiento|localizador|referencia|teléfono|llame|atención al cliente|factura|taquilla|\
        casilla|cajetín|buzón|expedición|albarán|estanco nº|\
        encomenda|objeto|objecto|rastreio|rastreamento|referência|telefone|apoio ao cliente|fatura|cacifo|armário|\
        gaveta|porta|remessa|volume|\
        pakket|pakketnummer|pakje|zending|zendingsnummer|bestelnummer|bestelling|ordernummer|klantenservice|factuur|\
        kluis|vak|lade|kluisje|trackingnummer|referentie|barcode|\
        paczka|paczki|paczkę|przesyłka|przesyłki|przesyłkę|numer|numer paczki|zamówienie|zamówienia|infolinia|\
        telefonu|skrytka|skrytki|skrytce|faktura|klient|list|paczkomat|paczkomacie|paczkomatu|\
        pakke|pakken|pakkenummer|sending|sendingen|sendingsnummer|sporing|sporingsnummer|ordre|ordrenummer|\
        bestilling|telefon|tlf|kundeservice|luke|rom|kolli|kollinummer|forsendelse|referanse|\
        paketet|försändelse|försändelsen|kollinr|kolliid|spårning|spårningsnummer|beställning|ordernr|kundtjänst|\
        fack|lucka|skåp|referens|sändning|sändningsnummer|sms|app|version
        """)
    /// What may stand between such a label and its number, or between a code and its label.
    static let numberMarks = WordTable<Void>(
        "nr|no|n|num|number|numero|nummer|numer|id|o|nro|nb|nbr|is|ist|är|er|lautet")
    /// What may stand between a code and the label behind it.
    static let beforeLabel = WordTable<Void>(
        """
        is|is your|is the|your|as|as the|the|ist|ist dein|ist der|ist ihr|als|dein|ihr|der|è|è il|è il tuo|il|tuo|\
        come|est|est le|est votre|comme|votre|le|es|es el|es tu|como|el|tu|su|é|é o|é o seu|o|seu|is je|is de|is uw|\
        je|uw|de|to|to jest|jako|twój|er|er din|som|din|är|är din|ditt|your pickup|pickup|collection|access
        """)
    /// Units and the like behind a number that is no code.
    static let units = WordTable<Void>(
        """
        day|days|hour|hours|hrs|min|minutes|am|pm|a m|p m|week|weeks|kg|g|km|m|x|tage|tagen|tag|stunden|uhr|minuten|\
        wochen|werktage|werktagen|giorni|giorno|ore|minuti|settimane|jours|jour|heures|heure|h|semaines|días|dias|\
        día|horas|hora|semanas|minutos|dagen|dag|uur|uren|weken|werkdagen|dni|dzień|godzin|godz|tygodni|minut|\
        dager|dage|dagar|timer|timmar|uker|uger|veckor|eur|euro|euros|zł|pln|kr|sek|nok|dkk|usd|gbp|chf|stk|pcs
        """)
    /// Answers that deny what was asked.
    static let denials = WordTable<Void>("no|nope|nein|nee|non|não|nie|nei|nej")
}
