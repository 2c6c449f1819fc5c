/// A currency of ISO 4217 with the number of digits of its minor unit.
public struct Currency: Hashable, Sendable {
    /// The code of three capital letters, such as `EUR`.
    public let code: String
    /// How many decimal digits an amount has: 2 for EUR, 0 for JPY, 3 for BHD.
    public let digits: Int

    /// The currency of that code; nil if ISO 4217 has none.
    ///
    /// - Parameter code: Three letters, capital or not.
    public init?(code: some StringProtocol) {
        let bytes = code.utf8.map { (97...122).contains($0) ? $0 - 32 : $0 }
        let capital = String(decoding: bytes, as: UTF8.self)
        guard let digits = Self.digitsByCode[capital] else { return nil }
        self.code = capital
        self.digits = digits
    }

    private init(code: String, digits: Int) {
        self.code = code
        self.digits = digits
    }

    /// The euro.
    public static let euro = Currency(code: "EUR", digits: 2)

    /// The minor units of one major unit: 100 for EUR.
    public var minorUnitsPerUnit: Int {
        switch digits {
        case 0: 1
        case 3: 1000
        case 4: 10000
        default: 100
        }
    }
}

extension Currency: Codable {
    /// Reads the code.
    ///
    /// - Parameter decoder: Where it is read from.
    /// - Throws: `DecodingError` for a code that ISO 4217 does not have.
    public init(from decoder: any Decoder) throws {
        let code = try decoder.singleValueContainer().decode(String.self)
        guard let currency = Currency(code: code) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "Not an ISO 4217 code"))
        }
        self = currency
    }

    /// Writes the code.
    ///
    /// - Parameter encoder: Where it is written.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }
}
