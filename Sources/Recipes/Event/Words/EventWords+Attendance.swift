extension EventWords {
    /// What a sender says who does not come.
    static let declines = PhraseSet(
        """
        can't make it, cant make it, can't come, cant come, cannot come, won't make it, wont make it, won't be able, \
        count me out, i'm out, im out, without me, i'll pass, ill pass, have to pass, gonna pass, not coming, can't join, \
        cant join, i'll skip, next time, another time, have fun, enjoy yourselves, enjoy without, sitting this one out, \
        going to miss, gonna miss, will miss it, have to miss, have to bail, gotta bail, not going to make it, not gonna make it, \
        rain check, raincheck, have a good one, have a good time, i can't after all, not for me, send my regrets, \
        ohne mich, bin raus, bin leider raus, bin da raus, kann leider nicht, bin nicht dabei, leider nicht dabei, \
        komme nicht, komm nicht, ich passe, muss passen, muss leider passen, muss absagen, sag ab, sage ab, schaffe es nicht, \
        schaff es nicht, schaff's nicht, schaffs nicht, schaff ich nicht, bin verhindert, bin krank, nachstes mal, \
        beim nachsten mal, viel spass, viel vergnugen, amusiert euch, bin nicht da, bin leider nicht da, wird nix bei mir, \
        sans moi, je passe mon tour, je ne viens pas, je viens pas, viendrai pas, pourrai pas venir, serai absent, serai absente, \
        serai pas la, suis pas la, pourrai pas etre la, peux pas venir, prochaine fois, amusez vous, amusez vous bien, \
        profitez bien, une autre fois, c'est mort pour moi, faites sans moi, je declare forfait, \
        non vengo, io non ci sono, non ci sono, non ci saro, non ci siamo, senza di me, io passo, passo stavolta, passo questa volta, \
        non riesco a venire, non posso venire, prossima volta, alla prossima, sara per un'altra volta, un'altra volta, \
        divertitevi, buon divertimento, mi tiro fuori, salto, io salto, \
        no voy, no podre, no puedo ir, no llego, no ire, sin mi, no cuenten conmigo, no conteis conmigo, no contar conmigo, \
        no voy a poder, no me uno, otra vez sera, proxima vez, la proxima, a la proxima, pasadlo bien, paso de, yo paso, \
        que lo paseis bien, divertiros, divertios, me lo pierdo, disfrutad, me quedo fuera, \
        nao vou, nao posso ir, sem mim, nao consigo ir, nao vou poder, nao contem comigo, fico de fora, to fora, tou fora, \
        estou fora, proxima vez, fica pra proxima, pra proxima, para a proxima, na proxima, divirtam se, bom divertimento, \
        nao vai dar pra mim, passo esta, nao vou conseguir, \
        helaas niet bij zijn, niet bij zijn, kan helaas niet, kan niet komen, zonder mij, ik kom niet, ik sla over, \
        sla deze over, ben er niet bij, ben er niet, red het niet, haal het niet, volgende keer, andere keer, veel plezier, \
        veel lol, moet afzeggen, ik haak af, maak er wat leuks van, \
        mnie nie bedzie, beze mnie, nie przyjde, nie dam rady przyjsc, odpadam, nastepnym razem, innym razem, bawcie sie dobrze, \
        bawcie sie, milej zabawy, dobrej zabawy, nie dotre, musze odpuscic, odpuszczam, nie przyjade, tym razem nie, \
        uten meg, kommer ikke, kan ikke komme, blir ikke med, rekker det ikke, rekker ikke, ma melde avbud, melder avbud, ma sta over, \
        star over, neste gang, en annen gang, kos dere, ha det goy, ha det gøy, god fest, far ikke til, ma melde pass, melder pass, \
        utan mig, kommer inte, jag kommer inte, kan inte komma, kan inte vara med, star over, hoppar over, far hoppa over, \
        nasta gang, en annan gang, ha sa kul, ha det sa kul, ha kul, ha det sa trevligt, hinner inte, lamnar aterbud, ar inte med
        """)

    /// What is said by someone who cannot come, or not then: regrets, absences, illness.
    static let regrets = PhraseSet(
        """
        can't, cant, cannot, can not, won't, sorry, sadly, unfortunately, afraid, i'm away, im away, out of town, i'm sick, \
        i'm ill, fever, stuck at work, i'm working, im working, busy, on holiday, on vacation, \
        kann nicht, kann ich nicht, konnen nicht, konnen wir nicht, leider, schade, bin weg, bin unterwegs, im urlaub, krank, \
        fieber, muss arbeiten, geht nicht, geht bei mir nicht, tut mir leid, keine zeit, \
        peux pas, peut pas, pourrai pas, pourra pas, desole, desolee, malheureusement, dommage, pas dispo, malade, fievre, \
        en vacances, je bosse, pas possible, \
        non posso, non possiamo, non riesco, non riusciamo, non ce la faccio, mi dispiace, ci dispiace, dispiace, purtroppo, \
        peccato, febbre, malato, malata, in ferie, sono via, siamo via, lavoro, ammalato, influenza, \
        no puedo, no podemos, lo siento, lastima, por desgracia, una pena, fiebre, enfermo, enferma, malito, malita, de viaje, \
        estoy fuera, trabajo, curro, de vacaciones, imposible, \
        nao posso, nao podemos, nao consigo, nao da, n da, n posso, infelizmente, que pena, desculpa, desculpem, lamento, febre, \
        doente, de ferias, em viagem, tou em, estou em, trabalho, \
        kan niet, kunnen niet, kan ik niet, kunnen we niet, lukt niet, lukt me niet, helaas, jammer, balen, ziek, koorts, \
        op vakantie, moet werken, weekend weg, \
        nie moge, nie mozemy, nie dam rady, nie damy rady, niestety, szkoda, przykro mi, chory, chora, goraczke, goraczka, \
        wyjezdzam, jestem w pracy, nie ma mnie, \
        kan ikke, kan dessverre, dessverre, beklager, synd, syk, syke, feber, bortreist, pa ferie, ma jobbe, er i, \
        kan inte, kan tyvarr, tyvarr, beklagar, synd, sjuk, sjuka, bortrest, ar bort, pa semester, maste jobba, ar i fjallen, \
        jobbar da, ar iväg
        """)

    /// What a sender says who comes after all.
    static let acceptances = PhraseSet(
        """
        i'm in, im in, we're in, count me in, count us in, i'll be there, ill be there, we'll be there, i can come, we can come, \
        see you there, see you then, works for me, works for us, fine by me, wouldn't miss, \
        bin dabei, bin doch dabei, sind dabei, komme doch, komme gern, ich komme, wir kommen, passt bei mir, passt mir, freu mich, \
        je viens, je serai la, on vient, on sera la, j'y serai, partant, partante, ca me va, je suis la, \
        vengo, veniamo, ci sono, ci saro, ci siamo, ci saremo, ci sto, per me va bene, volentieri, \
        voy, vamos, me apunto, nos apuntamos, cuenta conmigo, alli estare, ahi estare, me va bien, me viene bien, \
        estou dentro, to dentro, tou dentro, conta comigo, contem comigo, la estarei, eu vou, vou sim, pode ser, alinho, bora, \
        ik kom, wij komen, we komen, ik ben erbij, wij zijn erbij, doe mee, ik doe mee, past mij, \
        bede, bedziemy, przyjde, przyjdziemy, wpadne, wpadniemy, pisze sie, pasuje mi, \
        jeg kommer, vi kommer, blir med, er med, passer meg, passer fint, gjerne, \
        jag kommer, vi kommer, ar med, hanger med, hakar pa, passar mig, passar bra
        """)

    /// What is said by someone who comes later than the others.
    static let latecomings = PhraseSet(
        """
        a bit late, be late, running late, bit later, i'll be later, join later, join you later, come later, \
        komme spater, komm spater, kommen spater, etwas spater, verspate, verspaten, etwas zu spat, \
        en retard, j'arrive plus tard, j'arriverai, arriverai vers, nous arriverons, arrivo tardi, arrivo dopo, in ritardo, \
        faccio tardi, arriviamo dopo, arriviamo tardi, llego tarde, llegamos tarde, llegare, llegaremos, llego mas tarde, \
        chego atrasado, chego atrasada, chego mais tarde, chegamos mais tarde, vou atrasar, ben later, kom later, komen later, \
        iets later, wat later, spoznie, spoznimy, spozni sie, bede pozniej, dojde pozniej, kommer senere, kommer litt sent, \
        blir litt sen, blir sen, bli sene, litt seint, kommer senare, blir sen, blir lite sen, lite sena, blir sena, bli sen
        """)

    /// The words by which people mean themselves, which exports show for their owner.
    static let selves: Set<String> = Set(
        """
        me you i ich du sie moi toi vous tu te io yo usted eu voce ik jij jou je mij ja ty jeg deg meg jag dig mig \
        myself ego own
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// What heads a list of those who come: `Who's in: …`, `Med: …`.
    static let guestLabels = PhraseSet(
        """
        who's in, who's in so far, who is coming, who's coming, coming, attending, attendees, participants, guests, with, present, \
        in so far, going, yes so far, invited, mit, mit dabei, dabei, dabei sind, teilnehmer, teilnehmende, gaste, anwesend, \
        zugesagt, zusagen, bisher, wer kommt, avec, participants, presents, invites, qui vient, con, partecipanti, presenti, \
        invitati, chi viene, asistentes, participantes, invitados, quien viene, apuntados, com, presentes, convidados, \
        confirmados, quem vai, met, aanwezig, deelnemers, wie komt, gasten, obecni, uczestnicy, goscie, kto idzie, kto bedzie, \
        med, deltakere, deltagere, gjester, pameldte, hvem kommer, deltagare, gaster, anmalda, vilka kommer, med pa
        """)

    /// What makes a named one uncertain: `maybe Yusuf`.
    static let doubts: Set<String> = Set(
        """
        maybe perhaps possibly probably vielleicht eventuell evtl peut-etre peut forse magari quiza quizas acaso talvez \
        misschien moze chyba kanskje kanske ev
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Whose appointment it is stands behind these: `le dentiste de Léo`.
    static let appointments = PhraseSet(
        """
        dentist for, doctor for, appointment for, check-up for, vet for, zahnarzt fur, arzttermin fur, termin fur, termin von, \
        kinderarzt mit, zahnarzt mit, dentiste de, dentiste pour, rdv de, rdv pour, medecin de, pediatre de, pediatre pour, \
        dentista di, dentista per, pediatra di, visita di, appuntamento di, dentista de, pediatra de, medico de, cita de, \
        consulta de, consulta da, consulta do, dentista do, dentista da, pediatra do, pediatra da, tandarts met, tandarts voor, \
        dokter met, afspraak van, afspraak voor, wizyta, tannlege med, tannlegen til, legetime for, time for, tandlakare med, \
        lakartid for, lakaren med
        """)
}
