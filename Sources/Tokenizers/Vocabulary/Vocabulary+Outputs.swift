extension Vocabulary {
    /// U+2581 LOWER ONE EIGHTH BLOCK in UTF-8, by which SentencePiece writes a space.
    static let spaceMark: [UInt8] = [0xE2, 0x96, 0x81]

    /// What the tokens of a byte-level vocabulary stand for.
    static func byteLevelOutputs(_ texts: ByteStrings, _ kinds: [Kind]) -> ByteStrings {
        outputs(texts) { token, text, bytes in
            switch kinds[token] {
            case .control, .unknown: break
            case .userDefined: bytes.append(contentsOf: text)
            case .normal, .unused, .byte: ByteLevelAlphabet.decode(text, into: &bytes)
            }
        }
    }

    /// What the tokens of a SentencePiece vocabulary stand for.
    static func spacedOutputs(
        _ texts: ByteStrings, _ kinds: [Kind], _ byteValues: [Int: UInt8]
    ) -> ByteStrings {
        outputs(texts) { token, text, bytes in
            switch kinds[token] {
            case .control, .unknown: break
            case .byte: if let value = byteValues[token] { bytes.append(value) }
            case .normal, .unused, .userDefined: appendSpaced(text, to: &bytes)
            }
        }
    }

    /// The strings that `append` makes of the texts.
    private static func outputs(
        _ texts: ByteStrings,
        append: (Int, UnsafeBufferPointer<UInt8>, inout [UInt8]) -> Void
    ) -> ByteStrings {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(texts.bytes.count)
        var offsets = [0]
        offsets.reserveCapacity(texts.count + 1)
        for token in texts.indices {
            texts.withUnsafeBytes(of: token) { append(token, $0, &bytes) }
            offsets.append(bytes.count)
        }
        return ByteStrings(bytes: bytes, offsets: offsets)
    }

    private static func appendSpaced(
        _ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
    ) {
        var index = 0
        while index < text.count {
            if text[index] == spaceMark[0], index + 2 < text.count,
                text[index + 1] == spaceMark[1], text[index + 2] == spaceMark[2]
            {
                bytes.append(0x20)
                index += 3
            } else {
                bytes.append(text[index])
                index += 1
            }
        }
    }

    /// The value of each byte token, from its text `<0xNN>`.
    static func byteValues(
        _ texts: ByteStrings, _ kinds: [Kind]
    ) throws(TokenizerError) -> [Int: UInt8] {
        var values: [Int: UInt8] = [:]
        for token in texts.indices where kinds[token] == .byte {
            let text = Array(texts[token])
            guard text.count == 6, text.starts(with: "<0x".utf8), text[5] == UInt8(ascii: ">"),
                let high = hexadecimal(text[3]), let low = hexadecimal(text[4])
            else { throw .malformedByteToken(token) }
            values[token] = high << 4 | low
        }
        return values
    }

    private static func hexadecimal(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// The token for each byte by itself: its byte token, else the token with that one byte as text.
    static func fallbackBytes(_ values: [Int: UInt8], _ index: TokenIndex) -> [Int32] {
        var tokens = (UInt8.min ... .max).map { byte in
            withUnsafePointer(to: byte) { index.token(for: .init(start: $0, count: 1)) ?? -1 }
        }
        for (token, value) in values { tokens[Int(value)] = Int32(token) }
        return tokens
    }
}
