import FoundationModels

// MARK: - Enumerations

extension Guided {
    @Generable enum Mood: CaseIterable { case happy, sad, `default` }

    @Generable enum Size: String { case small = "extra small", large = "L", umlaut = "größer" }

    @Generable struct Shirt {
        var size: Size
        var mood: Mood
        @Guide(.count(2)) var spares: [Size]
    }

    @Generable enum Shape {
        case point
        case circle(radius: Int)
        case label(String, size: Size)
    }

    @Generable struct Drawing {
        @Guide(.count(1...2)) var shapes: [Shape]
        var frame: Shape?
    }

    @Generable indirect enum Expression {
        case number(Int)
        case sum(Expression, Expression)
        case negative(of: Expression)
    }

    @Generable enum Reply {
        case order(Order)
        case complaint(Complaint)

        @Generable struct Order {
            @Guide(.range(1...12)) var eggs: Int
        }

        @Generable struct Complaint {
            @Guide(.constant("sorry")) var answer: String
            @Guide(.range(1...3)) var urgency: Int
        }
    }

    // That a value of an enumeration could be read is what there is to check.
    static let unions: [GuidedCase] = [
        GuidedCase(Mood.self, "I won the lottery", within: 20) { Mood.allCases.contains($0) },
        GuidedCase(Size.self, "For a child", within: 20) {
            ["extra small", "L", "größer"].contains($0.rawValue)
        },
        GuidedCase(Shirt.self, "A shirt") { $0.spares.count == 2 },
        GuidedCase(Drawing.self, "A face", within: 100) { (1...2).contains($0.shapes.count) },
        GuidedCase(Expression.self, "1 + 2", within: 100) { _ in true },
        GuidedCase(Reply.self, "Six eggs please", within: 60) {
            switch $0 {
            case .order(let order): (1...12).contains(order.eggs)
            case .complaint(let complaint):
                complaint.answer == "sorry" && (1...3).contains(complaint.urgency)
            }
        },
    ]
}
