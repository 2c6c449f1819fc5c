/// What accounts are commonly called, as data.
enum AccountWords {
    /// Phrases of which an account has one in its name, and the others that then mean it.
    static let kinds: [Set<[String]>] = [
        "kreditkarte,credit card,creditcard,carta di credito,carta,visa,mastercard,kreditkarten,kreditkartenkonto,the card,my card,by card,on card,la carta,con carta,mit karte,der karte,meiner karte,die karte",
        "girokonto,current account,checking account,checking,conto corrente,giro,main account,bank account,hauptkonto,giro account",
        "sterling,sterling account,pound account,pounds account,british account,uk account,gbp account,english account,conto in sterline,conto sterlina,conto sterline,conto inglese,conto britannico,pfundkonto,pfund konto,sterlingkonto,sterling konto,britisches konto,britischen konto,englischen konto,englisches konto",
        "italia,conto italia,italian account,italy account,conto italiano,italienisches konto,italienischen konto,italienische konto,italienkonto,italien konto",
        "sparkonto,savings account,savings,conto risparmio,conto di risparmio,tagesgeld,tagesgeldkonto",
    ].map { list in
        Set(list.split(separator: ",").map { $0.split(separator: " ").map(String.init) })
    }

    /// Words that mean an account without another word.
    static let accountsAlone: Set<String> = [
        "kreditkarte", "creditcard", "girokonto", "checking", "giro", "mastercard", "visa",
        "kreditkartenkonto", "pfundkonto", "sterlingkonto", "italienkonto", "hauptkonto",
    ]
}
