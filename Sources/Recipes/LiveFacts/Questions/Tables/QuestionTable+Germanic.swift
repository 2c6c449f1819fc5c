extension QuestionTable {
    static let german = QuestionTable(
        time: """
            wie spät|wieviel uhr|wie viel uhr|uhrzeit|wie viel uhr ist es|ortszeit|wie spät ist es|welche zeit|\
            wie spät ist's|zeitunterschied|zeitverschiebung|zeitzone|welche uhrzeit
            """,
        timeHints: "uhr|spät|nacht|morgens|nachts|wach|früh|mitternacht",
        weather: """
            wetter|wettervorhersage|wetterbericht|vorhersage|regenschirm|schirm|regnet|regnen|regen|regnerisch|schneit|\
            schneien|schnee|sonnig|temperatur|temperaturen|bewölkt|windig|sturm|stürmisch|stürmt|gewitter|gewittert|\
            sonnencreme|sonnenschein|friert|frost|neblig|nebel|hagel|hagelt|wie wird's|wie ist es draußen|draußen|scheint|wie warm|wie kalt|wie heiß|glatteis|\
            wieviel grad|wie viel grad|scheint die sonne|regenjacke|unwetter|schwül|sonnenbrille|gummistiefel|luftfeuchtigkeit|nieselt
            """,
        weatherHints:
            "warm|kalt|heiß|kühl|jacke|mantel|pulli|grad|wind|handschuhe|mütze|schal|anziehen|eisig",
        tasks: """
            um wie viel uhr war|um wie viel uhr hat|um wie viel uhr ist|wann hat|wie spät war|\
            unterschied|nenne|nenn|sag mir einen|sag mir ein|hilf mir|schreib|schreibe|übersetze|übersetz|übersetzen|fasse|zusammenfassung|zusammenfassen|erkläre|erklär|wer|wieso|warum|\
            weshalb|geschichte|gedicht|witz|rezept|hauptstadt|bedeutet|heißt|sagt man|buchstabiert|formuliere|\
            formulier|umformulieren|korrigiere|verbessere|schlag|vorschlag|\
            vorschläge|empfiehl|erinnere|stell|spiel|idee|ideen|synonym|einwohner|erfunden|erzähl|erzähle|wie geht's|\
            wie geht es dir|entwirf|verfasse|reime|gegenteil|geschrieben|gemalt|bist du|kannst du mir helfen|wie funktioniert|wie mache|tipps|tipp
            """,
        search:
            "such im netz nach|suche im netz nach|suche im internet nach|such im internet nach|suche im web nach|google|googeln|google mal|suche nach|such nach|im internet suchen",
        prepositions: "in|im|auf|an der|an|am|für|bei|nach|von|aus|um|rund um|nahe",
        placeEnds: """
            heute|morgen|jetzt|gerade|übermorgen|am|ist|wird|und|oder|wenn|dann|bitte|denn|eigentlich|momentan|aktuell|\
            gleich|später|nächste|nächsten|diese|dieses|diesem|wochenende|abend|nachmittag|vormittag|früh|nacht|mittag|es|\
            für|die|der|das|ein|eine|einen|meine|meiner|morgens|abends|woche|draußen|schon|noch|man|ich|zeit|so|zur|moment|augenblick|wie|was|mit|sonne|regen|grad|celsius|sommer|winter
            """,
        howMany: "wie viele|wieviele|wie viel|wieviel|anzahl der",
        howLong: "wie lange|wie lang|wie weit ist es noch|wann ist endlich",
        weekday: "wochentag|wochentags|welcher wochentag|was für ein wochentag",
        day:
            "welcher tag|welchen tag|was für ein tag|welches datum|welches datum ist|datum|wann ist|wann war|der wievielte|den wievielten|wievielte|wann sind|an welchem tag",
        age: "geboren|wie alt|alter|geburtstag war|geburtsdatum",
        after: "nach|ab|von|vom|seit|später als|plus|nach dem|zu",
        before: "vor|vor dem|minus|früher als",
        between: "zwischen|bis|bis zum|bis zu|vom|von|seit|und|noch|ab",
        since: "seit|seit dem",
        into:
            "in|sind|ist|zu|nach|ergibt|ergeben|entsprechen|entspricht|als|=|hat|haben|auf|machen|je|pro",
        half: "ein halber|eine halbe|einen halben|ein halbes|halbe|halben|halber|halbes",
        andHalf: "und eine halbe|und ein halber|und ein halbes",
        operators: [
            ("plus|addiert mit|und dazu", .plus), ("minus|weniger|abzüglich", .minus),
            ("mal|multipliziert mit|multipliziert", .times),
            (
                "geteilt durch|dividiert durch|durch|geteilt|dividiert|verteilt auf|aufgeteilt auf|geteilt auf|geteilt unter",
                .divided
            ),
            ("hoch", .power), ("prozent|%", .percent),
            ("zum quadrat|im quadrat|quadriert", .raised(2)),
            ("hoch drei", .raised(3)),
            (
                "wurzel aus|quadratwurzel aus|die wurzel aus|wurzel von|quadratwurzel von|die quadratwurzel von|wurzel|quadratwurzel",
                .root
            ),
            ("die hälfte von|hälfte von|halb", .share("0.5")),
            ("das doppelte von|doppelt|das doppelte", .share("2")),
            ("ein drittel von|drittel von|ein drittel", .share("(1/3)")),
            ("ein viertel von|viertel von|ein viertel", .share("0.25")),
            ("dreiviertel von|drei viertel von", .share("0.75")),
            ("von|auf|vom", .of),
            ("rabatt|nachlass|reduziert um|ermäßigung|reduziert|skonto", .off),
            ("addiere|summe von|summe aus", .doing(.adding)),
            ("subtrahiere|ziehe", .doing(.subtracting)),
            ("multipliziere|produkt aus|produkt von", .doing(.multiplying)),
            ("dividiere", .doing(.dividing)),
            (
                "teile|teil|teilen|teilen sich|aufteilen|pro person|pro kopf|pro nase|jeder",
                .doing(.sharing)
            ),
            ("je|zu je|pro stück|à|zu", .each),
        ],
        fillers: """
            was|ist|sind|wie|viel|wieviel|ergibt|ergeben|macht|machen|rechne|berechne|rechnen|bitte|das|der|die|den|dem|mir|aus|gibt|\
            kannst|du|ich|brauche|ergebnis|gleich|=|mal|bei|es|denn|und|mit|für|ein|eine|einen|trinkgeld|mehrwertsteuer|mwst|sag|mal eben|kostet|kosten|insgesamt|zusammen|wert
            """)

    static let dutch = QuestionTable(
        time:
            "hoe laat|hoe laat is het|welke tijd|de tijd in|lokale tijd|plaatselijke tijd|huidige tijd|wat is de tijd|tijdsverschil|tijdzone|tijd is het",
        timeHints: "laat|klok|uur|nacht|wakker|vroeg",
        weather: """
            weer|weerbericht|weersverwachting|weersvoorspelling|regent|regenen|regen|regenachtig|paraplu|sneeuwt|sneeuwen|sneeuw|\
            zonnig|temperatuur|temperaturen|bewolkt|winderig|storm|stormt|onweer|onweren|onweert|zonnebrand|vriest|vriezen|mist|mistig|hagel|\
            hoe warm|hoe koud|hoe heet|hoeveel graden|regenjas|waait|zonnebril|ijzel|regenlaarzen|buien
            """,
        weatherHints: "warm|koud|heet|jas|graden|wind|trui|handschoenen|muts|schijnt|korte broek",
        tasks: """
            hoe laat was|hoe laat begon|hoe laat begint|hoe laat vertrok|hoe laat kwam|\
            verschil tussen|noem|help me|schrijf|herschrijf|vertaal|vertalen|samenvatting|vat|samenvatten|leg|uitleggen|wie|waarom|verhaal|verhaaltje|gedicht|mop|grap|grapje|\
            recept|hoofdstad|betekent|zeg je|spel|formuleer|verbeter|corrigeer je|\
            stel|aanraden|raad|herinner|speel|idee|ideeën|synoniem|inwoners|uitgevonden|vertel me een|vertel een|hoe gaat het|hoe heet je|schreef|schilderde|ben je|hoe werkt|tips|tegenovergestelde
            """,
        search: "zoek op internet naar|zoek op internet|zoek op|google|zoek naar|zoek online naar",
        prepositions: "in|op|te|bij|voor|naar|van|aan|rond|om",
        placeEnds: """
            vandaag|morgen|nu|vanavond|vanmiddag|overmorgen|op|is|wordt|en|of|als|dan|momenteel|dit|deze|volgende|weekend|het|de|\
            een|straks|week|voor|vanochtend|vannacht|buiten|mijn|dat|ik|zijn|gaat|moment|ochtend|graden|aan|in
            """,
        howMany: "hoeveel|hoe veel|aantal",
        howLong: "hoe lang|hoelang|hoe ver",
        weekday: "dag van de week|weekdag|welke weekdag",
        day:
            "welke dag|wat voor dag|welke datum|wat is de datum|datum|wanneer is|wanneer was|wanneer valt|de hoeveelste|welke dag is",
        age: "geboren|hoe oud|leeftijd|geboortedatum",
        after: "na|vanaf|later dan|sinds|plus|van", before: "voor|vóór|eerder dan|min",
        between: "tussen|tot|tot aan|tot en met|van|vanaf|sinds|en|nog|voor",
        since: "sinds",
        into: "in|is|zijn|naar|zitten er in|zitten|gaan er in|gaan|gelijk aan|=|als|heeft|per",
        half: "een halve|een half|halve|half",
        andHalf: "en een half|en een halve",
        operators: [
            ("plus|opgeteld bij", .plus), ("min|minus", .minus),
            ("keer|maal|vermenigvuldigd met", .times),
            ("gedeeld door|gedeeld|delen door|door|verdeeld over|verdelen over", .divided),
            ("tot de macht|tot de", .power), ("procent|percent", .percent),
            ("in het kwadraat|kwadraat", .raised(2)),
            (
                "wortel van|de wortel van|vierkantswortel van|de vierkantswortel van|wortel uit|wortel",
                .root
            ),
            ("de helft van|helft van", .share("0.5")),
            ("het dubbele van|dubbel|tweemaal", .share("2")),
            ("een derde van", .share("(1/3)")), ("een kwart van|kwart van", .share("0.25")),
            ("driekwart van", .share("0.75")),
            ("van|op|over", .of), ("korting|afgeprijsd|eraf", .off), ("tel", .doing(.adding)),
            ("som van", .doing(.adding)), ("vermenigvuldig|product van", .doing(.multiplying)),
            ("deel", .doing(.dividing)),
            ("verdeel|verdelen|delen|per persoon|iedereen|ieder", .doing(.sharing)),
            ("per stuk|elk|à|van elk|a", .each),
        ],
        fillers:
            "wat|is|zijn|hoeveel|hoe|veel|reken|bereken|uit|het|de|mij|me|kun|je|kan|maakt|wordt|even|alsjeblieft|=|resultaat|en|met|een|van|fooi|btw|samen|totaal|die|dat|eens|geef"
    )

    static let norwegian = QuestionTable(
        time:
            "hva er klokka|hva er klokken|hvor mye er klokka|hvor mye er klokken|klokka i|klokken i|lokal tid|hva er tiden|tidsforskjell|tidssone|klokka nå|hva klokka er|hva klokken er|klokkeslett",
        timeHints: "klokka|klokken|natt|sent|våken|tidlig",
        weather: """
            vær|været|værmelding|værmeldingen|værvarsel|værvarselet|regn|regner|regne|paraply|snør|snø|snøen|sol|solskinn|temperatur|temperaturen|\
            overskyet|vind|blåser|blåse|storm|torden|tordenvær|solkrem|frost|kuldegrader|tåke|hvor varmt|hvor kaldt|hvor mange grader|regnjakke|regntøy|regnvær|\
            minusgrader|varmegrader|solbriller|glatt
            """,
        weatherHints: "varmt|kaldt|kjølig|jakke|grader|genser|votter|lue|shorts|solrikt|skyer",
        tasks: """
            når var|når begynte|når kom|hvor mye var klokka da|\
            forskjellen på|forskjellen mellom|nevn|hjelp meg|skriv|omskriv|oversett|oversette|oppsummer|sammendrag|forklar|hvem|hvorfor|historie|dikt|vits|oppskrift|hovedstaden|hovedstad|\
            betyr|sier man|sier du|staver|foreslå|forslag|anbefal|spill|idé|ideer|synonym|innbyggere|\
            oppfant|fortell|hva heter du|hvordan går det|skrev|malte|er du|hvordan virker|hvordan lager|tips|formuler|motsatte
            """,
        search: "søk på nettet etter|søk på nett etter|søk etter|google|søk opp|søk på nettet",
        prepositions: "i|på|ved|til|for|fra|rundt|av|nær|om",
        placeEnds: """
            i dag|i morgen|nå|i kveld|idag|imorgen|er|blir|og|eller|hvis|på|til|akkurat|denne|dette|neste|helgen|helga|i helgen|i natt|ettermiddag|\
            kveld|uke|det|den|en|et|ute|min|som|skal|kommer|for|for tiden|i|jeg|mandag|øyeblikket|grader
            """,
        howMany: "hvor mange|hvor mye|antall", howLong: "hvor lenge|hvor langt|hvor lang tid",
        weekday: "ukedag|hvilken ukedag|dag i uka|dag i uken",
        day: "hvilken dag|hvilken dato|hva er datoen|dato|datoen|når er|når var|hva slags dag",
        age: "født|hvor gammel|alder|fødselsdato|hvor gamle",
        after: "etter|fra|siden|pluss", before: "før|minus",
        between: "mellom|til|fra|siden|og|igjen|frem til|fram til",
        since: "siden",
        into: "i|er|til|tilsvarer|blir|=|som|har|per",
        half: "en halv|et halvt|ei halv|halv|halvt|halvannen",
        andHalf: "og en halv|og et halvt|og ei halv",
        operators: [
            ("pluss|addert med|og", .plus), ("minus|trukket fra", .minus),
            ("ganger|ganget med|multiplisert med|gange", .times),
            ("delt på|dividert på|dividert med|delt med|delt", .divided), ("opphøyd i|i", .power),
            ("prosent|%", .percent),
            ("i andre|opphøyd i andre|kvadrert", .raised(2)), ("i tredje", .raised(3)),
            ("kvadratroten av|roten av|kvadratrota av|rota av", .root),
            ("halvparten av", .share("0.5")),
            ("det dobbelte av|dobbelt|det dobbelte", .share("2")),
            ("en tredjedel av|en tredel av", .share("(1/3)")),
            ("en fjerdedel av|en kvart av", .share("0.25")),
            ("av|på", .of), ("rabatt|avslag", .off), ("legg sammen|summen av", .doing(.adding)),
            ("trekk", .doing(.subtracting)),
            ("multipliser|gang|produktet av", .doing(.multiplying)), ("divider", .doing(.dividing)),
            ("del|deler|dele|per person|per pers", .doing(.sharing)),
            ("hver|per stykk|stykket|à|a|per person", .each),
        ],
        fillers:
            "hva|er|hvor|mye|blir|regn|ut|beregn|det|meg|kan|du|jeg|mange|=|vær|så|snill|en|et|og|med|for|tips|mva|til sammen|totalt|hvis|svaret"
    )

    static let swedish = QuestionTable(
        time:
            "hur mycket är klockan|vad är klockan|vad är klockan i|klockan i|lokal tid|vad är tiden|hur dags är det|tidsskillnad|tidsskillnaden|tidszon|klockan nu|vad klockan är|vilken tid är det|mycket är klockan|mycket klockan är",
        timeHints: "klockan|natt|sent|vaken|tidigt",
        weather: """
            väder|vädret|väderprognos|väderprognosen|väderleken|prognosen|regnar|regna|regn|regnet|regnigt|paraply|snöar|snöa|snö|snön|soligt|solsken|\
            temperatur|temperaturen|molnigt|mulet|blåser|blåsa|blåsigt|storm|åska|åskan|åskar|solkräm|frost|minusgrader|plusgrader|dimma|dimmigt|hur varmt|hur kallt|hur många grader|\
            regnjacka|regnkläder|halt|solglasögon|hagel|hagla
            """,
        weatherHints: "varmt|kallt|kyligt|jacka|grader|sola|vind|tröja|vantar|mössa|shorts|moln",
        tasks: """
            när var|när började|när kom|vad var klockan när|\
            skillnaden mellan|nämn|hjälp mig|skriv|omformulera|översätt|översätta|sammanfatta|sammanfattning|förklara|vem|varför|berättelse|saga|dikt|skämt|recept|huvudstaden|huvudstad|\
            betyder|säger man|säger|stavas|stavar|föreslå|förslag|rekommendera|påminn|spela|idé|idéer|synonym|\
            invånare|uppfann|berätta|vad heter du|hur mår du|rätta|skrev|målade|är du|hur fungerar|hur gör|tips|motsatsen|formulera
            """,
        search: "sök på nätet efter|sök på internet efter|sök efter|googla|sök på nätet|sök upp",
        prepositions: "i|på|vid|till|för|från|runt|av|nära|om",
        placeEnds: """
            idag|imorgon|i dag|i morgon|nu|ikväll|i kväll|just|är|blir|och|eller|om|på|till|denna|detta|nästa|helgen|i helgen|inatt|eftermiddag|kväll|\
            vecka|det|den|en|ett|ute|min|som|ska|kommer|för|i|jag|ögonblicket|grader|just nu
            """,
        howMany: "hur många|hur mycket|antal", howLong: "hur länge|hur långt|hur lång tid|hur lång",
        weekday: "veckodag|vilken veckodag|dag i veckan|dag på veckan",
        day:
            "vilken dag|vilket datum|vad är det för datum|vad är det för dag|datum|datumet|när är|när var|när infaller",
        age: "född|hur gammal|ålder|födelsedatum|föddes|hur gamla",
        after: "efter|från|sedan|plus", before: "före|innan|minus",
        between: "mellan|till|tills|från|sedan|och|kvar|fram till|innan",
        since: "sedan",
        into: "i|är|till|motsvarar|blir|=|som|har|på|går det på|per",
        half: "en halv|ett halvt|halv|halvt",
        andHalf: "och en halv|och ett halvt",
        operators: [
            ("plus|adderat med", .plus), ("minus|subtraherat med", .minus),
            ("gånger|multiplicerat med|gånger med", .times),
            ("delat med|delat på|dividerat med|delat|genom", .divided),
            ("upphöjt till|upphöjt i", .power), ("procent|%", .percent),
            ("i kvadrat", .raised(2)), ("i kubik", .raised(3)),
            ("kvadratroten ur|roten ur|kvadratroten av|roten av", .root),
            ("hälften av", .share("0.5")),
            ("dubbla|dubbelt|det dubbla av", .share("2")), ("en tredjedel av", .share("(1/3)")),
            ("en fjärdedel av", .share("0.25")),
            ("av|på", .of), ("rabatt|avdrag|rea", .off), ("addera|summan av", .doing(.adding)),
            ("subtrahera", .doing(.subtracting)),
            ("multiplicera|produkten av", .doing(.multiplying)), ("dividera", .doing(.dividing)),
            ("dela|delar|per person|var och en", .doing(.sharing)),
            ("styck|var|à|st|vardera|per person", .each),
        ],
        fillers:
            "vad|är|hur|mycket|blir|räkna|ut|beräkna|det|mig|kan|du|jag|många|=|snälla|en|ett|och|med|för|dricks|moms|tillsammans|totalt|om|svaret"
    )
}
