/// Words of questions about rules.
enum RuleWords {
    /// A word without what endings make of it: `touching`, `touched` and `touches` are `touch`.
    static func root(_ word: String) -> String {
        let word = same[word] ?? word
        guard word.first?.isNumber != true else { return word }
        for ending in ["ings", "ing", "ies", "ied", "ers", "ed", "es", "er", "s", "e", "y"]
        where word.hasSuffix(ending) && word.utf8.count - ending.utf8.count >= 3 {
            return String(word.dropLast(ending.count))
        }
        return word
    }

    static func roots(_ text: String) -> [String] { [Word].words(of: text).map { root($0.text) } }

    /// Words that mean the same in rules.
    private static let same: [String: String] = [
        "bout": "match", "bouts": "match", "fight": "match", "fights": "match", "contest": "match",
        "contests": "match", "matches": "match", "game": "match", "games": "match", "tall": "high",
        "height": "high", "heights": "high",
        "width": "wide", "length": "long", "lengths": "long", "weigh": "heavy", "weighs": "heavy",
        "weight": "heavy", "duration": "long", "last": "long", "lasts": "long", "tries": "attempts",
        "tiebreak": "tie", "tiebreaker": "tie", "meters": "m", "metres": "m", "metre": "m",
        "minutes": "minute",
        "blade": "foil", "goalie": "goalkeeper", "keeper": "goalkeeper", "judged": "judge",
        "disqualify": "disqualified",
        "dq": "disqualified", "dsq": "disqualified", "hoop": "basket", "pitch": "field",
        "served": "serve",
        "service": "serve", "services": "serve", "serves": "serve", "serving": "serve",
        "trials": "attempts",
        "goes": "attempts", "faceoff": "match", "kilometres": "km", "kilometers": "km",
        "athletes": "player", "athlete": "player",
        "members": "player", "people": "player", "players": "player", "riders": "player",
        "gymnasts": "player",
        "big": "big", "size": "big", "knocked": "knock", "knocking": "knock", "fence": "obstacle",
        "pole": "rail", "bar": "rail",
        "takeover": "zone", "changeover": "zone", "exchange": "zone", "touchdown": "touch",
        "illegal": "allowed",
        "legal": "allowed", "permitted": "allowed", "forbidden": "allowed", "point": "points",
        "far": "distance",
        "swum": "swim", "thrown": "throw", "throws": "throw", "phases": "period",
        "period": "quarters", "periods": "quarters",
    ]

    /// Words of keywords that leave open what is asked.
    static let idle: Set<String> = ["the", "is", "a", "an", "of", "in", "to", "are"]

    /// Roots of ordinary words that are of one sport's rules too.
    static let common: Set<String> = [
        "lov", "fall", "half", "leg", "trick", "gat", "set", "club", "hol", "format", "horse",
        "wall", "tabl", "judg", "criteria", "street",
        "park", "weight", "element", "skill", "shirt", "wind", "hand", "step", "circl",
        "difficulty", "execution", "relay", "water", "speed",
        "lift", "total", "advantag", "fifteen", "turn", "throw", "serv", "goal", "penalt", "hit",
        "hold", "test", "course", "21", "30", "45", "15",
        "11", "25", "14", "10", "u23",
    ]

    /// Roots that any question about rules may have.
    static let general: Set<String> = Set(
        """
        what which how why when where who whom is are was do does did can may must should could would will the a an in
        of at on for to with from by be if it its you your i me we they there one any and or but as than that this
        these so then not no only really actually exactly please tell explain rule rules regulation regulations allowed
        count counts counting work works working mean means meaning called get gets getting need needs needed have has
        many much long high heavy wide big distance number each every per during before after into out up down over
        happen happens happening happened use used using make made play played playing player match sport olympic
        olympics paris games 2024 about between three four five six ten know like say decide decided decides take takes end ends
        begin starts start won win wins winning men women mens womens man woman point score scores scored scoring
        go just still someone somebody athlete person most normal normally usually official there's allowed them their
        he she his her more less least same time times quick question many's shoot compare give given awarded
        let lets us some two medal medals fair simple terms words short basic basics define definition
         worth carry carries race races racing course bring come comes counted answer question competition event events round team teams final finals side sides through when's whats hows hi hello ok
        """.split(whereSeparator: \.isWhitespace).map { root(String($0)) })
}
