/// What orders to machines are about.
extension PlantedWords {
    /// Names of fields in objects that imitate answers.
    static let properties: Set<String> = [
        "merchant", "total", "date", "currency", "vat", "code", "carrier", "place", "title", "day",
        "amount", "deadline", "documentnumber", "invoice", "people", "start", "end", "value",
        "time", "payment", "paymentmethod", "codice", "datum", "betrag", "importe", "montant",
        "role", "content", "total_amount", "price", "location", "pickupcode",
    ]
    /// What fields are called.
    static let fields = WordTable<Void>(
        """
        total|totals|amount|sum|price|merchant|seller|vendor|shop name|store name|date|currency|vat|code|pin|\
        carrier|courier|place|location|venue|address|title|day|time|times|hour|start|end|deadline|invoice|\
        payment|payment method|last four|people|attendees|event|number|\
        summe|gesamtsumme|gesamtbetrag|betrag|händler|datum|rechnungsdatum|währung|mwst|abholcode|\
        zusteller|paketdienst|ort|treffpunkt|adresse|titel|tag|uhrzeit|zeit|zeiten|beginn|ende|frist|\
        rechnungsnummer|zahlungsart|teilnehmer|termin|preis|\
        montant|somme|prix|marchand|commerçant|vendeur|devise|tva|transporteur|lieu|adresse|titre|jour|heure|\
        début|fin|date limite|échéance|facture|paiement|participants|événement|\
        totale|importo|somma|prezzo|esercente|commerciante|negozio|data|valuta|iva|codice|corriere|luogo|\
        indirizzo|titolo|giorno|ora|orario|inizio|fine|scadenza|fattura|pagamento|partecipanti|evento|\
        importe|suma|precio|comercio|comerciante|tienda|fecha|moneda|divisa|código|clave|transportista|lugar|\
        dirección|título|día|hora|inicio|plazo|factura|pago|asistentes|\
        valor|montante|preço|soma|loja|moeda|transportadora|local|morada|endereço|dia|início|fim|prazo|fatura|\
        pagamento|\
        totaal|totaalbedrag|bedrag|winkel|verkoper|munt|btw|afhaalcode|bezorger|vervoerder|plaats|locatie|\
        adres|tijd|tijdstip|begin|einde|factuur|betaling|betaalwijze|deelnemers|lokaal|prijs|\
        suma|sumę|sumy|kwota|kwotę|kwoty|cena|cenę|sprzedawca|sprzedawcę|datę|daty|waluta|walutę|kod|kodu|kodem|\
        kodzie|przewoźnik|przewoźnika|miejsce|miejsca|tytuł|dzień|godzina|godzinę|godziny|termin|koniec|\
        początek|płatność|płatności|faktura|\
        beløp|beløpet|summen|totalen|totalsum|totalsummen|butikk|butikken|selger|dato|datoen|mva|koden|kode|\
        transportør|sted|stedet|tittel|dagen|tid|tiden|tidspunkt|tidspunktet|klokkeslett|slutt|\
        fristen|betaling|deltakere|møtet|pris|prisen|\
        belopp|beloppet|summa|summan|totalsumma|totalsumman|butik|butiken|säljare|handlare|datumet|moms|\
        hämtkoden|hämtkod|plats|platsen|adress|titeln|klockslag|slut|deltagare|mötet|priset|beløbet|stedet
        """)
    static let documents = WordTable<Void>(
        """
        document|receipt|text|notice|content|contents|page|data|invoice above|dokument|beleg|quittung|text|bon|\
        kassenbon|nachricht oben|reçu|ticket|texte|contenu|documento|scontrino|ricevuta|testo|contenuto|recibo|\
        texto|contenido|conteúdo|bonnetje|tekst|inhoud|paragon|treść|rachunek|kvittering|kvitteringen|teksten|\
        innholdet|kvitto|kvittot|texten|innehållet|dokumentet
        """)
    static let instructions = WordTable<Void>(
        """
        instruction|instructions|rule|rules|prompt|prompts|guidelines|anweisung|anweisungen|regeln|vorgaben|\
        consigne|consignes|règles|istruzione|istruzioni|regole|instrucciones|reglas|instruções|regras|instructies|\
        regels|instrukcje|instrukcji|polecenia|poleceń|zasady|instruksjoner|instruksjonene|instrukser|regler|\
        instruktioner|instruktionerna|regler
        """)
    static let above = WordTable<Void>(
        """
        above|previous|prior|preceding|everything before|so far|oben|obige|obigen|obiges|obenstehende|vorherige|\
        vorherigen|vorige|bisherige|bisherigen|davor|ci dessus|précède|précédent|précédente|précédents|\
        précédentes|dessus|sopra|precedente|precedenti|precede|finora|anterior|anteriores|arriba|previo|previa|\
        acima|precedente|hierboven|bovenstaande|voorgaande|vorige|eerdere|powyżej|powyższe|powyższy|powyższą|\
        poprzednie|poprzedni|poprzednią|wcześniejsze|ovenfor|ovenstående|ovanför|ovanstående|foregående|\
        föregående|tidligere|tidigare|over|ما سبق
        """)
    static let everything = WordTable<Void>(
        "all|everything|alle|alles|tout|toute|toutes|tous|tutto|tutti|tutte|todo|todos|todas|tudo|wszystko|"
            + "wszystkie|alt|allt|alla")
    static let messages = WordTable<Void>(
        """
        message|messages|msg|email|mail|reminder|nachricht|nachrichten|message|mail|messaggio|messaggi|mensaje|\
        mensajes|mensagem|mensagens|bericht|berichten|mailtje|wiadomość|wiadomości|melding|meldingen|meddelande|\
        besked|beskeden|sms
        """)
    /// Words for what belongs to the one who writes.
    static let own = WordTable<Void>(
        "my|our|that|mein|meine|meinen|unsere|mon|ma|mes|notre|mio|mia|miei|mie|nostro|nostra|mi|mis|nuestro|"
            + "meu|minha|meus|minhas|mijn|onze|mój|moją|moje|moich|min|mitt|mina|mine|mi|i|ich|wat|what|was"
    )
    static let pronouns = WordTable<Void>(
        "this|it|that|das|dies|es|ça|cela|questo|lo|eso|esto|isto|isso|dit|het|to|det|dette|detta"
    )
    static let answers = WordTable<Void>(
        """
        answer|response|output|result|reply|antwort|ausgabe|ergebnis|réponse|résultat|sortie|risposta|risultato|\
        respuesta|resultado|salida|resposta|saída|antwoord|uitvoer|resultaat|odpowiedź|odpowiedzi|wynik|svar|\
        svaret|resultat|resultatet|utdata
        """)
    static let modals = WordTable<Void>(
        """
        must|should|shall|has to|have to|ought|müssen|muss|musst|soll|sollen|sollst|devono|deve|devi|deves|doivent|\
        doit|dois|devez|fosse|deben|debe|debes|debería|devem|deveria|moeten|moet|muszą|musi|musisz|powinien|\
        powinna|powinno|skal|ska|skall|må|måste
        """)
    static let withOrOnly = WordTable<Void>(
        """
        with|only|just|exactly|mit|nur|avec|par|seulement|uniquement|con|solo|soltanto|con|só|apenas|somente|com|\
        met|alleen|enkel|tylko|jedynie|med|kun|bare|endast|bara
        """)
    /// Words between a field and its new value.
    static let links = WordTable<Void>(
        "to|as|is|be|with|auf|als|zu|durch|mit|à|par|comme|est|a|con|come|è|por|como|es|para|em|é|naar|op|door|"
            + "met|na|jako|til|som|till|mot|på|the")
    /// What says that another value is the right one.
    static let truths = WordTable<Void>(
        """
        correct|corrected|real|true|actual|in reality|right total|wahre|wahrer|echte|echter|richtige|richtiger|\
        korrekte|tatsächliche|tatsächlich|in wirklichkeit|vrai|vraie|véritable|exact|en réalité|vero|vera|reale|\
        corretto|corretta|esatto|in realtà|verdadero|verdadera|bueno|real|correcto|correcta|en realidad|verdadeiro|\
        verdadeira|correto|correta|na realidade|echte|juiste|werkelijke|correcte|in werkelijkheid|prawdziwa|\
        prawdziwy|prawdziwą|właściwa|właściwy|poprawna|poprawny|w rzeczywistości|riktige|riktig|ekte|korrekt|\
        egentlige|egentlig|i virkeligheten|rätta|riktiga|korrekta|egentliga|i själva verket
        """)
    static let falsehoods = WordTable<Void>(
        """
        fake|false|example|sample|invalid|void|test|falsch|gefälscht|beispiel|ungültig|faux|fausse|exemple|factice|\
        invalide|falso|falsa|esempio|non valido|ejemplo|inválido|exemplo|vals|voorbeeld|ongeldig|nep|incorrect|wrong|mistaken|fehlerhaft|erroné|sbagliato|sbagliata|erroneo|errato|incorrecto|\
        incorrecta|erróneo|errado|errada|onjuist|fout|błędna|błędny|feil|fel|felaktig|felaktigt|fałszywy|\
        przykład|przykładem|nieważny|falsk|eksempel|ugyldig|exempel|ogiltig
        """)
    static let instead = WordTable<Void>(
        """
        instead|actually|rather|stattdessen|eigentlich|anstelle|plutôt|à la place|au lieu|invece|al posto|\
        al suo posto|en su lugar|en lugar|en cambio|\
        em vez disso|em vez|in plaats daarvan|in plaats|zamiast|i stedet|istedet|i stället|istället|heller
        """)
    static let courtesies = WordTable<Void>(
        "please|kindly|bitte|merci|veuillez|prière|si prega|per favore|por favor|se ruega|gelieve|graag|alstublieft|"
            + "proszę|prosimy|vennligst|vänligen|venligst|for bookkeeping|for accounting"
    )
    /// What stands in front of a value that is to be taken, or of what it is to be taken for.
    static let likenesses = WordTable<Void>("as|als|comme|come|como|jako|som|listed as")
    /// Where values are written.
    static let places = WordTable<Void>(
        "field|feld|champ|campo|veld|veldje|pole|polu|felt|feltet|fält|fältet|fields|felder|champs|campi|campos"
    )
    /// What machines do with texts.
    static let readings = WordTable<Void>(
        """
        read|reads|reading|parse|parses|parsing|process|processes|processing|extract|extracts|extracting|liest|\
        lesen|gelesen|verarbeitet|auslesen|lit|lisez|lis|traite|traitez|legge|leggi|leggendo|elabora|lee|lees|\
        leyendo|procesa|procesas|lê|lendo|processa|leest|verwerkt|czyta|czytasz|przetwarza|leser|behandler|läser|\
        behandlar
        """)
    static let beings = WordTable<Void>(
        "are|is|bist|ist|sind|sei|siete|es|êtes|eres|es|és|você é|bent|jesteś|jest|er|är")
    static let conditions = WordTable<Void>(
        "when|quand|lorsque|quando|cuando|wanneer|kiedy|når|när|if|unless|in case|falls|wenn|sofern|si|se|nel caso|caso|als|indien|mocht|jeśli|jeżeli|gdyby|hvis|dersom|om|ifall"
    )
    /// Orders to play something, and reasons that only such orders give.
    static let pretences = WordTable<Void>(
        """
        pretend that|pretend the|act as if the|act as a|for testing purposes|for test purposes|zu testzwecken|\
        tu so als|à des fins de test|fais comme si|fingi che|a scopo di test|finge que|con fines de prueba|\
        para fins de teste|doe alsof|voor testdoeleinden|udawaj że|do celów testowych|lat som om|for testformål|\
        låtsas att|i testsyfte|never mention|do not mention|erwähne nicht|ne mentionne pas|non menzionare|\
        no menciones|não mencione|noem niet|nie wspominaj|ikke nevn|nämn inte
        """)
}
