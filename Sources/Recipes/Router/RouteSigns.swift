import Foundation

/// What a text has that tells which recipe it is for.
struct RouteSigns {
    // Of parcels.
    let hasCode: Bool
    let hasCarrier: Bool
    let hasParcel: Bool
    let hasPlace: Bool
    let isWaiting: Bool
    /// Whether it is with a neighbour or a porter.
    let hasNeighbour: Bool
    /// Whether somebody has left it somewhere or taken it in.
    let isHandedOver: Bool
    /// Whether it is said to come, and not to wait.
    let isOnItsWay: Bool
    /// Whether it gives a password or another secret number.
    let isSecret: Bool
    // Of payments.
    let amounts: Int
    let hasTotal: Bool
    let hasPayment: Bool
    let hasTax: Bool
    let isReceipt: Bool
    // Of dates.
    let hasDay: Bool
    let hasTime: Bool
    let isMeeting: Bool
    let isChat: Bool
    let isQuestion: Bool
    /// Whether it tells of a day that is over.
    let isPast: Bool
    /// Whether it is an advert, a forecast, news or the like.
    let isPublic: Bool

    /// How much of a text is looked at: its kind shows at its beginning.
    private static let longest = 400

    init(_ document: Document, _ notice: Notice, _ locale: Locale) {
        let all = 0..<min(notice.tokens.count, Self.longest)
        let lines = document.lines.prefix(Self.longest)
        hasCode = !CodeCandidates(in: notice, hasEvidence: false).candidates.isEmpty
        hasCarrier = !CarrierCandidates.find(in: notice).isEmpty
        hasParcel = notice.has(PlaceWords.parcels, in: all)
        hasPlace = notice.has(RouteWords.lockers, in: all)
        isWaiting =
            notice.has(PlaceWords.pickups, in: all) || notice.has(RouteWords.waits, in: all)
        hasNeighbour = notice.has(PlaceWords.rooms, in: all)
        isHandedOver = notice.has(CommonPlaces.handovers, in: all)
        isOnItsWay =
            !hasCode && !isWaiting && !hasNeighbour && !isHandedOver && (hasParcel || hasCarrier)
            && notice.has(RouteWords.coming, in: all)
        isSecret = notice.has(RouteWords.secrets, in: all)
        let scanner = AmountScanner(locale: locale)
        let found = lines.map { scanner.amounts(of: $0) }
        amounts = found.reduce(0) { $0 + $1.count } + Self.wholeAmounts(notice, all)
        func isBesideAmount(_ words: PhraseSet) -> Bool {
            zip(lines, found).contains { line, amounts in !amounts.isEmpty && words.matches(line) }
        }
        hasTotal = isBesideAmount(ReceiptWords.total)
        hasPayment =
            isBesideAmount(ReceiptWords.tendered) || notice.has(RouteWords.payments, in: all)
        hasTax = isBesideAmount(ReceiptWords.tax)
        isReceipt = notice.has(RouteWords.receipts, in: all)
        let language = Language.of(locale)
        hasDay = all.contains { Self.isDay(notice, $0, language) }
        hasTime = all.contains { Self.isTime(notice, $0) }
        isMeeting = notice.has(RouteWords.meetings, in: all)
        isChat = Self.isChat(document, notice)
        isQuestion = notice.tokens[all].contains { $0.isSign("?") }
        isPast = notice.has(RouteWords.pastDays, in: all)
        isPublic =
            notice.has(RouteWords.publications, in: all)
            || notice.has(RouteWords.announcements, in: all) || Self.hasHistory(notice, all)
    }

    /// Amounts without decimals beside a sign or code of a currency.
    private static func wholeAmounts(_ notice: Notice, _ all: Range<Int>) -> Int {
        all.count { index in
            let token = notice.tokens[index]
            // `520,-` and `120:-`
            if token.isSign("-"), index > 1, token.isGlued, notice.tokens[index - 1].isSign(",:") {
                return notice.tokens[index - 2].kind == .number && notice.tokens[index - 1].isGlued
            }
            guard token.isSign("€$£") || RouteWords.currencies.value([token]) != nil else {
                return false
            }
            return index > 0 && notice.tokens[index - 1].kind == .number
                || index + 1 < notice.tokens.count && notice.tokens[index + 1].kind == .number
        }
    }

    private static func isDay(_ notice: Notice, _ index: Int, _ language: Language) -> Bool {
        let tokens = notice.tokens[index...]
        if RouteWords.days.match(tokens) != nil { return true }
        if tokens.first?.kind == .word {
            if let (_, end) = language.weekdays.match(tokens) {
                // Short names of weekdays are other words as well.
                return notice.text(index..<end).count > 3
                    || end < notice.tokens.count
                        && (notice.tokens[end].kind == .number || notice.tokens[end].isSign("?"))
            }
            let isMonth = language.months.match(tokens) != nil
            return isMonth && index > 0 && notice.tokens[index - 1].kind == .number
                || isMonth && index + 1 < notice.tokens.count
                    && notice.tokens[index + 1].isNumber(digits: 1...2)
        }
        guard tokens.count >= 3, notice.tokens[index].isNumber(digits: 1...2),
            notice.tokens[index + 1].isSign("./-"), notice.isJoined(index + 1),
            let day = notice.tokens[index].number, let month = notice.tokens[index + 2].number,
            notice.isJoined(index + 2), (1...31).contains(day), (1...31).contains(month)
        else { return false }
        return notice.tokens[index + 1].isSign("/")
            || index + 3 < notice.tokens.count && notice.tokens[index + 3].isSign("./-")
    }

    /// Whether the text tells of a year long ago.
    private static func hasHistory(_ notice: Notice, _ all: Range<Int>) -> Bool {
        all.contains { index in
            guard notice.tokens[index].isNumber(digits: 4), let year = notice.tokens[index].number,
                (1000..<1980).contains(year), index > 0
            else { return false }
            let before = notice.tokens[index - 1]
            return before.kind == .word
                && (yearMarks.value([before]) != nil
                    || isDay(notice, index - 1, .of(Locale(identifier: "en"))))
                || before.isSign(",") && index > 2
                    && isDay(notice, index - 3, .of(Locale(identifier: "en")))
        }
    }

    private static let yearMarks = WordTable<Void>(
        "in|en|nel|em|im|jahr|año|anno|ano|year|jaar|roku|året|år|i|von")

    private static func isTime(_ notice: Notice, _ index: Int) -> Bool {
        guard let hour = notice.tokens[index].number, hour < 25,
            notice.tokens[index].text.utf8.count <= 2, index + 1 < notice.tokens.count
        else { return false }
        let next = notice.tokens[index + 1]
        if RouteWords.hours.match(notice.tokens[(index + 1)...]) != nil { return true }
        if index > 0, RouteWords.hourMarks.value([notice.tokens[index - 1]]) != nil { return true }
        return next.isSign(":") && index + 2 < notice.tokens.count
            && notice.tokens[index + 2].isNumber(digits: 2) && notice.isJoined(index + 2)
    }

    /// Whether lines begin with a time and a name, as exports of chats do.
    private static func isChat(_ document: Document, _ notice: Notice) -> Bool {
        let heads = document.lines.prefix(20).count { line in
            guard let first = line.tokens.first else { return false }
            return (first.isSign("[") || first.kind == .number)
                && line.text.prefix(40).contains(": ")
                && line.text.prefix(24).contains(":")
        }
        return heads >= 2
    }
}
