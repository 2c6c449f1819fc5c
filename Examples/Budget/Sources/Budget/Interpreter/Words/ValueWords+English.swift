extension ValueWords {
    static let english = ValueWords(
        periodWords: set(
            "today yesterday tomorrow week weeks weekend month months year years quarter quarters day days fortnight half january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday ytd mtd q1 q2 q3 q4 q h1 h2"
        ),
        shortMonths: set("jan feb apr may jun jul aug sep sept oct nov dec june july"),
        periodFillers: set("in during for over on throughout of at within"),
        periodPhrases: table(
            """
            so far this year:year to date
            this year so far:year to date
            year so far:year to date
            so far this month:month to date
            this month so far:month to date
            since the beginning|start of the|this year:year to date
            since january 1st:year to date
            past month:last month
            past year:last year
            past week:last week
            past quarter:last quarter
            last calendar month:last month
            last calendar year:last year
            current|present month:this month
            current|present year:this year
            current|present week:this week
            current|present quarter:this quarter
            last|past|previous half year:last 6 months
            last|past half a year:last 6 months
            last|past couple of months:last 2 months
            last|past couple of weeks:last 2 weeks
            two months ago:the month before last
            two weeks ago:the week before last
            two years ago:the year before last
            a month ago:last month
            a year ago:last year
            """
        ) { $0 }.map { ($0.words, $0.meaning) },
        relativePeriods: table(
            """
            same month|period|time|week|quarter last|previous|the|a|one year before|ago|earlier:year
            same month|period|time|week|quarter last|previous year:year
            same month|period|time|week|quarter of|in last|previous year:year
            same month|period|time|week|quarter of|in the previous|year year|before:year
            same month|period|time|week|quarter the year before:year
            month before|prior|earlier:month
            previous|prior|preceding month:month
            the previous|prior|preceding month:month
            before that:same
            week before|prior|earlier:week
            previous|prior|preceding week:week
            the previous|prior|preceding week:week
            quarter before|prior|earlier:quarter
            previous|prior|preceding quarter:quarter
            the previous|prior|preceding quarter:quarter
            year before|prior|earlier:year
            previous|prior|preceding year:year
            the previous|prior|preceding year:year
            period before:same
            the previous|prior|preceding period:same
            """
        ) { RelativePeriod(rawValue: $0) },
        minimumPhrases: phrases(
            "more than,over,above,at least,greater than,bigger than,larger than,higher than,exceeding,upwards of,costing more than,worth more than,minimum,beyond,from,no less than,not less than,over the,that exceed,exceed,north of"
        ),
        maximumPhrases: phrases(
            "less than,under,below,at most,up to,smaller than,lower than,cheaper than,not more than,no more than,fewer than,maximum,costing less than,beneath,max,south of"
        ),
        betweenWords: set("between from"), andWords: set("and to or"),
        currencyWords: set("euro euros eur pound pounds gbp quid bucks dollars usd"),
        countedWords: set(
            "times time month months day days week weeks year years payments payment purchases purchase transactions transaction visits shops stores quarters once percent people categories merchants items"
        ),
        numbers: numbers(
            "one two|couple three four five six seven eight nine ten eleven twelve|dozen thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
        ),
        superlatives: set(
            "biggest largest highest priciest dearest costliest heftiest most top main favourite favorite greatest"
        ),
        placePrepositions: set("at from with to via @"),
        purposePrepositions: set("on for towards toward in buying"),
        articles: set("the my a an our some any this that those these all new local old"),
        comparisonWords: set("than then to with against vs versus from over"),
        searchMarkers: set(
            "for called named containing contain contains word words mention mentions mentioning description says saying say matching with about find search labelled including"
        ))
}
