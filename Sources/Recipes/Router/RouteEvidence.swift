import Foundation

/// What rules say for and against each route.
///
/// Each sign is worth some points; a point makes a route *e* times as probable. So what one sign alone
/// says can be outweighed, and a model's probabilities can be taken in as further factors.
struct RouteEvidence: Sendable {
    private(set) var points: [Route: Double] = [:]

    /// How probable a route has to be for the model not to be asked.
    private static let certainty = 0.95

    init(in document: Document, _ context: RecipeContext) {
        let notice = Notice(document)
        let locale = context.locale ?? NoticeLocale.guess(of: notice)
        let signs = RouteSigns(document, notice, locale)
        points[.pickup] = Self.pickup(signs)
        points[.expense] = Self.expense(signs)
        points[.event] = Self.event(signs)
        points[.other] = Self.other(signs)
    }

    /// The probabilities by the rules, and by a model if it was asked.
    func probabilities(_ model: [Route: Double] = [:]) -> [Route: Double] {
        // A small model's certainty is not worth as much as that of rules.
        let total = max(model.values.reduce(0, +), .leastNormalMagnitude)
        let weights = Route.allCases.map { route in
            exp(points[route] ?? 0)
                * pow(max((model[route] ?? 0) / total, model.isEmpty ? 1 : 0.01), Self.modelWeight)
        }
        let sum = weights.reduce(0, +)
        return Dictionary(uniqueKeysWithValues: zip(Route.allCases, weights.map { $0 / sum }))
    }

    private static let modelWeight = 0.15

    /// Whether the rules leave nothing to the model.
    var isCertain: Bool { probabilities().values.contains { $0 >= Self.certainty } }

    // MARK: - Points

    private static func pickup(_ signs: RouteSigns) -> Double {
        guard !signs.isSecret || signs.hasCarrier || signs.hasPlace else { return 0 }
        var points = 0.0
        if signs.hasCode { points += signs.hasParcel || signs.hasCarrier || signs.hasPlace ? 4 : 1 }
        if signs.hasCarrier { points += 1 }
        if signs.hasParcel { points += 1 }
        if signs.hasPlace { points += 1.5 }
        if signs.isWaiting, signs.hasCarrier || signs.hasParcel { points += 2.5 }
        if signs.hasNeighbour, signs.hasParcel { points += 3 }
        if signs.isHandedOver, signs.hasParcel || signs.hasCarrier { points += 3 }
        if signs.isOnItsWay { points -= 3 }
        return points
    }

    private static func expense(_ signs: RouteSigns) -> Double {
        guard signs.amounts > 0 else { return signs.isReceipt ? 1 : 0 }
        var points = 1.0
        if signs.hasTotal { points += 3 }
        if signs.hasPayment { points += 2.5 }
        if signs.isReceipt { points += 2.5 }
        if signs.hasTax { points += 1.5 }
        if signs.amounts >= 3 { points += 1.5 }
        if signs.isPublic, !signs.isReceipt { points -= 2 }
        return points
    }

    private static func event(_ signs: RouteSigns) -> Double {
        var points = 0.0
        if signs.hasDay { points += 1 }
        if signs.hasTime { points += 1 }
        if signs.hasDay, signs.hasTime { points += 1 }
        if signs.isMeeting { points += signs.hasDay || signs.hasTime ? 3 : 1 }
        if signs.isChat { points += 1.5 }
        if signs.isQuestion, signs.hasDay || signs.hasTime { points += 1.5 }
        if signs.isOnItsWay || signs.isPublic { points -= 2 }
        if signs.isPast, !signs.hasTime { points -= 2 }
        return points
    }

    private static func other(_ signs: RouteSigns) -> Double {
        if signs.isSecret, !signs.hasCarrier, !signs.hasPlace { return 6 }
        let hasAny =
            signs.hasCode || signs.hasCarrier || signs.amounts > 0 || signs.isReceipt
            || signs.isMeeting || signs.hasPlace || signs.hasDay || signs.hasParcel
        var points = hasAny ? 1.5 : 5
        if signs.isOnItsWay { points += 2 }
        if signs.isPublic { points += 2.5 }
        return points
    }
}
