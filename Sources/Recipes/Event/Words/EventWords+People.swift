extension EventWords {
    /// What begins a letter.
    static let greetings = PhraseSet(
        """
        hi, hello, hey, dear, hiya, heya, yo, good evening, greetings, bears families, \
        grusse euch, gruss gott, liebe eltern, liebe mitglieder, liebe nachbarn, an alle, werte, madame, monsieur, madame monsieur, \
        mesdames messieurs, mesdames, messieurs, a tous, a toutes, bonsoir, a tutti, gent ma, gent mo, egregio, egregia, \
        egr, spett, spettabile, buondi, a todos, estimado a, apreciado, apreciada, apreciados, muy senor mio, buenas tardes, buenas noches, \
        exmos, exmas, exmo, exma, excelentissimo, ilmo, ilma, boa noite, caro a, aan alle, geacht, beste ouders, goedemiddag, \
        goedenavond, dag allemaal, pani, panie, panstwo, szanowna pani, szanowny panie, drodzy rodzice, dobry wieczor, witam, witajcie, \
        til alle, til foresatte, til beboere, kjaere foreldre, hei alle, god kveld, god morgen, till alla, till boende, basta medlemmar, \
        hej alla, god morgon, god kvall, to all, gentili, egregi, cari, care, chers, cheres, queridos, queridas, estimados, estimadas, caros, caras, prezados, drogie, drodzy panstwo, kjaere alle, good morning, good afternoon, morning, evening, afternoon, szanowni, drodzy, hallo, hi, liebe, lieber, hey, guten tag, moin, \
        guten morgen, sehr geehrte, sehr geehrter, servus, bonjour, salut, coucou, cher, chere, ciao, \
        buongiorno, salve, caro, cara, gentile, buonasera, hola, querido, querida, buenos dias, estimado, \
        estimada, ola, oi, caro, cara, prezado, prezada, bom dia, boa tarde, beste, hoi, dag, hallo, geachte, lieve, goedemorgen, czesc, \
        hej, drogi, droga, dzien dobry, szanowny, szanowna, witaj, hei, kjaere, god dag, heisann, kara, hejsan, basta
        """)
    /// What ends a letter.
    static let closings = PhraseSet(
        """
        best, best wishes, lots of love, all the best, take care, warm regards, warmly, ta, thx, ty, xoxo, xo, yours truly, \
        yours sincerely, hugs, kisses, luv, tschuss, ciao, bussi, kuss, kussi, gruessle, grussle, schone grusse, viele liebe grusse, \
        freundliche grusse, hochachtungsvoll, gez, bisou, bises a tous, gros bisous, je t'embrasse, biz, bizz, respectueusement, \
        a plus, baci, bacioni, un bacio, bacio, un abbraccio, abbracci, con affetto, saludos cordiales, un besazo, besitos, bss, \
        salu2, un saludito, bjs, bjos, bjinhos, beijos, beijinhos, beijo, bj, abc, abracos, abs, um abraco, atenciosamente, att, \
        com os melhores cumprimentos, melhores cumprimentos, kus, kusjes, kusje, knuffel, dikke kus, liefs, hartelijke groet, \
        hartelijke groeten, vriendelijke groet, groeten, gr, pozdro, pozdr, buziaki, buziaczki, calusy, caluski, sciskam, uściski, \
        serdecznie pozdrawiam, z powazaniem, z wyrazami szacunku, klem, klemmer, stor klem, mvh, hilsen, beste hilsen, \
        vennlig hilsen, med vennlig hilsen, kyss, kram, kramar, puss, pussar, puss och kram, vanliga halsningar, \
        med vanlig halsning, halsningar, basta halsningar, x, pozdrawiamy, distinti saluti, salutations, sinceres salutations, sincerely, gruezi, beste gruesse, see you,  kind regards, regards, best regards, cheers, love, thanks, many thanks, thank you, yours, xx, \
        liebe grusse, viele grusse, lg, vg, gruss, grusse, beste grusse, herzliche grusse, euer, eure, dein, deine, \
        mit freundlichen grussen, mfg, bises, bisous, cordialement, bien a vous, amities, a bientot, amicalement, \
        un abbraccio, baci, saluti, cordiali saluti, a presto, un saluto, un bacio, un abrazo, besos, saludos, un saludo, \
        atentamente, abracos, abraco, um abraco, beijos, beijinhos, cumprimentos, atenciosamente, att, groet, groetjes, groeten, \
        liefs, met vriendelijke groet, vriendelijke groeten, pozdrawiam, pozdrowienia, buziaki, sciskam, z powazaniem, \
        hilsen, vennlig hilsen, mvh, klem, beste hilsen, halsningar, vanliga halsningar, kram, halsar, med vanlig halsning
        """)
    /// Words for `and` between names.
    static let ands: Set<String> = ["and", "&", "und", "et", "e", "y", "en", "i", "og", "och", "u"]
    /// What calls no person.
    static let noNames = PhraseSet(
        """
        all, team, everyone, everybody, both, folks, guys, friends, family, families, neighbours, parents, \
        colleagues, members, alle, zusammen, leute, eltern, nachbarn, kollegen, mitglieder, familie, freunde, tous, toutes, \
        famille, parents, voisins, tutti, tutte, famiglia, genitori, condomini, todos, todas, familia, \
        vecinos, padres, amigos, familias, moradores, vizinhos, allemaal, iedereen, ouders, buren, \
        wszyscy, rodzice, panstwo, sasiedzi, alle sammen, foreldre, naboer, beboere, alla, foraldrar, grannar, \
        damen, herren, damen und herren, client, patient, sir, madam, your, the, this, we, i, you, our, my, wir, ich, ihr, sie, nous, je, vous, \
        io, noi, voi, ik, wij, we, jullie, ja, my, wy, jeg, vi, dere, jag, ni, herr, frau, mum and dad, it, there, it's, das, es, ca, nadie, nobody
        """)
    /// Words of organisations and offices.
    static let organisations = PhraseSet(
        """
        desk, office, team, board, families, surgery, dentistry, optician, opticians, pharmacy, salon, workshop, parish, \
        orchestra, choir, society, federation, union, company, department, services, court, police, agency, bakery, cafe, \
        kirchengemeinde, pfarrei, arztpraxis, zahnarztpraxis, kanzlei, schulleitung, elternbeirat, chor, orchester, \
        collegium, college, lycee, bibliotheque, mediatheque, paroisse, agence, clinique, polyclinique, copropriete, comite, \
        ayto, asociacion, biblioteca, parroquia, taller, instituto, comision, direccion, centro, ambulatorio, poliambulatorio, \
        associazione, parrocchia, officina, farmacia, direzione, istituto, biblioteca, agrupamento, direcao, administracao, \
        junta, freguesia, camara, centro, associacao, colegio, paroquia, oficina, predio, huisartsenpraktijk, tandartspraktijk, \
        basisschool, garage, buurtvereniging, directie, bibliotheek, kerk, wspolnota, parafia, warsztat, biblioteka, dom kultury, \
        dyrekcja, rada, klub, verksted, menighet, idrettslag, velforening, klubb, kommune, tannklinikk, legekontor, bil, \
        verkstad, forsamling, skola, kommun, forening, vard,  clinic, vet, vets, dental, school, council, club, society, ltd, inc, llc, gmbh, ag, ev, verein, \
        praxis, schule, kita, gemeinde, hausverwaltung, verwaltung, vorstand, buro, sekretariat, zentrum, center, centre, \
        cabinet, mairie, ecole, syndic, association, secretariat, studio, ufficio, segreteria, scuola, condominio, comune, amministrazione, \
        ayuntamiento, colegio, clinica, oficina, secretaria, comunidad, escola, condominio, praktijk, school, gemeente, \
        vereniging, bestuur, stichting, secretariaat, przychodnia, szkola, sekretariat, spoldzielnia, zarzad, urzad, borettslaget, sameiet, \
        styret, skolen, kommunen, legesenteret, brf, styrelsen, skolan, kommunen, vardcentralen, foreningen, support, \
        noreply, no-reply, info, service, kundenservice, reception, hr, committee, group, hotel, restaurant, salon, spa, \
        studios, university, college, hospital, library, museum, theatre, gym, garage, autohaus, werkstatt, optik, apotheke, bank, \
        the, tandlakare, tannlege, folktandvarden, bibliotek, biblioteket, biblioteka, bibliothek
        """)
    /// Ends of compounds that are organisations.
    static let organisationEndings = [
        "praxis", "verwaltung", "schule", "verein", "werkstatt", "apotheke", "zentrum", "praktijk",
        "vereniging", "school", "skolen",
        "skolan", "kontoret", "foreningen", "laget", "mottagningen", "klinik", "klinikken",
        "kliniken",
    ]
    /// What says that someone named just before or behind comes.
    static let comings = PhraseSet(
        """
        is coming, is coming too, will be there, will join, is joining, will meet you, will meet us, will come, comes too, \
        is in too, said yes, has said yes, have said yes, haben zugesagt, hat zugesagt, se joint a nous, ha detto di si, ha dicho que si, disse que sim, \
        heeft toegezegd, takket ja, har takket ja, har tackat ja, ar klara, can come, can make it, wants to come, would like to come, might join, will be coming, will attend, \
        kommt auch, kommt mit, kommt, ist dabei, ist auch dabei, kommen auch, kommen mit, wird da sein, stosst dazu, \
        vient aussi, vient, sera la, sera present, sera presente, viendra, nous rejoint, nous rejoindra, sera des notres, \
        viene anche, viene pure, viene, ci sara, verra, sara presente, si unisce, c'e anche, \
        viene tambien, tambien viene, vendra, se apunta, estara, se une, viene con, \
        vem tambem, tambem vem, vem, vai estar, estara la, vai tambem, tambem vai, vai vir, \
        komt ook, komt mee, komt, is er ook bij, is erbij, sluit aan, gaat mee, gaat ook mee, \
        tez bedzie, tez przyjdzie, przyjdzie, bedzie tez, dolaczy, przyjdzie tez, przychodzi, bedzie z nami, \
        kommer ogsa, kommer, blir med, er med, blir ogsa med, er ogsa med, kommer ocksa, ar med, hanger med, foljer med, ar ocksa med
        """)
    /// What denies that.
    static let notComing = PhraseSet(
        """
        not coming, isn't coming, won't, can't, cannot, kommt nicht, nicht dabei, kann nicht, ne vient pas, vient pas, non viene, non ci, \
        no viene, no puede, nao vem, nao vai, komt niet, kan niet, nie przyjdzie, nie bedzie, kommer ikke, \
        blir ikke, kommer inte, ar inte, is coming from, train, kommt drauf, kommt darauf, kommt an
        """)
    /// What stands before someone who is brought along.
    static let bringings = PhraseSet(
        """
        bring along, i'll bring, can i bring, i bring, bringing, bring, invite, invited, i asked, with me and, \
        j'amene, je viens avec, amene, on vient avec, \
        porto, vengo con, porto anche, traigo a, voy con, vengo con, llevo a, invito a, trago o, trago a, vou com, levo o, levo a, \
        ik neem, neem, kom met, breng, przyjde z, wezme, zabiore, przyprowadze, tar med, jeg tar med, tar med meg, jag tar med
        """)
    /// What stands before those who come along.
    static let withs = PhraseSet("with, avec, con, com, met, med")
    /// What a doctor or a teacher does with whom a letter is written to.
    static let meetsYou = PhraseSet(
        """
        will see you, will call you, calls you, ring you, mit, empfangt sie, ruft sie, vous recoit, vous recevra, vous appelle, \
        vous appellera, vous attend, la attende, la riceve, la ricevera, la chiamera, le atendera, le recibira, le llamara, \
        vai atende lo, vai atende la, ira recebe lo, belt, ontvangt u, ziet u, spreekt u, z, przyjmie, zadzwoni, ringer deg, \
        tar imot, moter deg, ringer dig, tar emot, traffar
        """)
    /// What stands before the title of someone who is there.
    static let withTitle = PhraseSet(
        """
        with, mit, bei, avec, con, com, met, bij, z, u, med, hos, with dr, mit herrn, mit frau, chez
        """)
    /// Words for birthdays, behind which or before which the name stands.
    static let birthdays = PhraseSet(
        """
        birthday, bday, birthday of, geburtstag von, geburtstag, anniversaire de, anniversaire d, anniv de, compleanno di, compleanno, \
        cumple de, cumpleanos de, aniversario do, aniversario da, aniversario de, anos do, anos da, niver do, niver da, verjaardag van, \
        verjaardag, urodziny, urodzin, imieniny, bursdagen til, bursdag, fodelsedag, bryllupet til, festa di
        """)
    /// Relations, which are no names.
    static let relations: Set<String> = Set(
        """
        mum mom dad mother father sister brother wife husband friend colleague partner kids mama papa mutter \
        vater schwester bruder frau mann freund freundin kollege kollegin kinder
        """.split(separator: " ").map(String.init))
}
