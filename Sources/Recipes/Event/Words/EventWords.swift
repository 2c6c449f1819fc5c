/// Words that tell what a time or a day in a message is good for, in all languages.
///
/// A word stands here only if it means nothing else in another language that matters.
enum EventWords {
    /// Labels in front of the values of a notice.
    static let labels = PhraseSet(
        """
        date, time, when, where, place, location, venue, what, who, note, ort, treffpunkt, wann, wo, \
        zeit, datum, uhrzeit, beginn, ende, was, hinweis, thema, quand, heure, lieu, objet, luogo, \
        dove, quando, ora, orario, data, inizio, fine, lugar, hora, fecha, cuando, donde, local, \
        horario, locatie, plaats, waar, wanneer, tijd, miejsce, kiedy, gdzie, godzina, sted, tid, \
        nar, hvor, tidspunkt, plats, var, tema, info, ps, nb, reminder, agenda, adresse, adress, \
        address, adres, indirizzo, direccion, endereco, update, start, end
        """)

    /// What introduces an end: `finish by`, `Ende`, `fin à`.
    static let ends = PhraseSet(
        """
        ends, end, ending, wrap by, wrapped up by, have to wrap, return, returns, returning, back at, back around, home around, \
        until about, ruckkehr, zuruck um, zuruck gegen, zuruck sind, wieder da, retour, rentrons, rentre vers, de retour, rientro, \
        torniamo, torno, si torna, regreso, vuelta, volvemos, vuelve, regresamos, regresso, voltamos, volta, regressamos, terug, \
        terugkomst, powrot, wracamy, wrocimy, retur, hjemkomst, tilbake, hjemme igjen, hemkomst, tillbaka, aterkomst, hemma igen,  finish, finishes, finishing, finished by, done by, over by, over at, \
        wrap up, wraps up, home by, back by, goes on, runs until, runs till, lasts until, \
        lasts till, goes till, goes until, pick up, pickup, collection, out by, \
        ende, endet, enden, schluss, fertig, feierabend, abholung, abholen, aus ist, dauert bis, \
        geht bis, gehts bis, rum, fini, fin, finit, finira, finissons, termine, terminera, \
        restitution, on range, jusqu'a environ, dure jusqu, fine, finisce, finiamo, finira, \
        finisco, terminiamo, conclusione, chiusura, ritiro, dura fino, fin alle, acaba, acabamos, \
        terminamos, terminara, acabara, acabaremos, acabar, dura hasta, recogida, fim, termino, \
        encerramento, encerra, vai ate, acabara, einde, eindigt, eindigen, klaar, afgelopen, \
        duurt tot, ophalen, koniec, konczymy, konczy, zakonczenie, skonczymy, potrwa do, trwa do, \
        odbior, slutt, slutter, ferdig, avslutning, avsluttes, varer til, slut, slutar, avslutas, \
        klara, klart, haller pa till, pagar till, henting, hamtning
        """)

    /// What asks for an end.
    static let endQuestions = PhraseSet(
        """
        how long, until when, till when, what time does it end, what time does it finish, \
        when does it end, when does it finish, when will it end, finish time, end time, \
        wie lange, bis wann, wann ist schluss, wann ist ende, wann seid ihr fertig, \
        combien de temps, jusqu'a quand, jusqu'a quelle heure, meme fin, finit quand, \
        a quelle heure ca finit, quelle heure de fin, fin a quelle heure, ca dure, \
        quanto dura, fino a che ora, fino a quando, a che ora finisce, a che ora si finisce, \
        quando finisce, hasta que hora, hasta cuando, cuanto dura, a que hora acaba, \
        a que hora termina, ate que horas, ate quando, quanto tempo, que horas acaba, \
        que horas termina, hoe lang, tot hoe laat, tot wanneer, hoe laat klaar, hoe laat is het afgelopen, \
        jak dlugo, do ktorej, ile potrwa, o ktorej koniec, hvor lenge, til nar, nar er det slutt, \
        nar slutter, hur lange, till nar, nar slutar
        """)

    /// What says that people meet then: it counts more than the time of a film or a train.
    static let meetings = PhraseSet(
        """
        meet, meeting point, let's meet, meet up, treffen, treffen uns, treff, trifft, treff ma, \
        on se retrouve, rendez-vous, rdv, se voit, se rejoint, ci vediamo, ci troviamo, \
        ritrovo, vediamoci, appuntamento, quedamos, nos vemos, encontramos, encontro, \
        a gente se ve, afspreken, spreken af, verzamelen, zien we elkaar, spotykamy, zbiorka, \
        spotkajmy, moetes, motes, oppmote, vi ses, ses vi, traffas, samling
        """)

    /// Doors and warming up, which come before the start.
    static let doors = PhraseSet(
        """
        doors, doors open, einlass, ouverture des portes, accueil, apertura porte, \
        apertura puertas, abertura de portas, inloop, zaal open, deuren open, wejscie od, \
        dorene apner, dorrarna oppnar, insläpp
        """)

    /// What someone else does, or has to do: its times are none of the event.
    static let constraints = PhraseSet(
        """
        train, bus, flight, get off, gets off, off at, have to leave, has to leave, need to leave, gotta go, have to go, leave at, leave by, be late, um vier los, los, weg, dois partir, dois filer, devo andare, devo scappare, me voy a, tengo que irme, preciso sair, tenho de sair, moet weg, musze wyjsc, musze leciec, mecz, ma ga, maste ga, drar, arrivo, io arrivo, j'arrive, ich komme um, ich komm um, running late, be late, bit late, minutes late, bede dopiero, eu chego, i finish, finish work, finishes work, \
        i work, my shift, shift, until i, i've got, i have, i've a, has a, has another, he has, she has, \
        another, already, dentist, get in, gets in, lands, lets out, not before, \
        only free from, earliest, free until, free till, free after, can't before, cannot before, \
        booked until, booked till, stuck, at work, from work, nothing before, \
        zug, bahn, flieger, hab ich, ich hab, ich habe, habe ich, hat noch, hat ein, arbeite, \
        arbeiten, fruhschicht, spatschicht, schicht, dienst, erst ab, fruhestens, kann erst, \
        konnen erst, komme erst, schaffe erst, muss bis, muss noch, vorher, arzt, fahrt um, \
        je finis, je bosse, je travaille, boulot, mon service, mon train, train, le bus, \
        je sors, j'ai, il a, elle a, barree, pas avant, deja, qu'a partir, \
        esco, finisco, lavoro fino, il treno, treno, ho il, ho la, ho un, ho una, ha il, \
        l'autobus, turno, non prima, gia, c'e gia, hanno, stacco, \
        salgo, trabajo, mi turno, turno, tren, tengo, tiene, llego, vuelo, antes no, no antes, ya hay, \
        saio, trabalho, meu turno, trem, comboio, tenho, tem prova, chego, voo, so posso, so consigo, \
        ik werk, werk tot, ik heb, heb ik, trein, heeft, dienst, pas om, pas na, pas vanaf, \
        niet voor, vlucht, al een, \
        pracuje, pociag, autobus, mam, ma judo, koncze, zmiana, dopiero, najwczesniej, samolot, \
        toget, bussen, jeg har, har jeg, jobber, vakt, forst etter, ikke for, flyet, ferdig pa jobb, \
        slutter pa jobb, taget, jag har, har jag, jobbar, slutar jobba, skift, forst efter, \
        inte fore, tidigast, tidligst, flyget
        """)

    /// What has nothing to do with when the event is: opening hours, deadlines, telephone numbers.
    static let deadlines = PhraseSet(
        """
        let you know, get back to you, volunteers, helpers, arrive by, arrive before, in case of, if you can't, if you cannot, \
        sag bescheid, sage bescheid, geb bescheid, gebe bescheid, melde mich, bescheid, je te dis, je vous dis, je confirme, \
        je te redis, je vous redis, tiens au courant, faccio sapere, ti dico, vi dico, vi aggiorno, confermo, te digo, os digo, \
        te aviso, aviso, os confirmo, te confirmo, aviso te, digo te, confirmo, depois digo, laat nog weten, laat ik weten, laat het weten, \
        opgave, dam znac, dam ci znac, dajcie znac, daj znac, sier fra, sier ifra, si fra, gir beskjed, gir lyd, hor av meg, \
        sager till, sager ifran, hor av mig, meddelar, aterkommer, sag till, debiteras, abschnitt, rappeler,  reply before, let me know by, let us know by, confirm by, sign up, register, \
        registration, book by, booking, deadline, due, opening hours, office hours, call us, phone, \
        cancel, cancellation, midnight, agenda, ref, tickets on sale, headcount, \
        anmeldung, anmelden, anmeldeschluss, ruckmeldung, zusagen bis, bescheid bis, \
        offnungszeiten, sprechzeiten, absagen, absage, vorverkauf, frist, erreichbar, telefonisch, \
        vorabend, abstellen, \
        inscription, inscriptions, inscrivez, reponse avant, reponse souhaitee, repondre, confirmer, \
        horaires d'ouverture, annuler, annulation, date limite, courrier, billetterie, \
        iscrizione, iscrizioni, iscriversi, prenotare, prenotazione, prenotazioni, prevendita, \
        conferma entro, confermare, disdire, disdetta, rispondere, entro il, biglietti, orari di, \
        inscripcion, inscripciones, confirmar, confirmad, confirma antes, reservar, plazo, \
        horario de atencion, cancelar, entradas, \
        inscricao, inscricoes, confirmem, confirme ate, reservas, prazo, horario de atendimento, \
        ingressos, desmarcar, \
        aanmelden, opgeven, aanmelding, afmelden, afzeggen, annuleren, reageren, laat weten voor, \
        openingstijden, kaartjes, \
        zapisy, zgloszenia, zglosic, potwierdzic, prosze o potwierdzenie, odwolac, godziny otwarcia, \
        bilety, rezerwacja, \
        pamelding, pameldingsfrist, svar innen, svarfrist, gi beskjed, meld fra, frist, avbestill, \
        apningstider, avbestilling, \
        anmalan, anmal, osa, o s a, svara senast, senast den, avboka, avbokning, oppettider, biljetter
        """)

    /// What says that another event is meant.
    static let others = PhraseSet(
        """
        another story, different story, separate thing, other thing, andere geschichte, \
        anderes thema, was anderes, autre histoire, autre chose, altra storia, altra cosa, \
        otra historia, otra cosa, outra historia, outra coisa, ander verhaal, iets anders, \
        inna historia, co innego, annen historie, noe annet, annan historia, nagot annat
        """)

    /// What says that a day or a time is no good, or no longer.
    static let rejections = PhraseSet(
        """
        can't, cant, cannot, can not, couldn't, no good, doesn't work, does not work, won't work, \
        not work, busy, is out, out sick, too early, too late, too soon, blir sent,  impossible, i'm away, \
        zit vol, is vol, ist voll, is full, est complet, e pieno, esta lleno, esta cheio, jest pelny, er fullt, ar fullt, \
        is closed, is off, avbokad, avbokat, avbestilt, storniert, annullert, entfallt, is a no go, reported, fair, scratch, cancelled, canceled, called off, not possible, not free, taken, \
        was scheduled, was planned, was originally, was supposed, originally, the old, had said, \
        kann nicht, kann ich nicht, konnen nicht, kann leider nicht, geht nicht, geht leider nicht, \
        geht bei mir nicht, geht bei uns nicht, passt nicht, schlecht, fallt aus, fallt flach, \
        flach, zu fruh, zu spat, nicht so fruh, klappt nicht, verhindert, ausgebucht, abgesagt, \
        war geplant, ursprunglich, gestrichen, \
        peux pas, pourrai pas, peut pas, possible pas, pas possible, pas dispo, indisponible, \
        impossible, trop tot, trop tard, annule, occupe, interdit, complet, remplace, initialement, \
        etait prevu, non posso, non riesco, non ce la faccio, non si puo, non va bene, \
        impegno, impegnato, impegnata, troppo presto, troppo tardi, annullato, annullata, occupato, \
        avevamo detto, era previsto, era fissato, \
        no puedo, no podemos, no me va, imposible, ocupado, ocupada, demasiado pronto, \
        muy pronto, muy tarde, muy temprano, demasiado tarde, cancelado, cancelada, estaba previsto, puente mio, \
        nao posso, nao consigo, nao da, nao tenho, nao vai dar, muito cedo, muito tarde, cancelado, \
        ocupado, impossivel, estava marcado, \
        kan niet, kan ik niet, lukt niet, lukt me niet, te vroeg, te laat, geannuleerd, gaat niet, \
        bezet, komt niet uit, vervalt, \
        nie moge, nie dam rady, nie pasuje, za wczesnie, za pozno, odwolane, zajete, nie da sie, \
        odpada, kan ikke, passer ikke, gar ikke, for tidlig, for sent, avlyst, opptatt, \
        kan inte, funkar inte, gar inte, passar inte, for tidigt, installt, upptagen, har andrats, \
        not possible
        """)

    /// What stands directly before something that is not meant.
    static let negations = PhraseSet(
        """
        not, not at, not the, instead of, rather than, nicht, nicht um, nicht am, statt, statt um, statt am, \
        anstatt, anstelle, pas, pas a, au lieu de, au lieu du, plutot que, non, non alle, \
        non piu alle, invece di, invece che, invece delle, anziche, anziche alle, anziche il, \
        no a las, no el, en vez de, en vez del, en lugar de, en lugar del, nao as, nao a, em vez de, \
        em vez das, em vez da, niet, niet om, niet op, in plaats van, nie, nie o, nie w, zamiast, \
        zamiast o, zamiast w, ikke, ikke kl, i stedet for, istedenfor, inte, inte kl, i stallet for, \
        istallet for, after, apres, dopo, dopo le, despues de, depois das, po, etter, efter
        """)

    /// What stands before the day by which something else is to be done or over.
    static let limits: [String: PhraseSet] = [
        "en": PhraseSet("till, until, by, before, since"),
        "de": PhraseSet("bis, bis zum, bis zu, vor, vorm"),
        "fr": PhraseSet("jusqu'a, jusqu'au, avant, avant le"),
        "it": PhraseSet("fino a, fino al, entro, entro il, prima di, prima del"),
        "es": PhraseSet("hasta, hasta el, antes del"),
        "pt": PhraseSet("ate, ate a, ate ao, antes de"),
        "nl": PhraseSet("tot en met, tot"), "pl": PhraseSet("do, do dnia, przed"),
        "nb": PhraseSet("innen, fram til"), "sv": PhraseSet("innan, fram till"),
    ]

    /// What says that something happens again and again.
    static let recurrences = PhraseSet(
        """
        every, each, jeden, jede, jeder, immer, chaque, tous les, ogni, tutti i, cada, todos los, todas las, \
        todos os, todas as, toda, todo, elke, iedere, kazdy, kazda, w kazdy, hver, hvert, varje
        """)

    /// What says that the event moves: the beginnings of words.
    static let moves = [
        "moved", "moving", "move", "reschedul", "postpon", "pushed", "push", "shift",
        "bring forward",
        "verschob", "verschieb", "verleg", "vorgezogen", "geandert", "anderung", "neuer", "neue",
        "contrordine", "deplac", "report", "avance", "decal", "nouvel", "nouveau", "spost", "rinvi",
        "anticip",
        "posticip", "nuov", "aplaz", "retras", "pospon", "cambi", "mueve", "adelant", "nuev",
        "adiad", "mudad", "mudou",
        "passa", "remarc", "alterad", "transferid", "novo", "nova", "verzet", "verplaats",
        "verschuif", "uitgesteld", "vervroeg", "verschoven",
        "nieuw", "przenies", "przeloz", "przesun", "zmian", "now", "flytt", "utsatt", "endre", "ny",
        "nytt", "andrat", "andrad", "framflytt", "instead", "stattdessen", "replace", "remplace",
        "sostitui", "updated", "correct", "changed", "scratch", "rather",
    ]
}
