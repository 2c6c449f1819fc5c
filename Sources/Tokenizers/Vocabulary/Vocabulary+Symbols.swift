extension Vocabulary {
    /// Appends the tokens of merged symbols.
    ///
    /// A symbol that is no token is written byte by byte. A byte without a token becomes the unknown
    /// token, or nothing where there is none, as llama.cpp does.
    func append(
        _ symbols: [Symbol], of bytes: UnsafeBufferPointer<UInt8>, to tokens: inout [Int]
    ) {
        for symbol in symbols where symbol.length > 0 {
            if symbol.token >= 0 {
                tokens.append(Int(symbol.token))
                continue
            }
            for offset in symbol.start..<symbol.start + symbol.length {
                let token = byteTokens[Int(bytes[offset])]
                if token >= 0 {
                    tokens.append(Int(token))
                } else if unknownToken >= 0 {
                    tokens.append(Int(unknownToken))
                }
            }
        }
    }
}
