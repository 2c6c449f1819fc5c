extension CategoryPhrases {
    static let italian = CategoryPhrases(
        """
        Groceries:fare la spesa,per la spesa,spesa alimentare,spese alimentari,spesa al supermercato,supermercato,supermercati,alimentari,generi alimentari,cibo,alimentazione,alimenti,in spesa,alla spesa
        Restaurants:ristorante,ristoranti,ristorazione,mangiare fuori,mangiando fuori,mangiato fuori,cene,cena,cene fuori,pizzeria,pizzerie,trattoria,trattorie,pranzi,pranzo,pasti fuori
        Coffee:caffe,bar,colazione,colazioni,espresso
        Transport:trasporto,trasporti,mezzi pubblici,mezzi,treno,treni,autobus,taxi,metro,metropolitana
        Fuel:benzina,carburante,carburanti,gasolio,diesel,distributore,benzinaio
        Travel:viaggi,viaggio,vacanze,vacanza,hotel,albergo,alberghi,voli,volo
        Housing:affitto,affitti,alloggio,abitazione,mutuo
        Utilities:bollette,bolletta,utenze,luce,gas,acqua,elettricita,energia,riscaldamento
        Phone and internet:telefono e internet,telefono,internet,cellulare,telefonia,telefonino
        Insurance:assicurazione,assicurazioni,polizza,polizze
        Health:salute,farmacia,farmacie,medico,medici,dentista,medicine,medicinali,farmaci,sanita,visite mediche
        Clothing:vestiti,abbigliamento,scarpe,abiti,moda,vestiario
        Electronics:elettronica,tecnologia,gadget,computer
        Home:casa,mobili,arredamento,bricolage
        Children:bambini,figli,bimbi,asilo,giocattoli,bambino,bambina
        Pets:animali,animali domestici,cane,gatto,veterinario
        Sport:sport,palestra,fitness
        Entertainment:divertimento,divertimenti,intrattenimento,svago,cinema,concerti,tempo libero,teatro
        Subscriptions:abbonamenti,abbonamento,streaming
        Gifts:regali,regalo,doni
        Education:istruzione,scuola,corsi,corso,formazione,universita,libri
        Fees:commissioni,commissione,spese bancarie,costi bancari
        Taxes:tasse,tassa,imposte,imposta
        Cash:contanti,contante,prelievi,prelievo,bancomat
        Salary:stipendio,stipendi,busta paga,salario,paga
        Other income:altre entrate
        Transfers:giroconti,trasferimenti
        Other:altro,varie,altre spese
        """, endings: [])
}
