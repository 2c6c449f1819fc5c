/// Where a file's tensors may lie, and the check that they do.
struct DataLayout {
    let file: FileBytes
    let partIndex: Int
    let alignment: Int

    /// Where the tensors' data begins in the file, in bytes.
    let dataOffset: Int

    /// The tensors that `infos` describe, in the same order.
    ///
    /// - Throws: ``GGUFError`` for a tensor that is misaligned, not within the file, or over
    ///   another.
    func place(_ infos: [TensorInfo]) throws(GGUFError) -> [GGUFTensor] {
        var tensors: [GGUFTensor] = []
        tensors.reserveCapacity(infos.count)
        for info in infos {
            tensors.append(try place(info))
        }
        try checkOverlap(tensors, infos)
        return tensors
    }

    private func place(_ info: TensorInfo) throws(GGUFError) -> GGUFTensor {
        guard info.dataOffset.isMultiple(of: UInt64(alignment)) else {
            throw .misalignedTensor(
                info.name, dataOffset: info.dataOffset, alignment: alignment,
                offset: info.headerOffset, path: file.path)
        }
        let available = max(0, file.count - dataOffset)
        guard info.byteCount <= available,
            info.dataOffset <= UInt64(available - info.byteCount)
        else {
            throw .tensorPastEnd(
                info.name, byteCount: info.byteCount, dataOffset: info.dataOffset,
                available: available, offset: info.headerOffset, path: file.path)
        }
        return GGUFTensor(
            name: info.name, type: info.type, dimensions: info.dimensions,
            elementCount: info.elementCount, byteCount: info.byteCount,
            fileOffset: dataOffset + Int(info.dataOffset), partIndex: partIndex, file: file)
    }

    /// No writer lets tensors share bytes, so a file where they do is damaged.
    private func checkOverlap(
        _ tensors: [GGUFTensor], _ infos: [TensorInfo]
    ) throws(GGUFError) {
        let order = tensors.indices.sorted {
            (tensors[$0].fileOffset, $0) < (tensors[$1].fileOffset, $1)
        }
        for (first, second) in zip(order, order.dropFirst()) {
            let end = tensors[first].fileOffset + tensors[first].byteCount
            guard tensors[second].fileOffset >= end else {
                throw .overlappingTensors(
                    tensors[second].name, over: tensors[first].name,
                    offset: infos[second].headerOffset, path: file.path)
            }
        }
    }
}
