import OrderedJSON

/// The counts and times of many results.
public struct ConformanceTally: Sendable {
    /// Files, or schemas of files with several.
    public private(set) var schemas = 0
    /// Schemas that compiled and whose instances were all judged rightly.
    public private(set) var clean = 0
    /// Schemas that were refused.
    public private(set) var refused = 0
    /// Instances.
    public private(set) var cases = 0
    /// Instances that were judged rightly.
    public private(set) var right = 0
    /// Instances of schemas that were refused.
    public private(set) var refusedCases = 0
    /// Valid instances of schemas that were not refused.
    public private(set) var valid = 0
    /// Valid instances that were accepted with members in their own order.
    public private(set) var validInRawOrder = 0
    /// Valid instances that were accepted with members in the order of their declaration.
    public private(set) var validInDeclarationOrder = 0
    /// Valid instances whose text the tokenizer cannot write, so that no masks were made.
    public private(set) var untokenized = 0
    /// Valid instances that were rejected, with file and schema.
    public private(set) var validRejected: [String] = []
    /// Invalid instances that were accepted, with file and schema.
    public private(set) var invalidAccepted: [String] = []
    /// How many schemas were refused for each keyword.
    public private(set) var refusals: [String: Int] = [:]
    /// The times of compiling schemas that were not refused.
    public private(set) var compilations: [Duration] = []
    /// The times of all masks.
    public private(set) var masks: [Duration] = []

    /// The schema that took longest to compile, with its file.
    public private(set) var slowestCompilation = ""
    /// The schema of the mask that took longest, with its file.
    public private(set) var slowestMask = ""

    private var longestCompilation = Duration.zero
    private var longestMask = Duration.zero

    /// Starts counting.
    public init() {}

    /// Instances that were judged wrongly.
    public var wrong: Int { validRejected.count + invalidAccepted.count }

    /// Adds a result.
    ///
    /// - Parameters:
    ///   - result: What became of a schema.
    ///   - file: The name of its file.
    public mutating func add(_ result: ConformanceResult, of file: String) {
        schemas += 1
        cases += result.caseCount
        if let refusal = result.refusal {
            refused += 1
            refusedCases += result.caseCount
            refusals[refusal.keyword ?? refusal.code.rawValue, default: 0] += 1
            return
        }
        if result.isClean { clean += 1 }
        let place = result.name.isEmpty ? file : "\(file): \(result.name)"
        if result.compilation > longestCompilation {
            (longestCompilation, slowestCompilation) = (result.compilation, place)
        }
        compilations.append(result.compilation)
        let wrongs = (result.validRejected, result.invalidAccepted)
        validRejected += wrongs.0.map { "\(place): \($0.name)" }
        invalidAccepted += wrongs.1.map { "\(place): \($0.name)" }
        right += result.judgements.count - wrongs.0.count - wrongs.1.count
        for judgement in result.judgements where judgement.isValid {
            valid += 1
            if judgement.acceptsRawOrder { validInRawOrder += 1 }
            if judgement.acceptsDeclarationOrder { validInDeclarationOrder += 1 }
            if !judgement.isTokenized { untokenized += 1 }
            if let longest = judgement.masks.max(), longest > longestMask {
                (longestMask, slowestMask) = (longest, place)
            }
            masks += judgement.masks
        }
    }
}
