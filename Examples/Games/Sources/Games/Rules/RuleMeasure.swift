/// What a question with `how` measures, which a rule has to have to answer it.
enum RuleMeasure {
    private static let units: [String: Set<String>] = [
        "long": [
            "long", "minut", "second", "hour", "kilomet", "km", "m", "metr", "distanc", "last",
            "duration",
        ],
        "distance": ["long", "kilomet", "km", "m", "metr", "distanc", "metre"],
        "high": ["high", "metr", "m", "centimetr", "cm", "above", "below", "height"],
        "heavy": ["heavy", "kilogram", "gram", "weigh", "weight"],
        "wide": ["wide", "metr", "m", "centimetr"],
        "big": ["big", "long", "wide", "high", "metr", "m", "centimetr"],
    ]

    /// Whether a rule of these roots has what is measured or counted.
    static func allows(_ roots: Set<String>, for reading: Reading) -> Bool {
        let words = reading.words.map { RuleWords.root($0.text) }
        for (word, next) in zip(words, words.dropFirst()) where word == "how" {
            guard let wanted = units.first(where: { RuleWords.root($0.key) == next })?.value else {
                continue
            }
            guard !wanted.union(wanted.map(RuleWords.root)).isDisjoint(with: roots) else {
                return false
            }
        }
        // `how many players`: the word behind it has to be of the rule.
        for index in words.indices.dropLast(2)
        where words[index] == "how" && words[index + 1] == "many" {
            guard
                roots.contains(words[index + 2])
                    || index + 3 < words.count && roots.contains(words[index + 3])
            else { return false }
        }
        return true
    }
}
