/// What an ordinary word or phrase says about a question.
enum Cue: Sendable, Hashable {
    case gender(Gender)
    case medal(Medal)
    case rank(Int)
    /// `won`: first, unless medals are asked for.
    case win
    /// `medals`, `podium`.
    case medals
    case count
    case most
    case more
    case list
    case country
    case person
    case from
    case table
    /// `events`, `titles`.
    case events
    case who
    case what
    /// `he`, `she`, `they`: the people of the answer before.
    case pronoun
    /// `and`, `what about`: goes on with the question before.
    case goesOn
    case sportNoun

    /// The phrases in stems, and what they say.
    static let phrases: [String: Cue] = {
        var phrases: [String: Cue] = [:]
        for (list, cue) in lists {
            for phrase in list.split(separator: "|") {
                phrases[[Word].stems(of: String(phrase)).joined(separator: " ")] = cue
            }
        }
        return phrases
    }()

    private static let lists: [(String, Cue)] = [
        (
            "men|mens|man|mans|male|males|guys|boys|gentlemen|gents|lads|blokes|men side",
            .gender(.men)
        ),
        (
            "women|womens|woman|womans|female|females|ladies|lady|girls|womans side|gals",
            .gender(.women)
        ),
        ("mixed|mixed gender", .gender(.mixed)),
        (
            "gold|golds|golden|winner|winners|champion|champions|championship|first|1st|first place|1st place|"
                + "victor|victors|gold medal|gold medals|gold medalist|gold medallist|gold medalists|"
                + "gold medallists|number one|olympic champion|olympic champions|on top|took the title|"
                + "title|top spot|top step|won gold|win gold|champs|champ|victory|victorious|wins gold|"
                + "fastest|best in|came top|finished top|first prize|golds medals|goldmedal",
            .medal(.gold)
        ),
        (
            "silver|silvers|second|2nd|runner up|runners up|runnerup|second place|2nd place|silver medal|"
                + "silver medals|silver medalist|silver medallist|"
                + "losing finalist|beaten finalist|number two",
            .medal(.silver)
        ),
        (
            "bronze|bronzes|third|3rd|third place|3rd place|bronze medal|bronze medals|bronze medalist|"
                + "bronze medallist|bronze medalists|bronze medallists|number three",
            .medal(.bronze)
        ),
        ("fourth|4th|fourth place|4th place|just missed the podium|just missed a medal", .rank(4)),
        ("fifth|5th|fifth place|5th place", .rank(5)), ("sixth|6th|sixth place", .rank(6)),
        ("seventh|7th|seventh place", .rank(7)), ("eighth|8th|eighth place", .rank(8)),
        (
            "won|win|wins|winning|wone|triumphed|triumph|prevailed|beat everyone|beat everybody",
            .win
        ),
        (
            "medal|medals|medalist|medallist|medalists|medallists|podium|podiums|top three|top 3|results|"
                + "result|all three|all 3|all three medals|placings|placing|standings|outcome|rostrum|metal|medaled|medalled",
            .medals
        ),
        (
            "how many|how much|number of|count|count of|total|total number|in total|altogether|tally|amount of|howmany",
            .count
        ),
        (
            "most|the most|most successful|most decorated|highest|best|leading|biggest|top|dominated|dominate|topped",
            .most
        ),
        ("more|more than|better than|fewer|compare|compared|comparison|versus|vs", .more),
        (
            "all|every|list|each|everyone|everybody|list of|all the|list all|name all|complete list|whole list",
            .list
        ),
        (
            "which country|what country|which nation|what nation|country|countries|nation|nations|which countries|"
                + "which nations|nationality|whose team|nationalities|what countries|what nations",
            .country
        ),
        (
            "athlete|athletes|sportsman|sportswoman|competitor|competitors|player|players|sportsmen|sportswomen|"
                + "olympian|olympians|person|people|individual athlete|which athlete|what athlete|participant",
            .person
        ),
        (
            "from|represent|represents|represented|representing|compete for|competed for|competes for|play for|plays for|"
                + "played for|swim for|swam for|run for|ran for|ride for|citizen|homeland|flag",
            .from
        ),
        (
            "medal table|medals table|medal tally|medal count|medal standings|medal ranking|medal rankings|"
                + "medals tally|medal board|table of medals|overall standings|medal leaderboard|leaderboard",
            .table
        ),
        (
            "events|event|titles|races|competitions|disciplines|contests|discipline|competition|contest",
            .events
        ),
        ("who|whos|whom|who else|whoever|which one|whose", .who),
        ("what|which|whats|did|do|does|has|have|had|any|anything|was|were|is|are", .what),
        ("he|she|they|him|her|them|his|their|hers|theirs", .pronoun),
        (
            "what about|how about|and what about|and how about|same for|same question for|and for|and|also|now|or|"
                + "and in|and the|what of|same in",
            .goesOn
        ),
    ]
}
