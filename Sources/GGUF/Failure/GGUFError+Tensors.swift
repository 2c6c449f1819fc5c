// The wording of failures about tensors.
extension GGUFError {
    private static let weightTypes = GGUFTensorType.allCases
        .filter(\.isSupportedWeight)
        .map(\.name)
        .joined(separator: ", ")

    static func duplicateTensor(_ name: String, path: String?) -> GGUFError {
        GGUFError(.duplicateTensor, "the name occurs twice", path: path, tensor: name, hint: cutOff)
    }

    static func invalidDimensionCount(
        _ count: UInt32, offset: Int, path: String?
    ) -> GGUFError {
        GGUFError(
            .invalidDimensionCount, "the number of dimensions is invalid",
            expected: "1 to \(TensorInfo.maximumDimensions)", found: "\(count)", path: path,
            byteOffset: offset, hint: cutOff)
    }

    static func invalidDimension(_ length: UInt64, offset: Int, path: String?) -> GGUFError {
        GGUFError(
            .invalidDimension, "a dimension is invalid", expected: "1 to \(Int.max)",
            found: "\(length)", path: path, byteOffset: offset, hint: cutOff)
    }

    static func sizeOverflow(dimensions: [Int], offset: Int, path: String?) -> GGUFError {
        GGUFError(
            .sizeOverflow, "the size cannot be computed",
            expected: "at most \(Int.max) bytes", found: "dimensions \(dimensions)", path: path,
            byteOffset: offset, hint: cutOff)
    }

    static func partialBlock(
        type: GGUFTensorType, rowElements: Int, offset: Int, path: String?
    ) -> GGUFError {
        GGUFError(
            .partialBlock, "a row does not fill whole blocks of \(type)",
            expected: "a multiple of \(type.blockElements) elements", found: "\(rowElements)",
            path: path, byteOffset: offset, hint: cutOff)
    }

    static func unreadableTensorType(_ number: UInt32, offset: Int, path: String?) -> GGUFError {
        let found =
            if let name = GGUFTensorType.name(ofRawValue: number) {
                "`\(name)` (type \(number))"
            } else {
                "the unknown type \(number)"
            }
        return GGUFError(
            .unreadableTensorType, "the type is not supported",
            expected: "one of \(weightTypes)", found: found, path: path, byteOffset: offset,
            hint: "use a file quantised to one of these types")
    }

    static func unsupportedWeightType(_ tensor: GGUFTensor) -> GGUFError {
        GGUFError(
            .unsupportedWeightType, "the type cannot be computed with",
            expected: "one of \(weightTypes)", found: "`\(tensor.type)`", path: tensor.file.path,
            tensor: tensor.name, hint: "use a file quantised to one of these types")
    }

    static func misalignedTensor(
        _ name: String, dataOffset: UInt64, alignment: Int, offset: Int, path: String?
    ) -> GGUFError {
        GGUFError(
            .misalignedTensor, "the data offset is not aligned",
            expected: "a multiple of \(alignment)", found: "\(dataOffset)", path: path,
            byteOffset: offset, tensor: name, hint: cutOff)
    }

    static func tensorPastEnd(
        _ name: String, byteCount: Int, dataOffset: UInt64, available: Int, offset: Int,
        path: String?
    ) -> GGUFError {
        GGUFError(
            .tensorPastEnd, "the data does not lie within the file",
            expected: "\(byteCount) bytes at data offset \(dataOffset)",
            found: "\(available) bytes of data in all", path: path, byteOffset: offset,
            tensor: name, hint: cutOff)
    }

    static func overlappingTensors(
        _ name: String, over other: String, offset: Int, path: String?
    ) -> GGUFError {
        GGUFError(
            .overlappingTensors, "the data overlaps that of tensor \(quote(other))", path: path,
            byteOffset: offset, tensor: name, hint: cutOff)
    }

    static func missingTensor(_ name: String, path: String?) -> GGUFError {
        GGUFError(
            .missingTensor, "the file does not have this tensor", path: path, tensor: name,
            hint: "the file may be of another architecture, or an incomplete conversion")
    }
}
