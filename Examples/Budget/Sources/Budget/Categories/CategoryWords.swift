/// Words of several languages that tell the category of a transaction: data of ``Categoriser``.
enum CategoryWords {
    /// What decides before any name: money from machines, between own accounts, and pay.
    static let strong: [(category: String, isIncoming: Bool?, words: String)] = [
        (
            "Cash", false,
            "geldautomat; bargeldauszahlung; barauszahlung; bargeld; cash withdrawal; atm withdrawal; prelievo bancomat; prelievo contante; prelevamento; retrait dab; retrait especes; retirada efectivo; retirada cajero; cash point; cashpoint"
        ),
        (
            "Transfers", nil,
            "umbuchung; eigenes konto; own account; giroconto; transfer to savings; internal transfer; ausgleich kreditkarte; kreditkartenabrechnung; virement interne; traspaso entre cuentas; between accounts; credit card payment; payment thank you; saldo carta di credito; estinzione carta"
        ),
        (
            "Salary", true,
            "gehalt; lohn; lohn gehalt; bezuege; salary; payroll; wages; stipendio; emolumenti; tredicesima; salaire; paie; nomina; weihnachtsgeld; urlaubsgeld; accredito stipendio"
        ),
        (
            "Other income", true,
            "kindergeld; elterngeld; zinsen; interest paid; dividend; dividende; dividendi; pension; rente; arbeitslosengeld; affitto; rimborso irpef; interest earned; zinsgutschrift; pensione; alquiler; cashback"
        ),
        (
            "Fees", false,
            "kontofuehrung; kontofuehrungsentgelt; auslandseinsatzentgelt; entgeltabschluss; abschlussentgelt; overdraft; monthly fee; account fee; foreign transaction fee; commissione; commissioni; canone mensile; canone conto; imposta di bollo; spese tenuta conto; frais bancaires; cotisation carte; comision; jahresgebuehr; sollzinsen; late fee"
        ),
    ]

    /// What decides where no name is known.
    static let usual: [(category: String, words: String)] = [
        ("Groceries", "supermarkt; lebensmittel; markt; baeckerei; backstube; metzgerei; fleischerei; biomarkt; hofladen; feinkost; getraenkemarkt; wochenmarkt; supermarket; grocery; groceries; greengrocer; butcher; bakery; deli; fishmonger; supermercato; alimentari; panificio; macelleria; ortofrutta; salumeria; gastronomia; supermarche; boulangerie; boucherie; epicerie; supermercado; panaderia; carniceria; fruteria; frutteria; pescheria"),
        ("Restaurants", "restaurant; gasthaus; gaststaette; gasthof; wirtshaus; imbiss; kebap; kebab; doener; bistro; pizzeria; trattoria; osteria; ristorante; taverna; rosticceria; gelateria; burger; sushi; ramen; noodle; grill; steakhouse; brasserie; taverne; tapas; curry; pub; bar; diner; cantina; kantine; mensa; brauhaus; enoteca; agriturismo; restaurante; cerveceria; creperie"),
        ("Coffee", "cafe; kaffee; caffe; coffee; kaffeeroesterei; konditorei; eiscafe; pasticceria; espresso; tea room; patisserie; cafeteria; torrefazione"),
        ("Transport", "taxi; bahn; bus; tram; metro; train; parkhaus; parken; parking; parkplatz; park ride; parcheggio; autostrada; pedaggio; toll; maut; verkehrsbetriebe; fahrkarte; ticket; biglietto treno; peage; autopista; rail; subway; sosta"),
        ("Fuel", "tankstelle; tanken; petrol; fuel; gas station; filling station; benzina; carburante; distributore; station service; essence; gasolinera; ladestation"),
        ("Travel", "hotel; hostel; pension zimmer; ferienwohnung; camping; campsite; airlines; airline; airport; flughafen; flug; reise; reisen; reisebuero; albergo; agriturismo camere; aeroporto; viaggi; traghetti; ferry; resort; voyage; aeropuerto; viajes; b b; bed breakfast"),
        ("Housing", "miete; hausgeld; nebenkosten; hausverwaltung; stellplatz; kaltmiete; warmmiete; rent; mortgage; service charge; ground rent; affitto; canone di locazione; mutuo; condominio; spese condominiali; loyer; alquiler; hipoteca; storage; wohnungsbau"),
        ("Utilities", "stadtwerke; strom; erdgas; gas; fernwaerme; wasser; abwasser; muell; abschlag strom; rundfunkbeitrag; rundfunk; electricity; electric; water; energy; council; energia; luce; bolletta; acqua; rifiuti; electricite; eau; luz; agua; energie"),
        ("Phone and internet", "mobilfunk; festnetz; internet; dsl; telefon; handy; mobile; broadband; phone; telefonia; ricarica; fibra; telephone; movil; recarga"),
        ("Insurance", "versicherung; versicherungen; haftpflicht; hausrat; hausratversicherung; kfz versicherung; krankenkasse; insurance; assicurazione; assicurazioni; polizza; assurance; mutuelle; seguro; seguros; premium policy"),
        ("Health", "apotheke; zahnarzt; arzt; praxis; klinik; krankenhaus; optik; optiker; physiotherapie; augenarzt; osteopathie; pharmacy; chemist; dentist; doctor; hospital; clinic; optician; farmacia; dentista; medico; ospedale; ottica; parafarmacia; studio medico; pharmacie; dentiste; opticien; medecin"),
        ("Clothing", "mode; bekleidung; schuhe; schneiderei; kleidung; fashion; clothing; shoes; tailor; boutique; abbigliamento; calzature; sartoria; vetements; chaussures; ropa; zapateria; trachten; secondhand"),
        ("Electronics", "elektronik; computer; electronics; elettronica; informatica; electronique; electronica"),
        ("Home", "moebel; baumarkt; gartencenter; haushalt; eisenwaren; schreinerei; blumen; blumenhaus; furniture; hardware store; garden centre; diy; mobili; ferramenta; vivaio; idraulica; meubles; bricolage; ferreteria; muebles; gaertnerei"),
        ("Children", "kita; kindergarten; elternbeitrag; spielwaren; spielzeug; kinder; nursery; childcare; toys; asilo; giocattoli; creche; jouets; juguetes; guarderia"),
        ("Pets", "tierarzt; tierklinik; hundeschule; zoohandlung; vet; veterinary; pet; veterinario; animali; veterinaire; mascotas"),
        ("Sport", "fitness; fitnessstudio; sportverein; schwimmbad; hallenbad; kletterhalle; yoga; gym; swimming; leisure centre; palestra; piscina; gimnasio; salle de sport; tanzschule; radwerkstatt; skipass; ski"),
        ("Entertainment", "kino; theater; museum; konzert; oper; buchhandlung; cinema; theatre; concert; books; bookshop; teatro; museo; libreria; musee; cine; librairie; jazzclub; games"),
        ("Subscriptions", "abo; abonnement; mitgliedsbeitrag; subscription; membership; abbonamento; suscripcion; zeitung; newspaper"),
        ("Gifts", "geschenk; spende; goldschmiede; juwelier; papeterie; donation; charity; gift; jeweller; florist; regalo; donazione; gioielleria; fiorista; don; cadeau; fleuriste"),
        ("Education", "schule; kurs; nachhilfe; musikschule; volkshochschule; universitaet; semesterbeitrag; school; tuition; course; university; scuola; corso; universita; ecole; escuela; universidad; sprachschule"),
        ("Taxes", "finanzamt; steuer; einkommensteuer; kraftfahrzeugsteuer; hauptzollamt; bundeskasse; tax; self assessment; agenzia entrate; f24; imu; tari; bollo auto; tributi; impots; hacienda; steuerkasse"),
    ]
}
