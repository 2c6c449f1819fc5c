/// Colloquial names of events, beyond what the data says.
enum EventSynonyms {
    /// Other names of an event.
    static func names(of event: GamesEvent) -> [String] {
        names[event.sport + ":" + event.name.folded] ?? []
    }

    private static let names: [String: [String]] = [
        "athletics:100 m": ["100 m dash", "100 m sprint", "100 dash"],
        "athletics:200 m": ["200 m dash", "200 m sprint", "half lap"],
        "athletics:400 m": ["400 m dash", "400 m sprint"],
        "athletics:5000 m": ["5 km", "5k"],
        "athletics:10,000 m": ["10 km", "10k"],
        "athletics:110 m hurdles": ["sprint hurdles", "high hurdles", "short hurdles"],
        "athletics:100 m hurdles": ["sprint hurdles", "high hurdles", "short hurdles"],
        "athletics:400 m hurdles": ["long hurdles", "low hurdles"],
        "athletics:4 × 100 m relay": ["sprint relay", "short relay"],
        "athletics:4 × 400 m relay": ["long relay", "mile relay"],
        "athletics:20 km walk": ["race walk", "race walking", "walk", "20 km race walk"],
        "athletics:javelin throw": ["javelin", "spear"],
        "artistic-gymnastics:floor": ["floor routine"],
        "artistic-gymnastics:team": ["team all-around"],
        "artistic-gymnastics:all-around": ["individual all-around"],
        "artistic-gymnastics:balance beam": ["beam"],
        "rhythmic-gymnastics:group all-around": ["team", "group", "group exercise"],
        "rhythmic-gymnastics:individual all-around": ["individual"],
        "diving:3 m springboard": ["springboard"],
        "diving:10 m platform": ["platform", "high board"],
        "road-cycling:road race": ["road"],
        "mountain-biking:cross-country": ["xc", "xco"],
        "swimming:1500 m freestyle": ["mile"],
        "sailing:49er skiff": ["skiff"],
        "sailing:49erfx skiff": ["skiff"],
        "sailing:formula kite": ["kite foil", "kitefoil", "kitesurfing", "kite surfing"],
        "sailing:ilca 7 dinghy": ["one person dinghy", "dinghy"],
        "sailing:ilca 6 dinghy": ["one person dinghy", "dinghy", "laser"],
        "shooting:50 m rifle three positions": ["50 m rifle", "three positions", "3 positions"],
        "shooting:25 m rapid fire pistol": ["rapid fire"],
        "tennis:singles": ["single"],
        "rowing:single sculls": ["single scull", "skiff"],
        "track-cycling:sprint": ["individual sprint"],
        "breaking:b-boys": ["b boy", "b boys", "bboy"],
        "breaking:b-girls": ["b girl", "b girls", "bgirl"],
    ]

    /// Words for those who do a sport, and the sport.
    static let agents: [String: String] = [
        "surfer": "surfing", "swimmer": "swimming", "boxer": "boxing", "archer": "archery",
        "weightlifter": "weightlifting", "lifter": "weightlifting", "rower": "rowing",
        "fencer": "fencing", "judoka": "judo", "wrestler": "wrestling", "diver": "diving",
        "golfer": "golf", "cyclist": "cycling", "climber": "sport climbing",
        "skateboarder": "skateboarding",
        "skater": "skateboarding", "triathlete": "triathlon", "paddler": "canoeing",
        "shooter": "shooting",
        "sailor": "sailing", "footballer": "football", "breaker": "breaking",
        "breakdancer": "breaking",
        "gymnast": "gymnastics", "pentathlete": "modern pentathlon",
        "canoeist": "canoeing", "kayaker": "canoeing", "swam": "swimming", "handballer": "handball",
        "trampolinist": "trampoline", "wrestled": "wrestling", "boxed": "boxing",
        "karateka": "karate", "volleyballer": "volleyball", "trampolin": "trampoline",
        "climb": "sport climbing",
        "soccer": "football", "pingpong": "table tennis",
    ]
    /// Words for those who do an event, and the word of its name.
    static let agentWords: [String: String] = [
        "sprinter": "sprint", "hurdler": "hurdle", "vaulter": "vault", "decathlete": "decathlon",
        "heptathlete": "heptathlon", "steeplechaser": "steeplechase", "walker": "walk",
        "epeeist": "epee",
        "sabreur": "sabre", "foilist": "foil", "sculler": "scull", "windsurfer": "windsurfing",
        "marathoner": "marathon", "bboy": "boy", "bgirl": "girl", "marksman": "rifle",
    ]
}
