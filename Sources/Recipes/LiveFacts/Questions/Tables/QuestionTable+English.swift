extension QuestionTable {
    static let english = QuestionTable(
        time: """
            what time is it|what's the time|what is the time|whats the time|what time it is|time is it|\
            current time|local time|the time in|the time at|what time in|time right now|time now|\
            the time now|have the time|what's the hour|the time over in|the time difference|time zone|\
            what hour is it|the time there
            """,
        timeHints:
            "time|clock|hour|o'clock|late|awake|asleep|midnight|noon|daytime|night|nighttime|early|morning",
        weather: """
            weather|forecast|umbrella|raining|rain|rainy|rains|snow|snowing|snowy|snows|sunny|temperature|\
            temperatures|cloudy|windy|humid|humidity|storm|stormy|thunderstorm|thunderstorms|thunder|lightning|storms|snowstorm|blizzard|drizzly|drizzle|drizzling|sunscreen|\
            sun cream|raincoat|freezing|frost|frosty|foggy|hail|sleet|icy|showers|wellies|heatwave|\
            like outside|it outside|nice out|outside like|how hot|how cold|how warm|how windy|degrees in|degrees outside|sunglasses
            """,
        weatherHints: """
            hot|cold|warm|chilly|jacket|coat|sweater|jumper|shorts|degrees|wind|fog|\
            cloud|clouds|gloves|scarf
            """,
        tasks: """
            what time did|what time was|what time were|what time do we|what time does the|\
            best time|good time to|tell me a|tell us a|make a list|turn this|write|rewrite|rephrase|translate|summarise|summarize|explain|describe|who|whose|why|story|poem|\
            joke|recipe|capital of|mean|means|meaning|say in|do you say|spell|define|definition|song|lyrics|\
            suggest|recommend|recommend me|draft|proofread|correct|fix|remind|\
            haiku|limerick|essay|email|e-mail|idea|ideas|name for|names for|set a timer|\
            set an alarm|set a|book|send|synonym|synonyms|opposite of|population|president|invented|\
            discovered|wrote|painted|do you think|how do i|how does|how do|your name|are you|can you help|\
            difference between a|what causes|tell me about|fun fact|history|song|movie|film|author|advice|tips
            """,
        search:
            "search the web for|search the web|search online for|search for|look up|google|search the internet for|web search|find online",
        prepositions: "in|at|for|to|near|around|on|over in|of|across|from|over",
        placeEnds: """
            today|tonight|tomorrow|now|right|currently|at|this|next|on|is|are|it|will|like|later|and|or|if|then|\
            please|for|the moment|weekend|morning|afternoon|evening|night|week|when|while|compared|during|in|there|\
            here|going|now?|be|get|do|what|should|does|can|moment|my|your|a|an|me|us|outside|celsius|fahrenheit|today's|
            """,
        howMany: "how many|how much|number of|what's the number of",
        howLong: "how long|how far|how soon|how much time|countdown|time left|time until",
        weekday: "day of the week|weekday|what day of week|which weekday|day of week",
        day:
            "what day|today's date|date today|date tomorrow|date is it|which day|what's the date|what date|which date|what is the date|what will the date|when is|when's|when was|the date|date in|when will it be|when are|what would the date|what'll the date|calendar date|date will",
        age: "born|how old|my age|age|birthday was|date of birth|birthdate",
        after: "after|from|later than|since|following|past|plus|on from|to",
        before: "before|prior to|ahead of|earlier than|minus|preceding",
        between: "between|until|till|til|to|from|since|and|before|left|through|up to|away",
        since: "since",
        into: "in|to|into|is|are|equals|make|makes|as|=|->|→|how many|how much|there|per",
        half: "half a|half an|half|a half",
        andHalf: "and a half",
        operators: [
            ("plus|added to|and then add|increased by|raised by", .plus),
            ("minus|take away|less|subtracted by|decreased by", .minus),
            ("times|multiplied by|x by", .times),
            (
                "divided by|over|divided into|divided between|divided among|split by|split between|split among|shared between|shared by",
                .divided
            ),
            ("to the power of|to the power|raised to|to the", .power),
            ("percent|per cent|pct", .percent), ("squared", .raised(2)), ("cubed", .raised(3)),
            ("square root of|the square root of|root of|sqrt of|sqrt", .root),
            ("half of|half", .share("0.5")), ("double|twice", .share("2")), ("triple", .share("3")),
            ("a third of|one third of|third of", .share("(1/3)")),
            ("a quarter of|one quarter of|quarter of", .share("0.25")),
            ("three quarters of", .share("0.75")), ("two thirds of", .share("(2/3)")),
            ("of|on", .of), ("off|discount|discounted|reduction|reduced by|reduced", .off),
            ("add|sum of|sum|total of", .doing(.adding)), ("subtract", .doing(.subtracting)),
            ("multiply|product of", .doing(.multiplying)), ("divide", .doing(.dividing)),
            (
                "share|shares|split|splits|sharing|splitting|per head|does each|each pay|each of us|would each|each person|will each",
                .doing(.sharing)
            ),
            ("each|apiece|at|per person|a piece", .each),
        ],
        fillers: """
            what|is|are|what's|whats|how|much|many|does|do|did|make|makes|calculate|compute|tell|me|please|the|result|\
            equals|equal|come|to|work|out|can|you|i|need|s|would|be|a|an|answer|for|give|whats|and|by|with|from|\
            into|in|total|sum|number|value|=|hey|quick|question|solve|evaluate|find|of|tip|vat|tax|bill|my|if|
            """)
}
