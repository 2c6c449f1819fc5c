extension CueTable {
    static let italian = CueTable(
        cues: """
            total 2 quanto|quanti|quanta
            total 6 quanti euro|soldi|sterline|eur
            total 2 speso|spendo|spesa|spese|spendere|costato|costata|costati|costate|costa|costano|pagato|pago|uscite|sborsato|buttato|spesi|spendi
            total 2 totale|totali|complessivamente|complessivo|somma|tutto
            byCategory 6 per|quale|quali|ogni|ciascuna|principali|prime|maggiori #number? categoria|categorie
            byCategory 4 categoria|categorie
            byCategory 5 dividono|divido|suddivise|suddivido|suddivisione|ripartizione|suddivisi|divise|ripartite|dividi
            byCategory 6 per|in|su che cosa * speso|spendo|soldi|spesi|spende|vanno|andati
            byCategory 6 per|in|su cosa * speso|spendo|soldi|spesi|spende|vanno|andati
            byCategory 6 cosa * speso|spendo|soldi|spesi di piu
            byMerchant 6 per|quale|quali|quale|ogni|principali|primi|maggiori|top #number? negozio|negozi|esercente|esercenti|commercianti|supermercati|supermercato|posti|commerciante
            byMerchant 5 negozi|esercenti|commercianti
            byMerchant 6 dove * speso|spendo|soldi|spesi|comprato|pagato|compro|finiscono|finiti|spende
            byMerchant 6 da chi
            byMerchant 5 top|primi #number? #category
            byMerchant 6 in quali|quale #category
            compare 6 confronta|confronto|confrontare|confrontato|confrontata|confrontami|confrontando|paragona|paragone|paragonato
            compare 6 rispetto
            compare 6 versus|vs|contro
            compare 5 che a|ad|in|nel|nella|nell|lo|l|il? #period
            compare 5 di piu|meno? * che
            compare 6 piu|meno * o
            compare 5 aumentato|aumentata|aumentate|diminuito|diminuita|diminuite|cresciute|calate
            compare 5 differenza|differenze|cambiato|cambiata|variazione|cambiamento
            average 6 media|medio|medie|mediamente|medi
            average 5 solito|normalmente|tipicamente|abitualmente
            average 5 spendo|spendi|pago|quanto * al mese
            average 4 mensile|mensilmente
            trend 5 spese|uscite|costi|totali mensili
            average 3 mensili
            trend 7 come * cambiate|cambiata|cambiati|cambiato|evolute|andate
            trend 4 al mese
            trend 6 mese per mese
            trend 6 mese dopo mese
            trend 7 ogni|ciascun|singolo mese
            trend 6 andamento|evoluzione|trend|sviluppo|evolute|evoluta|evolvono|storico|grafico|tendenza
            trend 6 per|di mese
            trend 6 nel tempo
            trend 6 nel corso dei|del mesi|anno
            largest 4 piu grande|grandi|cara|care|costosa|costose|costoso|costosi|caro|cari|alta|alte|alto|alti|grossa|grosse|elevata|elevate|ingente|ingenti|salata|pesante|grosso|grossi|grandi
            largest 5 spesa|spese|acquisto|acquisti|pagamento|pagamenti|transazione|movimento|movimenti|scontrino|operazione|uscita piu|maggiore|maggiori|massima|singola
            largest 4 maggiore|maggiori|massima|massimo
            largest 5 top|prime|primi #number? spese|acquisti|pagamenti|uscite|transazioni|movimenti
            largest 3 top #number?
            largest 3 primi|prime #number
            count 6 quante|quanti|quanta volte|pagamenti|acquisti|transazioni|spese|movimenti|operazioni|visite|volta|ordini|prelievi|scontrini|addebiti|caffe|pieni
            count 3 quante|quanti
            count 6 numero di|dei|delle
            count 6 spesso|frequenza|frequentemente
            count 5 volte
            firstTime 7 prima volta
            firstTime 6 quando * primo|prima|iniziato|cominciato
            firstTime 6 primo|prima #merchant|#category|pagamento|acquisto|spesa|visita|transazione|scontrino
            firstTime 6 per la prima
            firstTime 6 da quando
            lastTime 7 ultima volta
            lastTime 7 quando * ultimo|ultima|ultimamente|recente
            lastTime 6 ultimo|ultima|recente #merchant|#category|pagamento|acquisto|spesa|visita|transazione|scontrino|movimento
            lastTime 6 piu recente|recenti
            lastTime 6 quanto tempo
            lastTime 6 da quanto
            lastTime 3 quando
            remaining 6 resta|rimane|rimasto|rimasti|rimangono|restano|rimanente|avanza|avanzato|avanzano|restante|residuo|rimasta|rimanga
            remaining 6 posso|possiamo * ancora? spendere
            remaining 6 ancora * spendere|disponibile|disposizione|budget
            remaining 5 budget
            remaining 6 sforato|superato
            recurring 7 quali|quale|che|tutti|miei|elenca|mostra|mostrami|ho|attivi|quanti|lista * abbonamenti|abbonamento
            recurring 3 abbonamenti|abbonamento
            recurring 7 ricorrenti|ricorrente|fisse|fissi|regolari|regolare|regolarmente|periodici|periodiche|periodico|rate|domiciliazioni|abbonato|abbonata
            recurring 7 cosa|che|quali * pago|pagamenti|addebitano|addebiti * ogni mese|tutti
            savingsRate 7 tasso|quota|percentuale|parte|porzione * risparmio|reddito|stipendio|entrate|risparmiato|risparmiata|guadagni|guadagno
            savingsRate 6 risparmiato|risparmio|risparmiare|risparmi|risparmiata|risparmiando
            savingsRate 6 messo|messi|mettere da parte
            income 6 guadagnato|guadagno|guadagni|entrate|entrata|reddito|redditi|incassato|incassi|ricevuto|introiti|incasso|entrati|entrato|guadagna|percepito
            income 6 stipendio|stipendi|busta
            search 5 cerca|cercami|trova|trovami|cercare|trovare|ricerca
            search 6 contengono|contiene|contenenti|parola|descrizione|causale|contenente|chiamati|nome
            search 3 mostra|mostrami|elenca|elencami|lista|fammi|vedere * movimenti|pagamenti|transazioni|acquisti|operazioni|tutti|tutte|spese
            search 3 movimenti|transazioni|operazioni
            explain 8 ^ e? per|in|su|di che? cosa $
            explain 8 ^ e? per|in|su|di che? cosa di? preciso|esattamente|precisamente? $
            explain 8 ^ e? quali|quale|cosa|che $
            explain 8 ^ e? quali|quale * sono|erano|esattamente|precisamente|di $
            explain 8 ^ e? quali|che pagamenti|acquisti|spese|movimenti|transazioni|operazioni
            explain 8 ^ mostrameli|mostramele|mostramela|mostrali|mostrale|elencali|elencale|elencameli|fammeli|dammeli|elencamele
            explain 8 ^ fammi|fammeli|fammele vedere
            explain 8 ^ mostra|mostrami|elenca|elencami|dammi i|il|le|gli? dettagli|dettaglio|movimenti|pagamenti|transazioni|acquisti|operazioni|singoli|singole|elenco $
            explain 8 ^ dove|quando esattamente? $
            explain 8 dettagli|dettaglio|nel dettaglio
            explain 8 ^ e? perche
            explain 8 ^ come mai|cosi
            explain 8 composto|compone|comprende|comprese|compresi|include|inclusi|compongono|formato|deriva
            explain 8 da|di dove|cosa|cos viene|arriva|e|risulta|fatto|composto
            """,
        outOfScope: """
            dovrei|devo|dovremmo|conviene|converrebbe|vale
            tempo che? fa|fara
            senza|tranne|eccetto|escluso|esclusi|esclusa i|il|la|le|lo|gli|l? #category|#merchant|#account
            che tempo|ore
            meteo|piove|pioggia|temperatura|ombrello
            investire|investo|investimento|investimenti|azioni|azione|borsa|bitcoin|cripto|etf|fondi|criptovalute|btp
            prestito|prestiti|interesse|interessi|cambio|finanziamento
            consiglio|consigli|consigliami|consigliare|suggerisci|suggerimento|suggerimenti|pensi|secondo
            barzelletta|poesia|storia|ricetta|notizie|calcio|film|canzone|partita
            capitale
            ^ trasferisci|invia|cancella|disdici|elimina|ricordami|ordina|prenota|paga|compra|scrivi|manda|apri|crea|raccontami|bonifica|disdire
            permettermi|permettere|permettermelo
            prossimo|prossima|prossimi mese|settimana|anno|trimestre|estate|vacanza|volta
            mese|settimana|anno|trimestre|estate prossimo|prossima|prossimi
            domani|futuro|previsione|previsioni|prevedi|prevista|spendero|risparmiero|avro|guadagnero|sara
            mio|mia|il|la|i|le|del|della|al|di mio|mia? marito|moglie|vicino|vicina|vicini|amico|amica|amici|capo|fratello|sorella|madre|padre|collega|colleghi|coinquilino|genitori|mamma|papa|ragazzo|ragazza|figlio|figlia|cugino|zio
            altri|altre|media|medio|tipica|italiano|italiani|famiglia italiani|italiana|persone|gente|famiglie|famiglia|medio|media
            costa un|una|il|lo|la|l
            come posso|potrei|faccio
            chi ha|e
            quanti anni|abitanti
            ciao|grazie|buongiorno|salve|arrivederci
            password|pin
            ^ scrivimi|raccontami|mandami|aiutami
            puoi|potresti * comprare|ordinare|prenotare|pagare|disdire|inviare|scrivere|aiutarmi|raccontarmi
            migliore|migliori|conveniente
            """,
        followUps: """
            ^ e|ed|ma|ok|allora|solo|soltanto|invece|poi|adesso|ora|quindi
            ^ che|cosa mi? dici|dire di|del|della|dei|delle|dell
            ^ il|l|la mese|anno|settimana|trimestre prima|precedente
            ^ nel|nell|nella mese|anno|settimana|trimestre prima|precedente
            ^ top|primi|prime #number? $
            ^ rispetto|confrontato|confrontata|contro
            solo|soltanto|invece $
            ^ a|ad|in|da|nel|nella|al|alla|all|per|di|con|su|sul il|la|lo|l? #period|#merchant|#category|#account $
            """,
        references: """
            quello|quella|questi|quelli|quelle|li|ci|ne|cio
            """,
        smallWords: """
            scorsa scorso scorsi scorse passata passato passati passate prossima prossimo ultimo ultima corrente attuale precedente secondo secondo primo terzo quarto terza quarta seconda prima inizio corso stesso stessa attivi attiva attive cosi praticamente mediamente insomma davvero grazie magari roba robe cose
            a ad ai al all alla alle allo abbiamo ancora anche avere avevo avuto c che chi ci cio come con cosa cos da dai dal dall dalla dalle dallo dammi degli dei del dell della delle dello di dimmi e ed era erano esatto esattamente euro eur fa fammi fatto fatti fatta fatte fare fino gia gli ha hai ho i il in insieme invece io l la le lo li ma me meno mi mia mie miei mio molto ne negli nei nel nell nella nelle nello no noi non nostra nostro o ogni per pero piu poco poi puoi qual quale quali quando quant quanta quante quanti quanto quei quel quell quella quelle quelli quello quest questa queste questi questo qui se sei si sia sin sino siamo sono stata stato stati state su sua sue sugli sui sul sull sulla sulle suo tra fra tutta tutte tutti tutto un una uno va vado vanno vedere voglio vorrei circa soldi spesa spese speso sterline pagamento pagamenti acquisto acquisti importo importi conto conti carta mese mesi mensile anno anni settimana settimane giorno giorni trimestre volta volte sapere dire elenco lista mostra mostrami visto andato andata andati comprato comprati acquistato ordinato stato uscita uscite uscito complesso complessiva complessive complessivi totale bolletta d s ultimi ultime prima dopo entro adesso oggi finora numero singola singolo singole singoli riepilogo panoramica
            """)
}
