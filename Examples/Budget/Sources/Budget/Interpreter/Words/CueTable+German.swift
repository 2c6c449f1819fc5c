extension CueTable {
    static let german = CueTable(
        cues: """
            total 2 wie viel|wieviel
            total 2 wieviel|wievel
            total 5 wie viele|viel euro|euros|geld|pfund|eur
            total 5 wieviele|wieviel euro|euros|geld|pfund|eur
            total 2 ausgegeben|gekostet|kosten|kostet|kostete|bezahlt|gezahlt|ausgaben|ausgebe|gebe|gab|verpulvert|verbraten|zahle|zahlte|bezahle|verballert|ausgeben
            total 2 summe|drauf|gelassen|hingelegt|losgeworden|insgesamt|gesamt|gesamtausgaben|gesamtsumme
            byCategory 6 nach|pro|je|jeder|jede|welche|welcher|welchen|grossten|top #number? kategorie|kategorien|kategorieen
            byCategory 4 kategorie|kategorien
            byCategory 5 aufgeteilt|aufteilung|aufschlusselung|verteilung|verteilen|aufgeschlusselt|bereiche|bereichen
            byCategory 4 wofur|worauf * ausgegeben|ausgebe|geld|aus
            byCategory 4 fur was * ausgegeben|ausgebe|geld|aus
            byCategory 5 wofur * geld|ausgegeben|ausgebe|geb|gebe
            byMerchant 6 nach|pro|je|welche|welchem|welchen|welcher|top|grossten|jedem #number? handler|handlern|geschaft|geschafte|geschaften|laden|laden|shops|shop|firma|firmen|supermarkt|supermarkten
            byMerchant 5 handler|handlern|geschafte|geschaften|laden|shops|lieblingsladen
            byMerchant 5 wo * ausgegeben|ausgebe|gezahlt|bezahlt|gekauft|eingekauft|geld|kaufe
            byMerchant 5 wohin|wo * geld|gegangen|geblieben
            byMerchant 6 geschafte|geschaften|laden|handler|supermarkte|supermarkten|shops mit|mit den
            byMerchant 6 #number? geschafte|handler|laden|shops
            byMerchant 5 bei wem
            byMerchant 5 top #number? #category
            byMerchant 5 in welchen|welchem #category
            compare 6 vergleich|vergleiche|verglichen|vergleichen|vergleichs
            compare 6 versus|vs|gegenuber
            compare 5 gegen #period
            compare 5 als * #period
            compare 5 mehr|weniger|hoher|niedriger|teurer|gunstiger|billiger * als
            compare 6 mehr|weniger * oder
            compare 5 gestiegen|gesunken|zugenommen|abgenommen
            compare 5 so|genauso|genausoviel viel? * wie
            compare 5 unterschied|unterschiede|veranderung|verandert|differenz
            average 6 durchschnitt|durchschnittlich|durchschnittliche|durchschnittlichen|schnitt|mittel|monatsdurchschnitt
            average 5 normalerweise|ublicherweise|typischerweise
            average 5 gebe|geb|zahle|gibt|kostet|wieviel|viel * pro|im monat
            average 3 monatlich|monatliche|monatlichen|monatlicher
            trend 4 pro monat
            trend 6 monat fur|um|zu monat
            trend 6 jeden|jedem|einzelnen monat|monaten
            trend 6 monatsweise|entwicklung|entwickelt|entwickeln|verlauf|trend|zeitverlauf|monatsverlauf
            trend 6 uber die? monate|jahre
            trend 6 nach monaten|monat
            trend 6 wie hat|haben * verandert|entwickelt|geandert
            trend 6 uber die monate|zeit|jahre
            largest 3 grosste|grossten|grosster|grosstes|teuerste|teuersten|teuerster|teuerstes|hochste|hochsten|hochster|hochstes
            largest 5 grosste|grossten|grosster|grosstes|teuerste|teuersten|teuerster|teuerstes|hochste|hochsten|hochster|hochstes * zahlung|zahlungen|ausgabe|ausgaben|einkauf|einkaufe|kauf|kaufe|buchung|buchungen|rechnung|rechnungen|anschaffung|anschaffungen|posten|betrag|einzelausgabe|einzelausgaben|einzelzahlung|abbuchung
            largest 5 top #number? zahlungen|ausgaben|einkaufe|kaufe|buchungen|rechnungen|posten
            largest 3 top #number?
            count 6 wie viele|oft|haufig
            count 6 wieviele|wieoft
            count 5 anzahl|zahl der
            count 4 mal
            firstTime 6 erste|ersten|erstes mal
            firstTime 6 zum ersten
            firstTime 6 wann * zuerst|erste|ersten|erstes|erstmals|angefangen
            firstTime 6 erste|ersten|erster|erstes #category|#merchant|zahlung|einkauf|buchung|kauf|besuch|ausgabe
            firstTime 6 erstmals
            firstTime 6 seit wann
            lastTime 7 letzte|letztes|letzten mal
            lastTime 7 zum letzten
            lastTime 7 zuletzt
            lastTime 6 wann * letzte|letzten|letztes|letzter|letztens
            lastTime 6 letzte|letzten|letzter|letztes|jungste|neueste #category|#merchant|zahlung|einkauf|buchung|kauf|besuch|ausgabe|rechnung
            lastTime 5 wie lange her|ist|liegt
            lastTime 6 jungste|jungster|neueste|neuester|aktuellste
            lastTime 3 wann
            remaining 6 ubrig|verbleibt|verbleibend|verbleiben|restbudget|rest|uber
            remaining 6 noch * ausgeben|ubrig|frei|verfugbar|budget|zur
            remaining 5 budget|budgets
            remaining 6 uberzogen|uberschritten
            recurring 7 welche|welchen|alle|meine|zeig|zeige|habe|liste|aktive|laufende|laufenden|viele * abo|abos|abonnements|abonnement
            recurring 3 abo|abos|abonnements|abonnement
            recurring 7 wiederkehrend|wiederkehrende|wiederkehrenden|regelmassig|regelmassige|regelmassigen|dauerauftrag|dauerauftrage|fixkosten|lastschriften|feste|festen|laufende|laufenden|daueraufträge|abonniert
            recurring 7 was|welche * jeden monat * ab|bezahle|zahle|abgebucht|weg
            savingsRate 7 sparquote|sparrate
            savingsRate 6 gespart|spare|sparen|gesparte|zuruckgelegt|beiseite|ersparnisse|ersparnis|zurucklegen
            savingsRate 7 anteil|prozent|teil * einkommens|einkommen|gehalts|einnahmen|verdienstes
            income 6 verdient|verdiene|verdienst|einnahmen|einkommen|eingenommen|einkunfte|bekommen|reingekommen|hereingekommen|eingang|eingange|zufluss|eingegangen|erhalten|reinkam|gehaltseingang
            income 6 gehalt|lohn
            income 6 rein|reingekommen|herein $
            search 5 suche|such|finde|find|suchen|finden
            search 6 enthalt|enthalten|stichwort|wort|beschreibung|verwendungszweck|namens|begriff
            search 3 zeig|zeige|liste * buchungen|zahlungen|umsatze|transaktionen|einkaufe|alle|alles
            search 3 buchungen|umsatze|transaktionen
            explain 8 ^ und? wofur|worauf|woraus $
            explain 8 ^ und? fur|auf was * genau? $
            explain 8 ^ und? welche|welcher|welches|welchen|was $
            explain 8 ^ und? welche|welcher|welches * genau|denn|davon|sind|waren|das $
            explain 8 ^ und? welche zahlungen|buchungen|einkaufe|ausgaben|kaufe|posten
            explain 8 ^ und? was * genau|denn|alles|dabei|darin|dahinter|enthalten $
            explain 8 ^ zeig|zeige|liste mir? sie|die|das|diese|mal|alle|es|einzeln|details|zahlungen|buchungen|auf
            explain 8 einzelheiten|details|einzeln|einzelnen|aufgelistet|auflisten|genauer
            explain 8 setzt|setzen * zusammen
            explain 8 ^ wo|wann genau? $
            explain 8 woraus|warum|wieso|weshalb|woher
            explain 8 steckt|gehort|zahlt * dahinter|dazu|drin
            """,
        outOfScope: """
            soll|sollte|sollten|sollen
            ohne|ausser|abzuglich die|den|das|der? #category|#merchant|#account
            wird|werde|werden|wurde|wurden|wirst ich|es|das|sich|morgen|noch
            wetter|regnet|regen|regenschirm|temperatur|sonne
            investieren|anlegen|aktie|aktien|anlage|etf|etfs|fonds|krypto|bitcoin|depot|dividende|dax
            kredit|kredite|zins|zinsen|zinssatz|wechselkurs|darlehen|schufa
            rat|ratschlag|tipp|tipps|empfiehl|empfehlen|empfehlung|empfiehlst|rate|vorschlag|ratst|meinst|meinung
            witz|gedicht|geschichte|rezept|nachrichten|fussball|film|lied
            hauptstadt
            ^ uberweise|uberweis|kundige|kundigen|losche|bestelle|buche|erinnere|sende|schick|schicke|bezahle|kaufe|schreib|schreibe|offne|erstelle
            leisten|lohnt|lohnen|rentiert
            nachsten|nachste|nachster|nachstes|kommenden|kommendes monat|woche|jahr|quartal|urlaub|sommer|mal
            morgen|zukunft|zukunftig|vorhersage|prognose|voraussichtlich|erwarten
            mein|meine|meiner|der|die|unser|unsere|unserer mann|frau|nachbar|nachbarn|nachbarin|freund|freunde|freundin|chef|bruder|schwester|mutter|vater|kollege|kollegen|kollegin|mitbewohner|eltern|partner|partnerin|sohn|tochter|schwager|onkel|tante
            durchschnittliche|durchschnittlicher|durchschnittlichen|andere|anderen|deutscher|deutsche leute|menschen|haushalt|familie|deutscher|deutsche|person|burger
            kostet ein|eine|einen|der|die|das
            wie kann|konnte ich
            wer hat|ist|war
            wie alt|hoch|weit|gross|spat|geht ist|sind|es
            hallo|hi|danke|tschuss|servus|moin
            passwort|pin|kennwort
            kannst|konntest du * kaufen|bestellen|buchen|bezahlen|kundigen|uberweisen|schreiben|helfen|erzahlen
            am besten|billigsten|gunstigsten
            wo|was|wie|welche|welcher * am? billigsten|gunstigsten|beste|besten|bestes
            """,
        followUps: """
            ^ und|aber|ok|okay|also|dann|nur|jetzt|bloss|nun
            ^ was|wie ist|ware|sieht|schaut|siehts mit|es
            ^ stattdessen|ohne|dasselbe|genauso|gleiche
            ^ der|den|im|das #period? monat|jahr|woche|monats|jahres davor|zuvor|vorher
            ^ top #number? $
            ^ im|verglichen? vergleich|gegenuber
            nur|stattdessen|allein $
            ^ im|in|bei|am|fur|seit|mit|beim|auf|von der|dem|den|die? #period|#merchant|#category|#account $
            """,
        references: """
            davon|dafur|daran|dabei|damit|dies|dort
            das|da $
            ^ das|da|war|ist|hat das
            war|ist|sind|waren das|die|da $
            was|wie|wann war|ist das|die|der
            """,
        smallWords: """
            meisten meiste meistens lasse lass lassen letztem vergangene vergangenen vergangener vergangenes vergangenem vorige vorigen voriges vorigem voriger vorletzten vorletzte vorletztes nachsten nachste kommenden ersten erste zweiten zweite dritten dritte halbe halben status uberhaupt halt mal ungefahr circa anfang ende mitte echt bitteschon gesamte gesamten neulich kurzlich jeweils besuche laden kram zeug sachen dinge darf durfen durfte
            ab aber alle allem allen alles als also am an auch auf aus bei beim bin bis bitte da dabei damit dann das davon dazu dem den denn der deren des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwa euro eur pfund fur ganz ganze gab gar gegen geht gib genau haben hab habe hat hatte hier ich ihr im in insgesamt ins ist ja je jede jeden jeder jetzt kann kannst konnte letzte letzten letzter letztes los mach mal man mehr mein meine meinem meinen meiner meines mich mir mit nach nicht noch nun nur ob oder ohne pro schon sehr sein seit sich sie sind so soviel sonst sowie uber um und uns unter vom von vor war waren warum was weg wenn wer wie wir wo wurde wurden zeig zeige zu zum zur zusammen eigentlich ungefahr circa ca mal geld betrag betrage rechnung rechnungen zahlung zahlungen buchung buchungen einkauf einkaufe eingekauft einkaufen kauf kaufe gekauft kaufen konto konten karte monat monate monaten monats monatlich jahr jahre jahres jahren woche wochen tag tage tagen quartal ausgabe gemacht getatigt gegangen gewesen besucht bestellt zahle zahlen gezahlt sag sage nenn nenne wissen will mochte gerne gern liste auflisten ubersicht uberblick hoch genau waren euer unser unsere unseren unserem bisher lang lange gegeben geben gebe komme kommt kam kamen welch viel viele per rund gerade eben aktuell ungefahr stand sieht aussehen
            """)
}
