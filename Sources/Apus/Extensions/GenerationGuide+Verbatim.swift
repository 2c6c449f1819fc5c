#if !canImport(Darwin)
    import LanguageModelAPI
    import OrderedJSON

    extension GenerationGuide where Value == String {
        /// Where a copied value may begin and end.
        public typealias Boundary = VerbatimGuideBoundary

        /// Demands whole words of the prompt, copied and not composed.
        ///
        /// For arrays of strings it is the guide of their elements: `.element(.verbatim)`.
        public static var verbatim: GenerationGuide<String> { verbatim() }

        /// Demands a part of the prompt, copied and not composed.
        ///
        /// What a value must be is documented with the keyword `x-verbatim`.
        ///
        /// - Parameters:
        ///   - boundary: Where a value may begin and end.
        ///   - pattern: A regular expression of ECMA-262 that the whole value matches.
        ///   - sources: The names of the sources to copy from; none means all.
        ///   - minimumLength: The fewest Unicode scalars.
        ///   - maximumLength: The most Unicode scalars.
        /// - Returns: The guide.
        public static func verbatim(
            boundary: Boundary = .word, pattern: String? = nil, sources: [String] = [],
            minimumLength: Int? = nil, maximumLength: Int? = nil
        ) -> GenerationGuide<String> {
            var rule: JSONObject = ["boundary": .string(boundary.rawValue)]
            rule["pattern"] = pattern.map(JSONValue.string)
            if !sources.isEmpty { rule["source"] = .array(sources.map(JSONValue.string)) }
            rule["minLength"] = minimumLength.map { .number(JSONNumber($0)) }
            rule["maxLength"] = maximumLength.map { .number(JSONNumber($0)) }
            return .keyword("x-verbatim", .object(rule))
        }

        /// Demands that the model prefers a value to its absence by a margin.
        ///
        /// For optional properties: with a larger margin, values are rarer and surer. How far the
        /// model preferred each is in ``GenerationReport/margins``.
        ///
        /// - Parameter margin: The log of how many times as probable the value must be, at least 0.
        /// - Returns: The guide.
        public static func abstain(_ margin: Double) -> GenerationGuide<String> {
            .keyword("x-abstain", JSONNumber(margin).map { .number($0) } ?? .null)
        }
    }

    /// Where a copied value may begin and end.
    public enum VerbatimGuideBoundary: String, Sendable, Hashable, CaseIterable {
        /// At words; a number, a time or a date such as `12,50` or `03/04/2026` is one word.
        case word
        /// At lines, without the blanks around them.
        case line
        /// At characters.
        case anywhere
    }
#endif
