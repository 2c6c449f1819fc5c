import Foundation
import GGUF

/// What a model's file says of itself, drawn from its metadata and its list of tensors.
struct ModelFileSummary: Sendable {
    /// The tensors of one type.
    struct TypeShare: Sendable, Hashable {
        let type: GGUFTensorType
        var tensorCount = 0
        var elementCount = 0
        var byteCount = 0
    }

    let file: GGUFFile
    let name: String?
    let architecture: String?
    let contextLength: Int?
    let tokenizer: String?
    let preTokenizer: String?
    let vocabularySize: Int?
    let hasChatTemplate: Bool

    /// The types of the tensors, the one with the most bytes first.
    let types: [TypeShare]

    /// Reads what the file says.
    ///
    /// - Throws: `GGUFError` for a value that has not the type that the GGUF specification gives
    ///   its key.
    init(_ file: GGUFFile) throws(GGUFError) {
        let metadata = file.metadata
        self.file = file
        name = try metadata.string("general.name")
        architecture = try metadata.string("general.architecture")
        contextLength =
            if let architecture { try metadata.int("\(architecture).context_length") } else { nil }
        tokenizer = try metadata.string("tokenizer.ggml.model")
        preTokenizer = try metadata.string("tokenizer.ggml.pre")
        vocabularySize = try metadata.array("tokenizer.ggml.tokens")?.count
        hasChatTemplate = try metadata.string("tokenizer.chat_template") != nil
        types = Self.shares(file.tensors)
    }

    /// The number of elements of all tensors.
    var parameterCount: Int { types.reduce(0) { $0 + $1.elementCount } }

    private static func shares(_ tensors: [GGUFTensor]) -> [TypeShare] {
        var shares: [GGUFTensorType: TypeShare] = [:]
        for tensor in tensors {
            shares[tensor.type, default: TypeShare(type: tensor.type)].add(tensor)
        }
        return shares.values.sorted {
            ($1.byteCount, $0.type.rawValue) < ($0.byteCount, $1.type.rawValue)
        }
    }
}

extension ModelFileSummary.TypeShare {
    // The bytes of the tensors lie side by side in the file, so no sum can overflow.
    fileprivate mutating func add(_ tensor: GGUFTensor) {
        tensorCount += 1
        elementCount += tensor.elementCount
        byteCount += tensor.byteCount
    }
}
