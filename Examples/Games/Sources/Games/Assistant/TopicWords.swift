/// Phrases that tell topics apart.
enum TopicWords {
    static let rule =
        "weight of|height of|length of|size of|width of|rule|rules|regulation|regulations|allowed|permitted|legal|illegal|difference|mean|means|meaning|work|works|penalty|foul|"
        + "fouls|offside|scoring|score work|scored|judged|disqualified|disqualification|how do you score|what happens|how is it scored|"
        + "why are|why is|why do|why does|explain|how does|how do|how are|how is|how can|can you use|how long is|how long are|how long does|"
        + "how long do|how high is|how heavy is|how heavy are|how wide is|how far is|how far do|how far does|how big is|how deep is|how tall is|"
        + "how much does|how many players|how many points|how many rounds|how many sets|how many attempts|how many substitutes|how many steps|how many laps|"
        + "how many minutes|how many tries|how many people|who serves|must|what counts|counts as|definition|what is a|what is an|whats a|whats an|are you allowed|"
        + "is it legal|can a|can an|can the|may a|may the|is a|do you have to|does a|does the|do the|weigh|age limit|what do you call|"
        + "how fast|do they|do you|in which order|what order|which order|what size|what distance|best of|how often|when is|when do|when does|where can|"
        + "what parts|which parts|what part|which part|is there a|are there|time limit|what events are in|which events are in|what events make|which events make"
    static let ruleOpenings =
        "what is|what are|whats|how|why|when|where can|can|may|is|are|do|does|must|if|should|in which|explain"
    static let ruleMeasures =
        "how long|how high|how heavy|how wide|how far|how big|how deep|how tall|how many players|how many points|how does|how do|how is|how are"
    static let quiz =
        "quiz|trivia|multiple choice|test me|test my|ask me|question me|quizz|a question about|challenge me|question for me|give me a question|give me another question|"
        + "guessing game|play a game|quiz me|another question|next question|one more question|a riddle|hit me with|quizzes|let me guess|give me a hard one|"
        + "test us|quiz time|pub quiz|brain teaser|try me|guess the|shoot me a question|pose me|pose a question|a hard question|an easy question"
    static let next =
        "next|next one|another|another one|one more|again|more|go on|continue|new one|keep going|harder|easier|next please|another please"
    static let small =
        "who are you|what are you|how are you|are you a|are you an|your name|what can you do|can you help|good morning|good evening|good afternoon|good night|"
        + "thank you|thanks|cheers|bye|goodbye|see you|nice to meet|how do you do|who made you|who built you|well done|good job|you are|youre|i love you|"
        + "whats up|sup|hows it going|how is it going|do you like|are you real|are you human|have a nice|see ya|take care|never mind|nevermind|no worries|"
        + "you rock|i like you|sorry|my bad|help me|can i ask|what do you know|are you there|how old are you|do you sleep|feeling|you there|im bored|"
        + "im back|i am back|i am bored|what should i ask|talk to me|tell me about yourself|about yourself|who created you|have a good|have a great|love it|love this"
    static let greetings =
        "hi|hello|hey|hiya|yo|bye|goodbye|thanks|cheers|ok|okay|cool|nice|great|wow|haha|lol|morning|evening|howdy|greetings|ciao|bonjour|hallo"
    static let smallWords: Set<String> = Set(
        """
        hi hello hey hiya yo bye goodbye thanks thank you cheers ok okay k cool nice great wow haha hahaha lol lmao hehe morning
        evening afternoon good night howdy greetings ciao bonjour hallo there that thats this is it was very so really
        funny awesome amazing interesting perfect excellent brilliant lovely sweet yes no yeah yep nope sure maybe please
        welcome well oh ah aha hmm hm ha fun to me i im am are a an the see later ya soon again everyone all mate friend buddy
        what how who do doing going up your name can help bot robot ai human assistant program computer today day have
        impressive fantastic super neat right alright fine got understood makes sense not bad much lot lots for help helping
        sorry and my of hope love like it's glad happy just back here now sounds wonderful thx ty cu cya tata gday hola hallo
        servus salut night nighty done job work boring bored stop wait hang on minute sec
        """.split(whereSeparator: \.isWhitespace).map(String.init))
    static let other =
        "weather|forecast|temperature|translate|translation|recipe|cook|bake|capital|president|prime minister|king|population|stock|"
        + "price|buy|ticket|tickets|flight|hotel|restaurant|lose weight|diet|poem|song|story|joke|essay|email|letter|code|python|"
        + "program|movie|film|book|news|bitcoin|loan|doctor|medicine|headache|symptom|homework|plus|minus|times|divided|square root|"
        + "distance from|how far is it from|alarm|reminder|timer|music|phone|car|train|bus|translate|currency|euros|dollars|election|vote|war|"
        + "religion|god|love life|girlfriend|boyfriend|dog|cat|school|exam|university|job interview|salary|tax|lawyer|insurance|"
        + "how to train|how do i train|workout|train for|exercises for|calories|protein|wifi|laptop|iphone|website|internet|facebook|google|"
        + "language|speak|spell|synonym|planet|moon|sun|earth|ocean|river|mountain|tallest|eiffel|tower|louvre|museum|what day|what time is it|date today|"
        + "write|draw|paint|sing|summarise|summarize|rewrite|calculate|convert|percent|best way to|how do i|how can i|how to|should i|where can i|where do i|"
        + "recommend|suggest a|near me|open now|book a|order a|wikipedia|horoscope|lottery|shares|crypto|currency|meaning of life|password|vaccine|"
        + "olympic torch|mascot|opening ceremony"
    /// What is no result: the future, and what one thinks.
    static let opinions =
        "will win|gonna win|going to win|would win|should win|could win|might win|will be|will take|will get|predict|prediction|"
        + "think of|think about|do you like|your opinion|favourite|favorite|best ever|greatest|of all time|goat|like best|should have won|deserved"
    static let tasks =
        "write|translate|calculate|compute|draw|summarise|summarize|book|order|remind|set|turn|send|create|generate|convert|cook|solve|fix"
}
