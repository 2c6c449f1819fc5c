extension GGUFFile {
    /// Opens the file at `path` and, if it is a part of a split file, the other parts.
    ///
    /// - Returns: All parts in order.
    static func openParts(path: String, limits: GGUFLimits) throws(GGUFError) -> [Part] {
        let name = SplitFileName(path: path)
        let opened = try Part(
            file: FileBytes(mapping: path), index: name.map { $0.number - 1 } ?? 0, limits: limits)
        let count = max(1, try opened.metadata.int(SplitKey.count) ?? 1)
        guard let name else {
            guard count <= 1 else { throw .splitName(count: count, path: path) }
            return [opened]
        }
        guard name.count == count else {
            throw .splitMismatch(
                key: SplitKey.count, expected: name.count,
                found: try opened.metadata.int(SplitKey.count), path: path)
        }
        var parts: [Part] = []
        for number in 1...count {
            guard number != name.number else {
                parts.append(opened)
                continue
            }
            let file: FileBytes
            do {
                file = try FileBytes(mapping: name.path(ofPart: number))
            } catch {
                guard error.code == .fileNotFound else { throw error }
                throw .missingPart(
                    path: name.path(ofPart: number), number: number, count: count, wantedBy: path)
            }
            parts.append(try Part(file: file, index: number - 1, limits: limits))
        }
        return parts
    }

    /// Checks that `parts` are all parts of one file, in order.
    static func checkSplit(_ parts: [Part]) throws(GGUFError) {
        guard let first = parts.first else { return }
        // Merging a split file leaves its keys behind, with a count of 0.
        let count = try first.metadata.int(SplitKey.count) ?? 1
        if parts.count == 1, 0...1 ~= count { return }
        let tensorCount = parts.reduce(0) { $0 + $1.tensors.count }
        for (index, part) in parts.enumerated() {
            try part.check(SplitKey.count, is: parts.count)
            try part.check(SplitKey.number, is: index)
            try part.check(SplitKey.tensorCount, is: tensorCount)
            try part.checkAlignment(beside: first)
        }
    }
}

extension Part {
    fileprivate func check(_ key: String, is expected: Int) throws(GGUFError) {
        let found = try metadata.int(key)
        guard found == expected else {
            throw .splitMismatch(key: key, expected: expected, found: found, path: file.path)
        }
    }

    /// Checks that it is plain where the data of a part without a stated alignment begin.
    ///
    /// For such parts llama.cpp's `gguf-split` writes with the usual alignment, the Python package
    /// `gguf` with that of the first part. Where the two differ, guessing would give wrong weights.
    fileprivate func checkAlignment(beside first: Part) throws(GGUFError) {
        guard metadata[Self.alignmentKey] == nil else { return }
        let offset = Self.dataOffset(headerEnd: headerEnd, alignment: first.alignment)
        guard tensors.isEmpty || offset == dataOffset else {
            throw .splitMismatch(
                key: Self.alignmentKey, expected: first.alignment, found: nil, path: file.path)
        }
    }
}
