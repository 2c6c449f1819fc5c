/// The hash function SHA-256 over bytes that come in pieces (FIPS 180-4, sections 4.1.2 to 6.2).
package struct SHA256 {
    /// Bytes taken at a time.
    static let blockByteCount = 64

    private var state: State = .initial
    private var pending: [UInt8] = []
    private var byteCount: UInt64 = 0

    /// A hash of nothing so far.
    package init() { pending.reserveCapacity(Self.blockByteCount) }

    /// Takes the next bytes.
    ///
    /// - Complexity: O(`bytes.count`), without allocation.
    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        byteCount &+= UInt64(bytes.count)
        var rest = bytes[...]
        if !pending.isEmpty {
            let taken = rest.prefix(Self.blockByteCount - pending.count)
            pending.append(contentsOf: taken)
            rest = rest.dropFirst(taken.count)
            guard pending.count == Self.blockByteCount else { return }
            pending.withUnsafeBytes { state.absorb($0) }
            pending.removeAll(keepingCapacity: true)
        }
        let whole = rest.count - rest.count % Self.blockByteCount
        state.absorb(UnsafeRawBufferPointer(rebasing: rest.prefix(whole)))
        pending.append(contentsOf: rest.dropFirst(whole))
    }

    /// Takes the next bytes.
    package mutating func update(_ bytes: some Sequence<UInt8>) {
        Array(bytes).withUnsafeBytes { update($0) }
    }

    /// The digest of all bytes taken, as 64 lower-case hexadecimal digits.
    func hexDigest() -> String { Self.hex(digest()) }

    /// The digest of all bytes taken: 32 bytes.
    package func digest() -> [UInt8] {
        var last = pending
        last.append(0x80)
        while last.count % Self.blockByteCount != Self.blockByteCount - 8 { last.append(0) }
        withUnsafeBytes(of: (byteCount &* 8).bigEndian) { last.append(contentsOf: $0) }
        var state = state
        last.withUnsafeBytes { state.absorb($0) }
        return state.words.flatMap { word in withUnsafeBytes(of: word.bigEndian, Array.init) }
    }

    /// Bytes as lower-case hexadecimal digits.
    static func hex(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether a text is a SHA-256 in hexadecimal digits of either case.
    static func isHexDigest(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
                    UInt8(ascii: "A")...UInt8(ascii: "F"):
                    true
                default: false
                }
            }
    }
}
