/// Words that leave open what a question is about, so that nothing has to be known about them.
///
/// A question that has other words, which the data does not have either, is not answered from the data:
/// they may be what matters.
enum OrdinaryWords {
    static let stems: Set<String> = Set(
        list.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { Word.stem(String($0)) })

    private static let list = """
        a an the this that these those of in on at by for with to from into onto over as and or but so than then
        i me my mine we us our you your yours it its itself one ones there here
        is are was were be been being am isnt arent wasnt werent has have had having do does did done doing dont
        didnt doesnt can could would will shall should may might must im ive id ill youre theyre thats whats whos
        who whom whose what which how if not no yes yep nope
        please pls plz thanks thank hey hi hello ok okay oh well so just only really actually again still too also
        even else very much more most lot lots some any anything anyone anybody something somebody someone
        everything both either neither each every all other others another
        tell say said show give gave given name named list know knew want wanted like need see look looking find
        found get got gets getting gotten take took taken takes taking bring brought make made makes come came
        comes coming go goes went going gone end ended ending finish finished finishes finishing happen happened
        remind wonder wondering curious quick quickly question answer ask asking info information detail details
        let lets try tried think thought guess believe remember forgot forget mean meant call called check
        win won wins winner winners winning winner beat beaten defeat defeated opponent lose lost loser claim claimed claims grab grabbed bag bagged
        snag snagged snatched secure secured scoop scooped nab nabbed land landed earn earned pick picked collect
        collected award awarded receive received deliver delivered clinch clinched seal sealed score scored
        pocket pocketed capture captured triumph triumphed prevail prevailed crown crowned celebrate stand stood
        place placed places placing rank ranked position positions spot spots step steps stair top main overall
        medal medals medalist medallist medallists podium podiums gold silver bronze champion champions final
        finals finale title titles trophy prize prizes result results outcome standing standings event events
        competition competitions contest contests discipline disciplines category categories class classes rider riders
        tournament tournaments match race races run ran running game games round
        olympic olympics olympian olympians olympiad summer edition city
        team teams side sides squad squads nation nations country countries national athlete athletes player
        players competitor competitors sportsman sportswoman sportsperson person people man woman guy guys girl
        girls men women male female mens womens individual individuals member members pair pairs duo crew
        sport sports sporting part took participated participate compete competed competes competing competitive
        represent represented representing perform performed performance performances achieve achieved achievement
        total altogether number many much count times time long
        first second third last1 home house back away out up down off
        there about during while when1 under between within across through behind ahead front next1
        best good great nice cool awesome amazing big famous real right wrong sure maybe perhaps possible
        now today year years
        kind type sort thing things bit stuff way ways
        her his him he she they them their hers theirs
        level kg m km metres meters weight weights
        held hold holds medaled medalled medalling had
        dear mate buddy friend sir madam dude bro man
        hear heard read watch watched saw seen missed miss
        st th nd rd vs versus
        history including include included breakdown summary overview together
        able per via etc eg ie
        """
}
