/// Recognises lines that a program has added to what people wrote: notices of exports, signatures of mail programs.
enum SystemLine {
    private static let phrases = PhraseSet(
        """
        end to end encrypted, end-to-end encrypted, end-to-end encryption, created group, created this group, created the group, \
        added you, joined using this group's, changed the group, changed this group's, changed the subject, security code changed, \
        missed voice call, missed video call, ende zu ende verschlusselt, ende-zu-ende-verschlusselt, hat die gruppe, \
        hat dich hinzugefugt, sicherheitsnummer hat sich geandert, chiffres de bout en bout, de bout en bout, a cree le groupe, \
        vous a ajoute, crittografati end-to-end, crittografia end-to-end, ha creato il gruppo, ti ha aggiunto, \
        cifrados de extremo a extremo, de extremo a extremo, creo el grupo, te anadio, ponta a ponta, criou o grupo, \
        te adicionou, end-to-end versleuteld, heeft de groep, heeft je toegevoegd, szyfrowane end-to-end, \
        szyfrowane metoda end-to-end, zaszyfrowane end-to-end, pelne szyfrowanie, utworzyl grupe, utworzyla grupe, \
        ende-til-ende-kryptert, ende-til-ende-kryptering, opprettet gruppen, la deg til, end-to-end-krypterade, \
        end-to-end krypterade, totalstrackskrypterade, skapade gruppen, har lagt till dig, \
        sent from my, get outlook for, gesendet von mein, von meinem iphone gesendet, von meinem handy gesendet, envoye de mon, \
        envoye depuis mon, inviato da iphone, inviato dal mio, enviado desde mi, enviado do meu, verzonden vanaf mijn, \
        verstuurd vanaf mijn, wyslano z iphone, wyslane z iphone, wyslano z mojego, sendt fra min, skickat fran min, \
        begin forwarded message, forwarded message, anfang der weitergeleiteten, weitergeleitete nachricht, \
        debut du message transfere, message transfere, inizio messaggio inoltrato, messaggio inoltrato, \
        inicio del mensaje reenviado, mensaje reenviado, mensaje original, inicio da mensagem, mensagem encaminhada, \
        mensagem original, begin doorgestuurd bericht, doorgestuurd bericht, poczatek przekazywanej, wiadomosc przekazana, \
        videresendt melding, start pa videresendt, vidarebefordrat meddelande, original message, ursprungliche nachricht, \
        message d'origine, message original, messaggio originale, oorspronkelijk bericht, oryginalna wiadomosc, \
        opprinnelig melding, ursprungligt meddelande
        """)

    /// Whether a program wrote a line.
    static func isSystem(_ line: some StringProtocol) -> Bool {
        let tokens = Token.list(of: String(line)).filter { !$0.isSign("-_*>") }
        return tokens.count <= 60 && phrases.match(Array(tokens)) != nil
    }
}
