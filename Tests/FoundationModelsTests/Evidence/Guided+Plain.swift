import Foundation
import FoundationModels

/// The types that evidence is gathered with.
enum Guided {
    static let all = plain + texts + collections + unions
}

// MARK: - Objects of scalars

extension Guided {
    @Generable struct Ticket {
        var title: String
        var seats: Int
        var price: Double
        var isPaid: Bool
    }

    @Generable struct Ranges {
        @Guide(.range(-5...5)) var small: Int
        @Guide(.minimum(1000)) var large: Int
        @Guide(.maximum(-1)) var negative: Int
        @Guide(.range(0.25...0.5)) var share: Double
        @Guide(.range(1.5...2)) var factor: Float
        @Guide(.minimum(3), .maximum(9), .range(0...7)) var several: Int
    }

    @Generable struct Amounts {
        @Guide(.range(Decimal(1) / 10...Decimal(99))) var net: Decimal
        @Guide(.minimum(0)) var tax: Decimal
        var rest: Decimal
    }

    @Generable struct Options {
        var name: String?
        @Guide(.range(1...9)) var level: Int?
        @Guide(.count(2)) var pair: [Int]?
        var isOn: Bool?
    }

    @Generable(representNilExplicitlyInGeneratedContent: true) struct ExplicitNils {
        @Guide(.range(1...9)) var level: Int?
        @Guide(.anyOf(["left", "right"])) var side: String?
        var inner: Inner?

        @Generable struct Inner {
            @Guide(.range(0...1)) var bit: Int
        }
    }

    @Generable struct Customer {
        var name: String
        var address: Address

        @Generable struct Address {
            var street: String
            @Guide(/[0-9]{5}/) var postcode: String
            var country: Country

            @Generable struct Country {
                @Guide(.anyOf(["DE", "FR", "IT"])) var code: String
                @Guide(.range(1...9)) var zone: Int
            }
        }
    }

    @Generable struct Survey {
        @Guide(.range(1...5)) var q1: Int
        @Guide(.range(1...5)) var q2: Int
        @Guide(.range(1...5)) var q3: Int
        @Guide(.range(1...5)) var q4: Int
        @Guide(.range(1...5)) var q5: Int
        @Guide(.range(1...5)) var q6: Int
        @Guide(.range(1...5)) var q7: Int
        @Guide(.range(1...5)) var q8: Int
        var a1: Bool
        var a2: Bool
        var a3: Bool
        var a4: Bool
        var a5: Bool
        var a6: Bool
        var a7: Bool
        var a8: Bool
        @Guide(.anyOf(["x", "y"])) var c1: String
        @Guide(.anyOf(["x", "y"])) var c2: String
        @Guide(.anyOf(["x", "y"])) var c3: String
        @Guide(.anyOf(["x", "y"])) var c4: String
    }

    static let plain: [GuidedCase] = [
        GuidedCase(Ticket.self, "A ticket for a concert") { _ in true },
        GuidedCase(Ranges.self, "Some numbers") {
            (-5...5).contains($0.small) && $0.large >= 1000 && $0.negative <= -1
                && $0.share >= 0.25 && $0.share <= 0.5 && $0.factor >= 1.5 && $0.factor <= 2
                && (3...7).contains($0.several)
        },
        GuidedCase(Amounts.self, "An invoice") {
            $0.net * 10 >= 1 && $0.net <= 99 && $0.tax >= 0 && !$0.rest.isNaN
        },
        GuidedCase(Options.self, "Some settings") {
            ($0.level ?? 1) >= 1 && ($0.level ?? 9) <= 9 && $0.pair?.count ?? 2 == 2
        },
        GuidedCase(ExplicitNils.self, "A switch, or nothing") {
            ($0.level ?? 1) >= 1 && ($0.level ?? 9) <= 9
                && ["left", "right"].contains($0.side ?? "left")
                && [0, 1].contains($0.inner?.bit ?? 0)
        },
        GuidedCase(Customer.self, "Anna Ott, Hauptstr. 5, 10115 Berlin") {
            let address = $0.address
            return address.postcode.utf8.count == 5
                && address.postcode.utf8.allSatisfy { (48...57).contains($0) }
                && ["DE", "FR", "IT"].contains(address.country.code)
                && address.country.zone >= 1 && address.country.zone <= 9
        },
        GuidedCase(Survey.self, "Fill in the form", within: 200) {
            [$0.q1, $0.q2, $0.q3, $0.q4, $0.q5, $0.q6, $0.q7, $0.q8].allSatisfy((1...5).contains)
                && [$0.c1, $0.c2, $0.c3, $0.c4].allSatisfy { $0 == "x" || $0 == "y" }
        },
    ]
}
