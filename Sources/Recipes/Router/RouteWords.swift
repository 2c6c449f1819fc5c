/// Words that tell what a text is about, in the languages of the normalisers and Danish.
enum RouteWords {
    /// Words of lockers and shops for parcels, which no other texts have.
    static let lockers = WordTable<Void>(
        """
        locker|parcel locker|parcelshop|parcel shop|access point|pickup point|collection point|pickup station|\
        packstation|paketshop|paketbox|abholstation|pickup shop|pickup paketshop|abholcode|abholfrist|packcity|\
        punto di ritiro|punto poste|fermopoint|codice di ritiro|point relais|point de retrait|relais pickup|\
        code de retrait|punto de recogida|citypaq|código de recogida|punto pack|ponto de recolha|cacifo|locky|\
        código de levantamento|pakketpunt|afhaalpunt|pakketautomaat|afhaalcode|ophaalcode|servicepoint|\
        service point|paczkomat|paczkomacie|paczkomatu|kod odbioru|automat paczkowy|punkt odbioru|pakkeboks|\
        pakkeshop|hentekode|utleveringskode|hentested|pakkeautomat|paketombud|utlämningsställe|hämtkod|paketbox|\
        paketskåp|collection code|pickup code|collection pin|pickup pin|mailroom|pakkebutik|afhentningskode|avikod
        """)
    /// Words of parcels that are brought.
    static let coming = WordTable<Void>(
        """
        delivered|delivery|deliver|out for delivery|arriving|on its way|in transit|driver|zugestellt|zustellung|kommt|\
        unterwegs|geliefert|lieferung|fahrer|consegna|consegnato|consegnata|in arrivo|in transito|livré|livrée|\
        livraison|en cours|en route|livreur|entrega|entregado|entregada|reparto|en camino|llegará|entregue|a caminho|\
        saiu|bezorgd|bezorgen|bezorging|onderweg|bezorger|doręczona|doręczymy|doręczenie|dostarczymy|w drodze|kurier|\
        levering|levert|leveres|på vei|på vej|leverans|levereras|levererad|på väg
        """)
    /// Words of adverts, forecasts, news and instructions.
    static let publications = WordTable<Void>(
        """
        sale ends|flash sale|% off|free shipping|unsubscribe|shop now|abmelden|versandkostenfrei|schlussverkauf|\
        spedizione gratuita|disiscriviti|livraison gratuite|livraison offerte|se désabonner|soldes|envío gratis|\
        darse de baja|rebajas|frete grátis|portes grátis|gratis verzending|uitverkoop|afmelden|darmowa dostawa|\
        wyprzedaż|gratis frakt|fri frakt|gratis fragt|avregistrera|for sale|selling|ono|obo|for rent|to let|weather|forecast|warning|delayed|delays|breaking|officials|revenue|\
        recipe|preheat|bake|flight|gift card|click the link|winner|\
        verkaufe|zu verkaufen|zu vermieten|vermiete|tausche|vb|festpreis|wetter|prognose|verspätung|rezept|zutaten|\
        backofen|vendo|vendesi|affittasi|affitto|trattabili|meteo|ricetta|previsioni|sciopero|cuocere|\
        à vendre|vends|loue|à louer|météo|recette|préchauffez|charges comprises|se vende|se alquila|\
        alquilo|negociable|tiempo previsto|receta|hornear|vende se|aluga se|alugo|previsão|receita|\
        te koop|te huur|weerbericht|recept|vraagprijs|sprzedam|wynajmę|do wynajęcia|\
        pogoda|prognoza|przepis|säljer|säljes|uthyres|väder|prognos|recept|selges|selger|\
        til leie|leies ut|værvarsel|oppskrift|sælges|opskrift|tide|temperature|gradi|degrés|grader|stopni
        """)
    /// Words of adverts, news, banks and chain letters, in each language.
    static let announcements = WordTable<Void>(
        """
        while stocks last|limited time|this weekend only|offer ends|offer valid|click here|link in bio|promo code|\
        at checkout|stocks|shares|central bank|per cent|percent|investors|parliament|government|\
        forward this|account balance|available balance|new balance|horoscope|lottery|\
        solange der vorrat|solange vorrat|angebot gültig|nur bei uns|nur heute|aktionscode|aktien|börse|\
        zentralbank|prozent|bundestag|regierung|leite das weiter|kontostand|neuer kontostand|umsatz|horoskop|\
        jusqu'à épuisement|offre valable|cliquez ici|code promo|au lieu de|bourse|banque centrale|gouvernement|\
        faites suivre|solde de votre compte|nouveau solde|horoscope|\
        fino a esaurimento|offerta valida|clicca qui|codice sconto|anziché|borsa|banca centrale|governo|per cento|\
        inoltra a|inoltralo|saldo disponibile|saldo contabile|oroscopo|\
        hasta agotar existencias|oferta válida|haz clic|código promocional|bolsa|banco central|gobierno|por ciento|\
        reenvía|reenvíalo|saldo disponible|saldo de su cuenta|horóscopo|\
        enquanto houver stock|oferta válida|clique no link|clique aqui|últimas vagas|ações|governo|por cento|\
        reencaminha|encaminhe|saldo disponível|saldo da conta|horóscopo|\
        zolang de voorraad|aanbieding geldig|klik hier|kortingscode|beurs|aandelen|centrale bank|procent|regering|\
        stuur door|beschikbaar saldo|nieuw saldo|horoscoop|\
        do wyczerpania zapasów|oferta ważna|kliknij|kod rabatowy|giełda|akcje|bank centralny|rząd|prześlij dalej|\
        saldo konta|dostępne środki|horoskop|\
        så lenge lageret|tilbudet gjelder|klikk her|rabattkode|børsen|aksjer|sentralbanken|prosent|regjeringen|\
        videresend|disponibelt beløp|ny saldo|så länge lagret|erbjudandet gäller|klicka här|rabattkod|börsen|aktier|\
        riksbanken|regeringen|vidarebefordra|tillgängligt belopp|nytt saldo
        """)
    /// Words of what waits to be fetched.
    static let waits = WordTable<Void>(
        """
        waiting|waiting at|waiting for you|held|held at|held until|hold until|wartet|liegt bereit|bereit|hinterlegt|\
        in attesa|in giacenza|giacenza|vous attend|attend|en attente|le espera|espera|esperando|aguarda|à espera|\
        klaar|ligt klaar|ligt bij|czeka|oczekuje|venter|väntar|ligger klar|finns att hämta
        """)
    /// Words about passwords and the like, whose numbers are no codes of parcels.
    static let secrets = WordTable<Void>(
        """
        verification|verification code|one time|one-time|security code|login|log in|sign in|passcode|password|otp|2fa|\
        two factor|authentication|don't share|do not share|never share|expires in|tan|sms tan|pushtan|\
        einmalpasswort|bestätigungscode|sicherheitscode|anmeldung|anmeldecode|verifizierungscode|passwort|\
        überweisung lautet|niemals weiter|verifica|codice di verifica|codice di sicurezza|accesso|password|\
        non condividere|non condividerlo|monouso|vérification|code de connexion|code de sécurité|mot de passe|\
        connexion|ne partagez pas|usage unique|verificación|código de verificación|un solo uso|contraseña|\
        iniciar sesión|no compartas|no lo compartas|clave de un solo uso|seguridad|verificação|\
        código de verificação|palavra passe|senha|não partilhe|não compartilhe|verificatiecode|inlogcode|\
        inloggen|wachtwoord|deel deze|eenmalig|kod weryfikacyjny|weryfikacyjny|logowania|jednorazowe|hasło|\
        autoryzacyjny|código de acceso|caduca en|gültig für|minuten gültig|valable|expire dans|nie udostępniaj|engangskode|bekreftelseskode|innlogging|passord|bankid|del aldri|\
        verifieringskod|engångskod|inloggning|lösenord|dela inte|dela aldrig|engangskode|bekræftelseskode|log ind
        """)
    /// What records of payments call themselves.
    static let receipts = WordTable<Void>(
        """
        received from|the sum of|erhalten von|dankend erhalten|betrag erhalten|ricevo da|la somma di|reçu de|\
        la somme de|recibí de|la cantidad de|recebi de|recebi do|recebi da|a quantia de|ontvangen van|het bedrag van|\
        otrzymałem od|otrzymałam od|kwotę|mottatt fra|mottagit av|modtaget fra|receipt|invoice|tax invoice|bill|statement|statement of charges|subtotal|amount due|balance due|check|\
        order total|refund|donation|fare|rechnung|rechnungsnr|rechnungsnummer|quittung|beleg|kassenbon|\
        kassenbeleg|zwischensumme|gutschrift|abrechnung|kaufbeleg|zahlbetrag|spendenquittung|fattura|scontrino|\
        ricevuta|bolletta|documento commerciale|importo|coperti|coperto|rimborso|facture|reçu|ticket de caisse|\
        addition|sous total|montant|net à payer|quittance|note de frais|factura|recibo|tique|ticket|importe|\
        cuenta|factura simplificada|abono|he recibido|fatura|talão|nota fiscal|cupom|recibo verde|fatura recibo|\
        montante|valor pago|factuur|bon|kassabon|nota|bonnetje|subtotaal|te betalen|paragon|paragon fiskalny|\
        faktura|rachunek|do zapłaty|suma|kvittering|faktura|salgskvittering|kvitto|att betala|å betale|summa|\
        regning|bonnr|at betale|utlegg
        """)
    /// Words of paying that no price has.
    static let payments = WordTable<Void>(
        """
        paid|you paid|charged|was charged|paid by|payment received|payment method|amount paid|contactless|change due|card ending|visa|\
        mastercard|bezahlt|gezahlt|kartenzahlung|girocard|zahlungsart|ec karte|bar bezahlt|rückgeld|pagato|\
        pagamento|bancomat|contanti|resto|forma di pagamento|payé|réglé|carte bancaire|paiement|espèces|cb|\
        pagado|forma de pago|efectivo|tarjeta|pago|pago con|forma de pagamento|numerário|multibanco|cartão|\
        dinheiro|troco|betaald|pin betaling|pinnen|gepind|contant|betaalwijze|zapłacono|gotówka|karta płatnicza|\
        karta|forma płatności|betalt|kontant|vipps|bankaxept|kortbetaling|betalat|kortköp|swish|kort|kontokort|\
        mobilepay|dankort|pagou|paguei|betalte|blik|bizum|mb way|pix|płatność|płatności|paypal|apple pay|google pay|twint
        """)
    static let currencies = WordTable<Void>(
        "eur|euro|euros|usd|dollars|gbp|pounds|chf|pln|zł|sek|nok|dkk|kr|kronor|kroner|reais|brl|franken"
    )
    /// Days that are said, beside weekdays.
    static let days = WordTable<Void>(
        """
        today|tomorrow|tonight|tmrw|this evening|next week|this weekend|heute|morgen|übermorgen|heute abend|\
        nächste woche|am wochenende|oggi|domani|stasera|dopodomani|settimana prossima|aujourd'hui|demain|\
        ce soir|après demain|la semaine prochaine|hoy|mañana|esta noche|pasado mañana|la semana que viene|hoje|\
        amanhã|hoje à noite|logo à noite|semana que vem|vandaag|morgen|vanavond|overmorgen|volgende week|dziś|\
        dzisiaj|jutro|pojutrze|wieczorem|w przyszłym tygodniu|i dag|i morgen|i kveld|i overmorgen|neste uke|\
        idag|imorgon|i morgon|ikväll|i kväll|i övermorgon|nästa vecka|i aften|næste uge
        """)
    /// Days that are over.
    static let pastDays = WordTable<Void>(
        "yesterday|last night|last week|gestern|vorgestern|letzte woche|ieri|avant hier|la semaine dernière|"
            + "ayer|anoche|ontem|gisteren|vorige week|wczoraj|i går|igår|förra veckan|sist uke|i forgårs"
    )
    /// What follows an hour.
    static let hours = WordTable<Void>(
        "am|pm|a m|p m|o'clock|uhr|h|heures|ore|uur|godz|hrs|noon|de la tarde|da tarde|de la mañana"
    )
    /// What precedes an hour.
    static let hourMarks = WordTable<Void>(
        "at|kl|klokka|klokken|klockan|godz|ore|alle|um|om|às|as|las")
    /// Words about what people meet for.
    static let meetings = WordTable<Void>(
        """
        technician|engineer visit|must be home|reply yes|reply c|to confirm|techniker|monteur|kommt zu ihnen|tecnico|\
        technicien|técnico|confirmar|confirme|monteur komt|technik|montør|tekniker|kommer till er|styremøte|\
        besiktning|ablesung|lettura contatore|relevé|revisión|inspectie|przegląd|befaring|\
        meeting|appointment|you free|fancy|invitation|invited|invite|invites|party|birthday|dinner|lunch|brunch|breakfast|drinks|\
        rehearsal|practice|training|class|lesson|workshop|webinar|conference|concert|performance|game|\
        match|tournament|trip|tour|visit|interview|call|stand up|standup|check up|checkup|dentist|wedding|\
        ceremony|open day|assembly|agm|reunion|picnic|barbecue|bbq|movie|cinema|film|yoga|gym|choir|funeral|exam|\
        see you|join us|rsvp|save the date|are you free|meet|let's meet|come over|doors open|kick off|playdate|\
        sleepover|potluck|book club|quiz|pub|gig|reminder your|hike|run|swim|session|screening|pick you up|blood test|sync|booked for|still on|tacos|shall we|surgery|clinic|\
        treffen|termin|einladung|eingeladen|feier|geburtstag|essen|mittagessen|abendessen|frühstück|probe|\
        training|kurs|vortrag|konferenz|konzert|aufführung|spiel|turnier|ausflug|besuch|besprechung|sitzung|\
        versammlung|mitgliederversammlung|elternabend|grillen|kino|hochzeit|party|besichtigung|sprechstunde|\
        treffpunkt|sommerfest|tagesordnung|arzttermin|zahnarzt|wanderung|stammtisch|impfung|blutabnahme|jour fixe|treffen wir|\
        riunione|appuntamento|invito|invitati|festa|compleanno|cena|pranzo|colazione|aperitivo|prove|allenamento|\
        corso|lezione|conferenza|concerto|spettacolo|partita|torneo|gita|visita|assemblea|ci vediamo|ritrovo|\
        cinema|matrimonio|colloquio|convocazione|saggio|visita medica|dentista|passeggiata|calcetto|padel|vediamo|mostra|inaugurazione|\
        réunion|rendez vous|rdv|invitation|fête|anniversaire|dîner|déjeuner|apéro|répétition|entraînement|cours|\
        conférence|concert|spectacle|match|tournoi|sortie|visite|assemblée|on se retrouve|ciné|cinéma|séance|\
        mariage|entretien|convocation|ordre du jour|brunch|pique nique|soirée|vernissage|kermesse|dentiste|\
        reunión|cita|invitación|fiesta|cumpleaños|cena|comida|desayuno|ensayo|entrenamiento|clase|taller|\
        conferencia|concierto|función|partido|torneo|excursión|visita|asamblea|junta|quedamos|nos vemos|cine|boda|\
        entrevista|convocatoria|orden del día|barbacoa|dentista|charla|reunião|consulta|convite|festa|aniversário|\
        jantar|almoço|ensaio|treino|aula|palestra|espetáculo|jogo|passeio|assembleia|encontro|cinema|\
        casamento|pauta|churrasco|marcação|jantamos|almoçamos|vergadering|afspraak|uitnodiging|feest|feestje|\
        verjaardag|eten|etentje|lunch|borrel|repetitie|training|les|lezing|concert|voorstelling|wedstrijd|\
        toernooi|uitje|bezoek|bijeenkomst|ouderavond|bioscoop|bruiloft|agenda|bbq|zie je|spreekuur|tandarts|\
        spotkanie|zebranie|wizyta|zaproszenie|zapraszamy|urodziny|impreza|kolacja|obiad|śniadanie|próba|trening|\
        zajęcia|lekcja|wykład|konferencja|koncert|przedstawienie|mecz|turniej|wycieczka|kino|ślub|wesele|\
        widzimy się|wywiadówka|porządek obrad|grill|spacer|lekarz|møte|avtale|time hos|invitasjon|invitert|fest|\
        bursdag|middag|lunsj|frokost|øvelse|øving|trening|kurs|foredrag|konsert|forestilling|kamp|turnering|\
        tur|besøk|foreldremøte|kino|bryllup|sees|dugnad|årsmøte|generalforsamling|tannlege|legetime|möte|bokad tid|\
        inbjudan|inbjuden|fest|kalas|födelsedag|middag|lunch|frukost|repetition|träning|kurs|föreläsning|konsert|\
        föreställning|match|turnering|utflykt|besök|föräldramöte|bio|bröllop|ses|vi ses|årsmöte|stämma|fika|\
        tandläkare|välkomna|städdag|middag|fødselsdag|møde|aftale|invitation|koncert|generalforsamling|forældremøde
        """)
}
