/// How the next token is chosen from the logits.
///
/// The steps run in this order: repetition penalty, temperature, top-k, top-p, min-p.
public struct SamplingOptions: Sendable, Hashable {
    /// What logits are divided by before they become probabilities.
    ///
    /// 0 always takes the likeliest token, and then top-k, top-p and min-p have no effect.
    public var temperature: Double = 0
    /// Keep this many of the likeliest tokens; nil keeps all.
    public var topK: Int?
    /// Keep the fewest of the likeliest tokens whose probabilities reach this sum; nil keeps all.
    public var topP: Double?
    /// Keep tokens at least this fraction as likely as the likeliest; nil keeps all.
    public var minP: Double?
    /// What makes tokens of the last `repetitionWindow` less likely; nil or 1 does nothing.
    ///
    /// Positive logits are divided by it, negative ones multiplied (Keskar et al., 2019,
    /// arXiv:1909.05858).
    public var repetitionPenalty: Double?
    /// How many of the last tokens, the prompt's included, the penalty looks at.
    public var repetitionWindow: Int = 64
    /// Where the random numbers start; nil starts somewhere else each time.
    public var seed: UInt64?

    /// Greedy choice: temperature 0 and no penalty.
    public init() {}

    /// Checks every option's range.
    ///
    /// - Throws: `invalidOption` naming the first that is out of range.
    public func validate() throws(InferenceError) {
        func check(
            _ name: String, _ value: Double?, _ isValid: (Double) -> Bool, _ range: String
        ) throws(InferenceError) {
            guard let value, !(value.isFinite && isValid(value)) else { return }
            throw InferenceError(.invalidOption, name, expected: range, found: "\(value)")
        }
        try check("temperature", temperature, { $0 >= 0 }, "0 or more")
        try check("top-k", topK.map(Double.init), { $0 >= 1 }, "1 or more")
        try check("top-p", topP, { $0 > 0 && $0 <= 1 }, "more than 0, at most 1")
        try check("min-p", minP, { $0 >= 0 && $0 <= 1 }, "0 to 1")
        try check(
            "repetition-penalty", repetitionPenalty, { $0 >= 0.01 && $0 <= 100 }, "0.01 to 100")
        try check("repetition-window", Double(repetitionWindow), { $0 >= 0 }, "0 or more")
    }
}
