extension EventWords {
    /// What begins a proposal and is no part of its title.
    static let titleOpenings = PhraseSet(
        """
        shall we, shall we do, can we, can we do, do you want to, want to, wanna, who wants to, who's up for, anyone for, anyone up for, fancy, up for, \
        are you coming for, are you coming to, are you on for, are ye on for, are we still on for, let's do, let's, how about, what about, are we doing, \
        wollen wir, sollen wir, gehen wir, geh ma, gemma, machen wir, lust auf, wer hat lust auf, wer kommt mit zum, wer kommt mit, kommt ihr zur, kommt ihr zum, \
        on se fait, on fait, ca vous dit, ca te dit, vous venez a, tu viens a, qui vient a, on se voit pour, \
        facciamo, ci vediamo per, andiamo a, andiamo al, vi va, ti va, chi viene a, vieni a, c'e bon pour, \
        quedamos, quedamos para, hacemos, os apetece, te apetece, vamos a, vamos al, quien se apunta a, \
        vamos, bora, vamos fazer, topam, alguem topa, queres ir, querem ir, \
        zullen we, gaan we, doen we, zin in, wie heeft er zin in, wie gaat er mee naar, \
        idziemy na, moze, robimy, kto chetny na, skal vi ta, skal vi, blir du med pa, hvem blir med pa, ska vi ta, ska vi, hanger ni med pa, vem hanger med pa
        """)
    /// Small words at the ends of titles.
    static let small: Set<String> = Set(
        """
        the a an at on in of for to and or so is it's are will be from by with then ok okay hey hi team all we i you \
        ins der die das den dem des ein eine einen am im um zum zur von vom und oder so ist sind wird mit fur bei auf in an ab oder es \
        le la les l un une des de du d a au aux en et ou est sera pour avec ce cette chez dans sur \
        il lo gli i uno una di del della da al alla e o sara per con allora in su ma \
        el los las una un y es sera en con para por al del \
        o os as um uma do da dos das no na e com para pra sera em ao \
        het een van voor op met is wordt om en of naar dan \
        w we na z ze do o i a od u po jest bedzie to \
        pa i til og er blir med for fra den det en ei et av ved hos kl \
        och ar blir med fran till hos att vid fran
        """.split(whereSeparator: \.isWhitespace).map(String.init))
    /// Words that alone are no title.
    static let noTitles: Set<String> = Set(
        """
        termin terminzettel convocatoria convocazione convocation bekanntmachung mitteilung anuncio comunicado comunicato circular \
        circolare aviso nota kallelse innkalling oproep uitnodiging ogloszenie kunngjoring meddelande communique date name nom nome \
        nombre naam imie navn namn elternbrief einladung info hinweis erinnerung achtung aushang rappel avis invitation promemoria avviso invito aviso invitacion convite lembrete uwaga zaproszenie uitnodiging herinnering obs viktigt inbjudan invitasjon paminnelse notice attention important passe passons passo geh gemma when what where who how come coming meet let shall can could want you are this next week month today tomorrow doing good morning \
        afternoon everyone folks guys darling wann was wo wer wie geht gehen kommt kommen treffen woche monat heute morgen guten hallo \
        zusammen leute quand quoi qui comment viens venez bonjour semaine mois salut quando cosa chi come vediamo ciao settimana mese \
        buongiorno cuando que quien como quedamos hola semana mes buenos dias vamos gente pessoal bom dia wanneer wie komen gaan hoi \
        allemaal kiedy kto idziemy hej czesc nar hvem skal kommer uke hei vem ska vecka reminder update hej alla team hello dear
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
