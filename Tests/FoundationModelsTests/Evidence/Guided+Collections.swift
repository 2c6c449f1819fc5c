import FoundationModels

// MARK: - Arrays and types that contain themselves

extension Guided {
    @Generable struct Counts {
        @Guide(.count(3)) var three: [String]
        @Guide(.count(1...2)) var few: [Int]
        @Guide(.minimumCount(1), .maximumCount(4)) var some: [Bool]
        @Guide(.maximumCount(0)) var none: [Int]
    }

    @Generable struct Matrix {
        @Guide(.count(2), .element(.count(3)), .element(.element(.range(0...9))))
        var rows: [[Int]]
    }

    @Generable struct Elements {
        @Guide(.count(2...3), .element(.anyOf(["rain", "sun"]))) var sky: [String]
        @Guide(.count(2), .element(.pattern(/[0-9]{2}%/))) var humidity: [String]
        @Guide(.count(2), .element(.range(-1.5...1.5))) var change: [Double]
    }

    @Generable struct Tree {
        @Guide(.anyOf(["oak", "elm", "fir"])) var kind: String
        @Guide(.maximumCount(2)) var branches: [Tree]

        func allSatisfy(_ isRight: (Tree) -> Bool) -> Bool {
            isRight(self) && branches.allSatisfy { $0.allSatisfy(isRight) }
        }
    }

    @Generable struct Team {
        @Guide(.count(1...3)) var members: [Member]

        @Generable struct Member {
            var name: String
            @Guide(.range(18...70)) var age: Int
            @Guide(.maximumCount(2), .element(.anyOf(["chess", "golf"]))) var hobbies: [String]
            var lead: Lead?
        }

        @Generable struct Lead {
            @Guide(.maximumCount(1)) var substitutes: [Member]
        }

        var isRight: Bool { (1...3).contains(members.count) && members.allSatisfy(Self.isRight) }

        private static func isRight(_ member: Member) -> Bool {
            (18...70).contains(member.age) && member.hobbies.count <= 2
                && member.hobbies.allSatisfy { $0 == "chess" || $0 == "golf" }
                && (member.lead?.substitutes.count ?? 0) <= 1
                && (member.lead?.substitutes.allSatisfy(isRight) ?? true)
        }
    }

    static let collections: [GuidedCase] = [
        GuidedCase(Counts.self, "Some lists") {
            $0.three.count == 3 && (1...2).contains($0.few.count) && (1...4).contains($0.some.count)
                && $0.none.isEmpty
        },
        GuidedCase(Matrix.self, "A matrix") {
            $0.rows.count == 2 && $0.rows.allSatisfy { $0.count == 3 }
                && $0.rows.joined().allSatisfy { $0 >= 0 && $0 <= 9 }
        },
        GuidedCase(Elements.self, "The weather") {
            (2...3).contains($0.sky.count) && $0.sky.allSatisfy { $0 == "rain" || $0 == "sun" }
                && $0.humidity.count == 2
                && $0.humidity.allSatisfy { text in
                    text.utf8.count == 3 && text.hasSuffix("%")
                        && text.utf8.prefix(2).allSatisfy { (48...57).contains($0) }
                }
                && $0.change.count == 2 && $0.change.allSatisfy { $0 >= -1.5 && $0 <= 1.5 }
        },
        GuidedCase(Tree.self, "A tree", within: 100) {
            $0.allSatisfy { ["oak", "elm", "fir"].contains($0.kind) && $0.branches.count <= 2 }
        },
        GuidedCase(Team.self, "A small team", within: 120) { $0.isRight },
        GuidedCase([Int].self, "Three numbers", within: 40) { _ in true },
    ]
}
