import Apus
import Foundation
import FoundationModels

// MARK: - Texts

extension Guided {
    @Generable struct Codes {
        @Guide(/[A-Z]{3}-[0-9]{4}/) var part: String
        @Guide(.pattern(/(red|green)( light| dark)?/)) var colour: String
        @Guide(.pattern(/[a-z]+@[a-z]+\.(com|org)/)) var address: String
    }

    @Generable struct Dates {
        @Guide(/20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])/) var day: String
        @Guide(/([01][0-9]|2[0-3]):[0-5][0-9]/) var time: String
    }

    @Generable struct Fixed {
        @Guide(.constant("v1")) var version: String
        @Guide(.constant("tab\tquote\"é")) var odd: String
        @Guide(.anyOf(["say \"hi\"", "日本", "back\\slash", ""])) var pick: String
    }

    @Generable struct Unicode {
        var größe: Int
        @Guide(.anyOf(["はい", "いいえ"])) var 答え: String
        @Guide(.range(0...9)) var `default`: Int
        @Guide(description: "Zeichen “👩‍👩‍👧”") var café: Bool
    }

    @Generable struct Copied {
        @Guide(description: "The guest", .verbatim) var guest: String
        @Guide(.count(2), .element(.verbatim(pattern: "[0-9:.]+"))) var numbers: [String]
    }

    @Generable struct Quoted {
        @Guide(description: "The shop") var shop: Quote
        var amount: Quote?
    }

    private static let visit = "Zoë Å. comes on 3.5. at 18:30"
    private static let receipt = "Café Noir, 2 coffees: 7,00 €"

    private static func isCopied(_ text: String, of source: String) -> Bool {
        !text.isEmpty && Data(source.utf8).range(of: Data(text.utf8)) != nil
    }

    private static func stands(_ quote: Quote, in source: String) -> Bool {
        !quote.occurrences.isEmpty
            && quote.occurrences.allSatisfy {
                Array(source.utf8)[$0.bytes].elementsEqual(quote.text.utf8)
            }
    }

    static let texts: [GuidedCase] = [
        GuidedCase(Codes.self, "A spare part") {
            $0.part.wholeMatch(of: /[A-Z][A-Z][A-Z]-\d\d\d\d/.asciiOnlyDigits()) != nil
                && ["red", "green", "red light", "red dark", "green light", "green dark"]
                    .contains($0.colour)
                && $0.address.utf8.split(separator: UInt8(ascii: "@")).count == 2
                && ($0.address.hasSuffix(".com") || $0.address.hasSuffix(".org"))
        },
        GuidedCase(Dates.self, "A meeting in May") {
            let day = $0.day.split(separator: "-").compactMap { Int($0) }
            let time = $0.time.split(separator: ":").compactMap { Int($0) }
            return $0.day.utf8.count == 10 && day.count == 3 && (2000...2099).contains(day[0])
                && (1...12).contains(day[1]) && (1...28).contains(day[2])
                && $0.time.utf8.count == 5 && time.count == 2 && (0...23).contains(time[0])
                && (0...59).contains(time[1])
        },
        GuidedCase(Fixed.self, "Anything") {
            $0.version == "v1" && $0.odd.utf8.elementsEqual("tab\tquote\"\u{E9}".utf8)
                && ["say \"hi\"", "日本", "back\\slash", ""].contains($0.pick)
        },
        GuidedCase(Unicode.self, "Ein Maß") {
            ["はい", "いいえ"].contains($0.答え) && (0...9).contains($0.default)
        },
        GuidedCase(Copied.self, visit) {
            isCopied($0.guest, of: visit) && $0.numbers.count == 2
                && $0.numbers.allSatisfy {
                    isCopied($0, of: visit) && $0.allSatisfy { "0123456789:.".contains($0) }
                }
        },
        GuidedCase(Quoted.self, receipt) {
            stands($0.shop, in: receipt) && $0.amount.map { stands($0, in: receipt) } ?? true
        },
    ]
}
