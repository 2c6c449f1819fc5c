import Apus
import LanguageModelAPI
import OrderedJSON

/// The members of a request that say how tokens are chosen and when an answer ends.
struct SamplingMembers {
    var temperature: Double?
    var topP: Double?
    var topK: Int?
    var minP: Double?
    var repetitionPenalty: Double?
    var seed: Int?
    var stopStrings: [String] = []

    /// Reads the members that the endpoints have in common.
    init(
        from members: inout RequestMembers, _ limits: ServerLimits, hasStop: Bool = true
    ) throws(ServerError) {
        temperature = try members.number("temperature", in: 0...2)
        topP = try members.number("top_p", in: 0...1)
        topK = try members.integer("top_k", in: 1...Int.max)
        minP = try members.number("min_p", in: 0...1)
        repetitionPenalty = try members.number("repetition_penalty", in: 0.01...100)
        seed = try members.integer("seed", in: Int.min...Int.max)
        if hasStop { stopStrings = try Self.stopStrings(&members, limits) }
        func isZero(_ value: JSONValue) -> Bool { value.doubleValue == 0 }
        try members.refuse("frequency_penalty", unless: isZero)
        try members.refuse("presence_penalty", unless: isZero)
        try members.refuse("logit_bias") { $0.objectValue?.isEmpty == true }
    }

    private static func stopStrings(
        _ members: inout RequestMembers, _ limits: ServerLimits
    ) throws(ServerError) -> [String] {
        guard let value = members.value("stop") else { return [] }
        let path = members.path(of: "stop")
        if let text = value.stringValue, !text.isEmpty { return [text] }
        guard let elements = value.arrayValue, elements.count <= limits.stopStrings else {
            throw .wrongType(
                path, expected: "a text that is not empty, or at most \(limits.stopStrings)",
                found: value)
        }
        var texts: [String] = []
        for (index, element) in elements.enumerated() {
            guard let text = element.stringValue, !text.isEmpty else {
                throw .wrongType(
                    "\(path)[\(index)]", expected: "a text that is not empty", found: element)
            }
            texts.append(text)
        }
        return texts
    }

    /// What the members say in Apple's options.
    func options(maximumTokens: Int?, isGuided: Bool) -> GenerationOptions {
        var options = GenerationOptions(
            temperature: temperature, maximumResponseTokens: maximumTokens)
        if temperature == 0 {
            options.samplingMode = .greedy
        } else if temperature != nil || topP != nil || !isGuided {
            let share = topP ?? (temperature == nil ? DecodingOptions.usualShare : 1)
            options.samplingMode = .random(
                probabilityThreshold: share, seed: seed.map { UInt64(bitPattern: Int64($0)) })
        }
        return options
    }

    /// Puts what Apple's options lack into local options.
    func fill(_ extra: inout LocalGenerationOptions) {
        extra.topK = topK
        extra.minP = minP
        extra.repetitionPenalty = repetitionPenalty
        extra.stopStrings = stopStrings
    }
}
