extension ValueWords {
    static let italian = ValueWords(
        periodWords: set(
            "oggi ieri domani settimana settimane weekend mese mesi anno anni trimestre trimestri giorno giorni semestre fine gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre gen feb mar apr mag giu lug ago set sett ott nov dic lunedi martedi mercoledi giovedi venerdi sabato domenica q1 q2 q3 q4 q"
        ),
        shortMonths: set("gen feb apr mag giu lug ago sett ott nov dic ieri oggi"),
        periodFillers: set(
            "a ad in nel nella nell nello il lo la l durante per di del della dell al alla all nei negli nelle gli le i"
        ),
        periodPhrases: table(
            """
            finora quest anno:year to date
            quest anno finora:year to date
            da inizio anno:year to date
            dall inizio dell anno:year to date
            da inizio mese:month to date
            dall inizio del mese:month to date
            finora questo mese:month to date
            questo mese finora:month to date
            mese corrente|attuale:this month
            mese in corso:this month
            anno corrente|attuale:this year
            anno in corso:this year
            settimana corrente|attuale:this week
            trimestre corrente|attuale:this quarter
            trimestre in corso:this quarter
            ultimo mese:last month
            ultima settimana:last week
            ultimo anno:last year
            ultimo trimestre:last quarter
            ultimo semestre:last 6 months
            ultimi sei|6 mesi:last 6 months
            due mesi fa:the month before last
            due settimane fa:the week before last
            due anni fa:the year before last
            un mese fa:last month
            un anno fa:last year
            """
        ) { $0 }.map { ($0.words, $0.meaning) },
        relativePeriods: table(
            """
            stesso mese|periodo|trimestre dell|dello|di|l anno|scorso|un|quest scorso|anno|precedente|prima|passato:year
            stesso mese|periodo|trimestre dello scorso anno:year
            mese prima|precedente|antecedente:month
            settimana prima|precedente:week
            trimestre prima|precedente:quarter
            anno prima|precedente:year
            periodo precedente|prima:same
            """
        ) { RelativePeriod(rawValue: $0) },
        minimumPhrases: phrases(
            "piu di,oltre,oltre i,oltre gli,sopra,sopra i,sopra gli,almeno,superiori a,superiore a,superiori ai,maggiori di,maggiore di,minimo,a partire da,piu alte di,da almeno,da oltre,superano i,superano,piu care di"
        ),
        maximumPhrases: phrases(
            "meno di,sotto,sotto i,sotto gli,fino a,inferiori a,inferiore a,inferiori ai,al massimo,minori di,massimo,non oltre,entro i,piu basse di,non piu di"
        ),
        betweenWords: set("tra fra da dai"), andWords: set("e ed a ai o"),
        currencyWords: set("euro eur sterline sterlina gbp"),
        countedWords: set(
            "volte volta mese mesi giorno giorni settimana settimane anno anni pagamenti acquisti transazioni negozi percento trimestri"
        ),
        numbers: numbers(
            "uno|una|un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti"
        ),
        superlatives: set("piu maggiori top principali prime primi migliori"),
        placePrepositions: set("da dal dall dalla dai presso al all alla allo a"),
        purposePrepositions: set("per in di su sul sulla nel nella nei negli del della con"),
        articles: set(
            "il lo la l i gli le un una uno mio mia miei mie questo questa quello quella nostro del della"
        ),
        comparisonWords: set("che rispetto al alla all a ad con contro vs versus allo"),
        searchMarkers: set(
            "con parola contengono contiene contenente contenenti descrizione causale cerca trova cercami trovami nome chiamati di per"
        ))
}
