extension CueTable {
    static let english = CueTable(
        cues: """
            total 2 how much
            total 5 how many euro|euros|pounds|dollars|quid|bucks|eur|gbp
            total 2 spend|spent|spending|spendings|paying|costing|lost|parted|cost|costs|costed|paid|pay|expenses|expenditure|outgoings|blow|blew|blown|splashed|forked|shelled|burned|burnt|dropped|wasted
            total 2 total|totals|sum|overall|altogether
            total 2 set me back
            byCategory 5 by|per|each|every|across category|categories
            byCategory 5 which|what|top|biggest|main|largest #number? spending? category|categories
            byCategory 4 category|categories
            byCategory 3 breakdown|break|broken|split
            byCategory 5 what * spend|spent|spending * on $
            byCategory 5 what * spend|spent|spending * on #period $
            byCategory 5 what * spend|spent|spending the most|mostly? on
            byCategory 5 on what * spend|spent|spending|money
            byCategory 5 what * money * on
            byCategory 5 what * money * for
            byCategory 5 what kind|kinds|sort|sorts|type|types|areas
            byMerchant 6 by|per|each|every merchant|merchants|shop|shops|store|stores|retailer|retailers|vendor|seller|place|payee
            byMerchant 6 which|what|top|biggest|favourite|favorite|main|most #number? merchant|merchants|shop|shops|store|stores|retailers|vendors|places|supermarket|supermarkets|companies|businesses|payees
            byMerchant 5 merchants|shops|stores|retailers|vendors|payees
            byMerchant 5 where * money go|goes|went|going|gone|disappear~|end
            byMerchant 5 where * money
            byMerchant 5 where did|do|have|am|was i * spend|spent|spending|shop|shopping|buy|pay|paid
            byMerchant 5 who * most
            byMerchant 5 who * money|pay|paid * to|go|went|most
            byMerchant 5 rank|ranking * shops|stores|merchants|places
            byMerchant 5 which|top|favourite|favorite #number? #category * most|often|spend|spent|go
            byMerchant 5 top #number? #category
            compare 6 compare|compared|compares|comparing|comparison
            compare 6 versus|vs
            compare 6 #period against #period
            compare 5 against #period
            compare 6 than|to|from * #period * than|or|to * #period
            compare 5 than|then in|on|for|during|the|it? was? #period
            compare 5 than #period
            compare 5 more|less|higher|lower|up|down|cheaper|worse|better * than
            compare 5 difference|differences|change|changed|differ
            compare 6 more|less * or
            compare 5 up or down
            compare 5 increase|increased|decrease|decreased|rise|rose|risen|grew|grown|fell|fallen|drop|dropped
            compare 5 as much * as
            average 5 average|avg|averaged|averages|mean
            average 4 typically|usually|normally|typical|usual
            average 5 do|does|did * per|a|each month
            average 5 how much * per|a|each month
            average 3 monthly
            average 4 a month
            trend 5 month|months by|over|to|after month|months
            trend 5 by month
            trend 4 per month
            trend 5 each|every month
            trend 6 how has|have|did * changed|change|develop~|evolve~|moved
            trend 6 changed|change|develop~|evolve~ over
            trend 5 for each month
            trend 5 over time
            trend 5 over the months|year|years
            trend 5 trend|trends|trending|develop~|evolve|evolved|evolution|evolving|progress~|curve|history|chart|graph|timeline
            trend 5 monthly spending|spend|breakdown|totals|overview|figures|expenses|numbers|costs
            trend 5 going up|down
            trend 5 gone up|down
            largest 3 biggest|largest|highest|priciest|dearest|costliest|heftiest|steepest
            largest 4 most expensive|costly
            largest 3 top #number?
            largest 5 top #number? single? payment|payments|purchase|purchases|expense|expenses|transaction|transactions|bill|bills|spends|buys|charges|outgoings
            largest 5 biggest|largest|highest|priciest|dearest|costliest|heftiest|expensive * payment|payments|purchase|purchases|expense|expenses|transaction|transactions|bill|bills|buy|buys|thing|things|item|items|charge|charges|outlay
            largest 4 most i 've? have? ever? paid|spent|spend
            largest 5 most * single|one|once|in go
            largest 4 splurge|splurges
            count 5 how many
            count 6 how many * times|payments|transactions|purchases|visits
            count 5 how often|frequently
            count 5 number of
            count 5 count
            count 4 times
            firstTime 6 first time
            firstTime 6 when * first
            firstTime 5 first ever? payment|purchase|visit|transaction|bought|paid|ever|shop|shopped|went|order|ordered|use|used
            firstTime 4 my|the|ever first
            firstTime 5 earliest
            firstTime 5 since when
            firstTime 5 start|started|begin|began
            lastTime 6 last time
            lastTime 6 when * last|latest|recent|recently
            lastTime 5 latest|recently
            lastTime 5 most recent
            lastTime 5 last|latest|recent payment|purchase|visit|transaction|bought|paid|shop|shopped|went|order|ordered|used|#merchant|#category
            lastTime 5 how long ago|since|has
            lastTime 3 when
            remaining 5 left|remaining|remain|remains
            remaining 5 still|yet spend|have|got|available|spare
            remaining 5 budget|budgets|budgeted|allowance
            remaining 5 overspent|overspend|overspending
            recurring 7 which|what|list|all|show|any|many|active|do * subscription|subscriptions|subs
            recurring 3 subscription|subscriptions|subs
            recurring 7 recurring|reoccurring|repeating|repeat|standing|regular|regularly|direct|memberships|autopay
            recurring 6 fixed|monthly|regular bills|payments|costs|charges|expenses|commitments|outgoings
            recurring 7 what * pay|paying|paid|payments * every|each month
            recurring 7 what|which * payments|bills|charges|goes|go|leaves|leave|comes|come * every|each month
            recurring 6 bills|charges * every|each month
            recurring 6 subscribed|subscribe
            savingsRate 7 saving|savings|save rate|ratio|quota|percentage|percent
            savingsRate 6 saved|saving|savings|save
            savingsRate 6 put|set|putting|setting|left aside|away|over? of my income
            savingsRate 6 put|set|putting|setting aside|away|by
            savingsRate 7 share|percentage|percent|proportion|part|much|fraction of my|the income|salary|earnings|pay * save|saved|keep|kept|saving|unspent|left|spend|spent|not|did
            savingsRate 7 of what i earn|earned|make|made
            income 5 income|incomes|earn|earned|earning|earnings|earns|revenue
            income 6 salary|wage|wages|paycheck|paycheque|payslip
            income 6 money|cash|euros? comes|came|come|coming in
            income 5 came|come|coming in
            income 6 money in
            income 5 deposit|deposited|deposits|credited
            income 6 get|got|getting|been|was|were paid
            income 5 receive|received|receiving|incoming|bring|brought
            income 5 did|do|have i make|made
            search 4 find|search|dig|searching|lookup|locate|look
            search 5 contain|contains|containing|mention|mentions|mentioning|description|matching|word|words|called|named|says|saying|labelled
            search 3 list|show * transaction|transactions|payments|payment|purchases|bookings|entries|everything
            search 3 transaction|transactions|entries|bookings
            explain 8 ^ and? on|for what $
            explain 8 ^ and? what for|on $
            explain 8 ^ and? on what * exactly|precisely|specifically $
            explain 8 which|what ones|one
            explain 8 ^ and? which $
            explain 8 ^ which|what payments|transactions|purchases|bookings
            explain 8 ^ and|please|ok? can|could? you? show|list|see|give|display me? them|those|these|it|that
            explain 8 ^ and|please|ok? can|could? you? show|list|see|give|display me? the? details|payments|transactions|rows|purchases|entries|list|underlying|individual
            explain 8 ^ show|list me? $
            explain 8 details|detail|detailed|itemise|itemize|itemised|itemized
            explain 8 what * they|those|these|that|it $
            explain 8 what makes|made|makes|goes|went up|into|in
            explain 8 made|make up of?
            explain 8 consist|consists|include|includes|included|behind|based|comprise|comprised
            explain 8 ^ why
            explain 8 how so|come
            explain 8 ^ where|when|what exactly? $
            explain 8 ^ explain
            explain 8 where|how * that|this|it number|figure|amount|sum|come|comes|calculated|get
            """,
        outOfScope: """
            should|shall|ought
            without|excluding|except|minus|not|ignoring the|my|any? #category|#merchant|#account
            will|would|wont|gonna|shall
            weather|forecast|rain|sunny|temperature|umbrella
            invest|investing|investment|investments|stock|stocks|shares|crypto|bitcoin|etf|etfs|fund|funds|dividend|portfolio|nasdaq|dax
            loan|loans|credit score|rating
            interest|exchange rate|rates
            advice|advise|recommend|recommendation|suggest|suggestion|tips|tip|idea|ideas|opinion|think
            joke|poem|song|story|recipe|recipes|news|football|match|movie|film|book|translate
            capital of
            ^ please? transfer|send|cancel|delete|erase|remove|remind|order|call|write|create|add|update|book|close|block|email
            ^ please? move|open|change|set|make|pay|buy my|the|a|an|for|up|me|all|some|it
            ^ please? tell|sing|read me? a|an|about|something
            afford|affordable
            worth|cheaper|cheapest|best|better to|deal|place|way|option
            next month|week|year|quarter|summer|time|holiday
            tomorrow|upcoming|future|predict|prediction|projected|projection|expect|expected|going to
            my|the|our|his|her|their wife|husband|neighbour|neighbor|neighbours|neighbors|friend|friends|boss|boyfriend|girlfriend|brother|sister|mother|mum|mom|father|dad|colleague|colleagues|flatmate|roommate|parents|partner|son|daughter|ex|cousin|uncle|aunt
            do|does|did|have|has !i|we|you|my|it|that|this|the|these|those|our|u|#category|#merchant|#period spend|earn|pay|make|save|spent|earned
            how much is|are|does|s a|an
            average|typical|normal|other german|italian|british|american|person|people|household|family|guy|man|woman
            other|most|rich people
            does|do|is|are a|an|the #category|one|it? cost|price|worth
            how do|can|could|should i save|cut|reduce|get|stop
            who won|is|was|invented|wrote|painted
            how old|tall|far|big|are
            what is|s the time|meaning|capital|population
            what time|day
            hello|hi|hey|thanks|thank|goodbye|bye|please help
            password|pin|login|email|phone number
            he|she|they|his|her|their spend|spent|earn|earns|pay|paid|make|makes
            can|could you|we|i help|buy|order|book|cancel|send|transfer|write|sing|retire|quit
            ignore|disregard|forget * instructions|rules|previous|above
            say|pretend|claim that
            delete|erase|remove everything|all|my|the
            transfer * to my
            """,
        followUps: """
            ^ and|but|ok|okay|so|then|also|now|just|only|plus
            ^ what|how about
            ^ what|how|whats abt
            ^ same|instead|rather|without|excluding
            ^ what if
            ^ the|a #period? month|year|week|quarter before
            ^ top #number? $
            ^ compared|versus|vs|against
            only|instead|alone $
            ^ in|at|on|for|from|since|during|with? #period|#merchant|#category|#account $
            """,
        references: """
            that|those|these|them
            one|ones $
            it $
            is|was|did|does|about|for it
            ^ there
            there $
            at|in|from there
            the same
            """,
        smallWords: """
            status premium premiums goods hey ended ending roughly basically literally honestly actually altogether including included exactly christmas birthday first second third fourth previous past prior current recent latest calendar beginning start early late mid end maybe perhaps wondering wonder curious quickly current present thing doing look looking looks compared apart besides etc i.e ie eg things sort kinda kind lately nowadays days mostly usually regular ever never single each across item items category goes going spare left remaining
            a about actually again all also am an and any anything are as at be been before being but by can could did do does doing down during each either else ever every everything for from get gets getting give given go goes going gone good got had has have having he her here hey how i if in into is it its just kind let like ll lot m many me mine money more much my need no not now of off ok okay on once one only or our ours out over own please pls plz put rather re really s say see so some something still such t than thanks that the their them then there these they thing things this those through till to today together too total under until up us use used using ve very via want wanted was we went were what whats when where which while who whom whole will with within without would yet you your altogether entire entirely exactly roughly approximately around tell know show shows list look give check display me gimme wanna ya u ur hi im ive id dont didn didnt wasn isn amount amounts euro euros eur gbp pound pounds quid bucks pence cent cents money bill bills payment payments purchase purchases transaction transactions stuff place places time times account card week weeks month months year years day days quarter far ago single individual personal self exact dear spending spend most bought buy buying buys visit visited visits visiting shop shopped shopping went order ordered orders use summary overview figure figures number ledger data history record records bank statement statements real quite quick quickly question answer shopping purchase eat ate drink drank since between against compare
            """)
}
