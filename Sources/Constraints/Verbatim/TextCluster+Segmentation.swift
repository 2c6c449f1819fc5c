extension TextCluster {
    /// Appends, for each byte of a text in UTF-8, the kind of the cluster that begins there.
    ///
    /// - Complexity: O(*n*) time.
    static func append(of text: String, to clusters: inout [TextCluster]) {
        let bytes = text.utf8
        var index = text.startIndex
        while index < text.endIndex {
            index = appendASCII(of: text, from: index, to: &clusters)
            // Until the next ASCII character that stands alone, the standard library decides.
            while index < text.endIndex {
                let next = text.index(after: index)
                let character = text[index]
                clusters.append(TextCluster(character))
                let length = bytes.distance(from: index, to: next)
                clusters.append(contentsOf: repeatElement(.continuation, count: length - 1))
                index = next
                if character.isASCII { break }
            }
        }
    }

    /// Appends the kinds of ASCII characters up to one that may be part of a longer cluster.
    ///
    /// Two ASCII characters in a row are two clusters unless they are CR LF.
    private static func appendASCII(
        of text: String, from start: String.Index, to clusters: inout [TextCluster]
    ) -> String.Index {
        let bytes = text.utf8
        var index = start
        while index < bytes.endIndex, bytes[index] < 0x80 {
            let next = bytes.index(after: index)
            if next < bytes.endIndex {
                let isReturn = bytes[index] == 0x0D && bytes[next] == 0x0A
                if bytes[next] >= 0x80 || isReturn { break }
            }
            clusters.append(TextCluster(ascii: bytes[index]))
            index = next
        }
        return index
    }
}
