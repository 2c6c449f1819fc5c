extension ValueWords {
    static let german = ValueWords(
        periodWords: set(
            "heute gestern vorgestern morgen woche wochen wochenende monat monats monate monaten jahr jahre jahren jahres quartal quartale tag tage tagen halbjahr januar janner februar marz april mai juni juli august september oktober november dezember jan feb mar apr jun jul aug sep sept okt nov dez montag dienstag mittwoch donnerstag freitag samstag sonntag jahresbeginn monatsbeginn q1 q2 q3 q4 q"
        ),
        shortMonths: set("jan feb mai jun jul aug sep sept okt nov dez juni juli marz apr"),
        periodFillers: set("im in am wahrend fur den die das der dem ins zum uber"),
        periodPhrases: table(
            """
            bisher dieses|diesem|im jahr:year to date
            dieses|diesem jahr bisher:year to date
            bis jetzt dieses|diesem jahr:year to date
            seit anfang des jahres:year to date
            seit jahresanfang|jahresbeginn:year to date
            seit januar dieses jahres:year to date
            bisher diesen|diesem monat:month to date
            diesen|diesem monat bisher:month to date
            seit monatsanfang|monatsbeginn:month to date
            aktuellen|aktueller|laufenden|laufender|jetzigen|heutigen monat:this month
            aktuellen|aktuelles|laufenden|laufendes jahr:this year
            aktuellen|aktuelle|laufenden|laufende woche:this week
            aktuellen|aktuelles|laufenden|laufendes quartal:this quarter
            heuer:this year
            letzten|vergangenen halben jahr:last 6 months
            letztes|vergangenes|letzten|vergangenen halbjahr:last 6 months
            vor zwei|2 monaten:the month before last
            vor zwei|2 wochen:the week before last
            vor zwei|2 jahren:the year before last
            vor einem monat:last month
            vor einem jahr:last year
            letzten|letzte|letzter|letztes|vergangenen|vergangener|letztem|vorigen monat:last month
            letzten|letzte|letzter|letztes|vergangenen|vergangene|vorige woche:last week
            letzten|letzte|letztes|vergangenen|vergangenes|letztem|voriges jahr:last year
            """
        ) { $0 }.map { ($0.words, $0.meaning) },
        relativePeriods: table(
            """
            gleichen|selben|gleicher|gleiche monat|zeitraum|zeit letztes|letzten|im|des|vom jahr|jahres|vorjahr|vorjahres:year
            gleichen|selben monat|zeitraum ein jahr zuvor|davor|vorher:year
            monat davor|zuvor|vorher|vorher:month
            monats davor|zuvor:month
            vormonat:month
            woche davor|zuvor|vorher:week
            vorwoche:week
            quartal davor|zuvor|vorher:quarter
            vorquartal:quarter
            jahr davor|zuvor|vorher:year
            vorjahr:year
            vorjahres:year
            vorjahresmonat:year
            vorjahreszeitraum:year
            zeitraum davor|zuvor|vorher:same
            """
        ) { RelativePeriod(rawValue: $0) },
        minimumPhrases: phrases(
            "mehr als,uber,mindestens,ab,oberhalb von,grosser als,hoher als,teurer als,von uber,von mehr als,mehr wie,nicht unter"
        ),
        maximumPhrases: phrases(
            "weniger als,unter,hochstens,bis zu,maximal,kleiner als,niedriger als,billiger als,gunstiger als,nicht mehr als,unterhalb von,bis,von unter,von weniger als"
        ),
        betweenWords: set("zwischen von"), andWords: set("und bis oder"),
        currencyWords: set("euro euros eur pfund gbp eier tacken"),
        countedWords: set(
            "mal male monat monate monaten tag tage tagen woche wochen jahr jahre jahren zahlungen zahlung einkaufe kaufe buchungen uhr prozent quartale geschafte"
        ),
        numbers: numbers(
            "ein|eine|einen|eins zwei|zwo drei vier funf|fuenf sechs sieben acht neun zehn elf zwolf|zwoelf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig"
        ),
        superlatives: set(
            "grosste grossten grosster teuerste teuersten hochste hochsten top meisten wichtigsten"),
        placePrepositions: set("bei beim von vom an im zu zum zur aus"),
        purposePrepositions: set("fur auf in mit furs"),
        articles: set(
            "der die das den dem des ein eine einen einem mein meine meinen meinem meiner unser unsere diese dieser dieses"
        ),
        comparisonWords: set("als zu zum zur mit gegenuber gegen vs versus wie im"),
        searchMarkers: set(
            "nach suche such finde mit namens wort stichwort enthalt enthalten begriff beschreibung verwendungszweck suchen finden"
        ))
}
