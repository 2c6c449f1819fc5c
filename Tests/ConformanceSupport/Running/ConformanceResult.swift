import Constraints

/// What became of one schema and its instances.
public struct ConformanceResult: Sendable {
    /// What became of one instance.
    public struct Judgement: Sendable {
        /// What the instance is about.
        public let name: String
        /// Whether the instance meets the schema, as the file says.
        public let isValid: Bool
        /// Whether the text with members in the instance's own order was accepted.
        public let acceptsRawOrder: Bool
        /// Whether the text with members in the order of their declaration was accepted.
        public let acceptsDeclarationOrder: Bool
        /// The time of each mask, if the instance is valid and was accepted.
        public let masks: [Duration]
        /// Whether a mask lacked a token that the matcher accepts.
        public let masksDisagree: Bool
        /// Whether the tokenizer could write the text.
        public let isTokenized: Bool

        /// Whether either order was accepted.
        public var isAccepted: Bool { acceptsRawOrder || acceptsDeclarationOrder }
    }

    /// What the schema is about.
    public let name: String
    /// Why the schema was refused, if it was.
    public let refusal: ConstraintError?
    /// The time that compiling took, or refusing.
    public let compilation: Duration
    /// What became of the instances; none if the schema was refused.
    public let judgements: [Judgement]
    /// How many instances there are.
    public let caseCount: Int

    /// The valid instances that were rejected.
    public var validRejected: [Judgement] {
        judgements.filter { $0.isValid && (!$0.isAccepted || $0.masksDisagree) }
    }

    /// The invalid instances that were accepted.
    public var invalidAccepted: [Judgement] { judgements.filter { !$0.isValid && $0.isAccepted } }

    /// Whether the schema compiled, each valid instance was accepted and each invalid one rejected.
    public var isClean: Bool {
        refusal == nil && validRejected.isEmpty && invalidAccepted.isEmpty
    }
}

extension ConformanceEngine {
    /// Compiles a schema and judges its instances.
    ///
    /// A schema found to be unsatisfiable is not refused: the engine decided that every instance
    /// is invalid. With a vocabulary, valid instances are also written token by token with full masks.
    ///
    /// - Parameter group: The schema and its instances.
    /// - Returns: What became of them.
    /// - Throws: `JSONError` if the schema is no JSON; `ConstraintError` if a text can be read in
    ///   too many ways.
    public func judge(_ group: ConformanceFile.Group) throws -> ConformanceResult {
        let start = ContinuousClock.now
        let compiled: Compiled
        do {
            compiled = try compile(group.schema)
        } catch let error as ConstraintError where error.code == .unsatisfiable {
            let judgements = group.cases.map {
                ConformanceResult.Judgement(
                    name: $0.name, isValid: $0.isValid, acceptsRawOrder: false,
                    acceptsDeclarationOrder: false, masks: [], masksDisagree: false,
                    isTokenized: true)
            }
            return ConformanceResult(
                name: group.name, refusal: nil, compilation: ContinuousClock.now - start,
                judgements: judgements, caseCount: group.cases.count)
        } catch let refusal as ConstraintError {
            return ConformanceResult(
                name: group.name, refusal: refusal, compilation: ContinuousClock.now - start,
                judgements: [], caseCount: group.cases.count)
        }
        return ConformanceResult(
            name: group.name, refusal: nil, compilation: compiled.duration,
            judgements: try group.cases.map { try judge($0, compiled) },
            caseCount: group.cases.count)
    }

    private func judge(
        _ test: ConformanceFile.Case, _ compiled: Compiled
    ) throws -> ConformanceResult.Judgement {
        let raw = test.instance.compactText
        let declared = compiled.schema.inDeclarationOrder(test.instance).compactText
        let acceptsRaw = try accepts(raw, compiled.constraint)
        let acceptsDeclared =
            declared == raw ? acceptsRaw : try accepts(declared, compiled.constraint)
        var masks: [Duration] = []
        var agrees = true
        let tokens = vocabulary?.tokens(of: acceptsRaw ? raw : declared)
        if let tokens, test.isValid, acceptsRaw || acceptsDeclared {
            agrees = try write(tokens, compiled.constraint) { masks.append($0) }
        }
        return ConformanceResult.Judgement(
            name: test.name, isValid: test.isValid, acceptsRawOrder: acceptsRaw,
            acceptsDeclarationOrder: acceptsDeclared, masks: masks, masksDisagree: !agrees,
            isTokenized: tokens != nil)
    }
}
