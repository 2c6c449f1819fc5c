/// Three years of a household's payments, as a seed decides them.
struct SampleLife {
    /// All movements, by day.
    private(set) var entries: [SampleEntry] = []
    private var random: SampleRandom
    private var unused: Set<String>
    private let shops: [String: [String: [SampleMerchant]]]

    init(seed: UInt64) {
        random = SampleRandom(seed: seed)
        let bought = SampleMerchants.all.filter { $0.amounts != nil }
        unused = Set(bought.map(\.name))
        shops = Dictionary(
            uniqueKeysWithValues: Set(bought.map(\.country)).map {
                ($0, SampleMerchants.shops(of: $0))
            })
        for day in SampleCalendar.days.indices {
            addPurchases(day: day)
            addStandingPayments(day: day)
        }
        addLargePurchases()
        addForgottenShops()
        addTransfers()
        // Days in order, and within a day the order in which things came to be.
        entries = entries.enumerated().sorted {
            ($0.element.day, $0.offset) < ($1.element.day, $1.offset)
        }.map(\.element)
    }

    private mutating func addPurchases(day: Int) {
        let stay = SampleStay.of(day: day)
        let weekday = SampleCalendar.weekday(day)
        let date = SampleCalendar.days[day]
        for habit in stay == nil ? SampleHabit.home : SampleHabit.away {
            var chance = habit.perThousand
            if habit.category == "Gifts", date.month == 12, date.day < 24 { chance *= 8 }
            guard habit.weekdays.contains(weekday), random.chance(chance),
                let shop = pick(habit.category, country: stay?.country ?? "DE")
            else { continue }
            buy(at: shop, day: day, stay: stay, isOnline: habit.isOnline && random.chance(600))
        }
    }

    /// A shop of the category: often one of the favourites, else one not visited before.
    private mutating func pick(_ category: String, country: String) -> SampleMerchant? {
        let all = shops[country]?[category] ?? []
        let fresh = all.filter { unused.contains($0.name) }
        let favourites = Array(all.prefix(3)) + all.filter(\.needsRule).prefix(2)
        let isRoutine = random.chance(country == "DE" ? 550 : 300)
        let shop = random.element(of: isRoutine ? favourites : fresh.isEmpty ? all : fresh)
        if let shop { unused.remove(shop.name) }
        return shop
    }

    private mutating func buy(
        at shop: SampleMerchant, day: Int, stay: SampleStay?, isOnline: Bool, price: Int? = nil
    ) {
        guard let amounts = shop.amounts else { return }
        let isCash = shop.category == "Cash"
        var amount = price ?? random.price(amounts)
        if isCash { amount = max(1, amount / 1000) * 1000 }
        let account =
            switch shop.country {
            case "DE": isCash ? 0 : isOnline || random.chance(380) ? 1 : 0
            case "GB": 2
            case "IT": 3
            default: 1
            }
        var entry = SampleEntry(
            account: account, day: day, amount: -amount,
            kind: isCash ? .cash : isOnline ? .online : .card, printed: shop.printed,
            city: isOnline ? "" : stay?.city ?? home(of: shop.country),
            isSmallShop: shop.needsRule,
            reference: random.number(1_000_000...9_999_999))
        if let stay, stay.currency != "EUR", stay.country == shop.country {
            entry.original = Self.original(amount, stay)
        }
        entries.append(entry)
        addRefund(of: entry, shop)
        if !entry.original.isEmpty, random.chance(300) {
            entries.append(
                SampleEntry(
                    account: 1, day: day, amount: -max(1, amount * 175 / 10_000), kind: .fee,
                    printed: "AUSLANDSEINSATZENTGELT",
                    reference: random.number(1_000_000...9_999_999)))
        }
    }

    private func home(of country: String) -> String {
        ["DE": "MUENCHEN", "IT": "VERONA", "GB": "LONDON"][country] ?? ""
    }

    private static func original(_ cents: Int, _ stay: SampleStay) -> String {
        let foreign = cents * stay.rate / 100
        return stay.currency == "JPY"
            ? "-\(foreign / 100) JPY" : "-\(SampleText.decimal(foreign, ",")) \(stay.currency)"
    }

    private mutating func addRefund(of entry: SampleEntry, _ shop: SampleMerchant) {
        let returnable = ["Clothing", "Electronics", "Home", "Sport"]
        guard returnable.contains(shop.category), random.chance(90) else { return }
        var refund = entry
        refund.kind = .refund
        refund.day += random.number(3...12)
        refund.amount = random.chance(600) ? -entry.amount : -entry.amount / 2
        refund.reference = random.number(1_000_000...9_999_999)
        if !refund.original.isEmpty { refund.original = "" }
        if refund.day < SampleCalendar.days.count, refund.amount > 0 { entries.append(refund) }
    }

    private mutating func addStandingPayments(day: Int) {
        let date = SampleCalendar.days[day]
        let isLastDay =
            day + 1 < SampleCalendar.days.count && SampleCalendar.days[day + 1].day == 1
        for payment in SampleStandingPayment.all {
            let isDue =
                payment.dayOfMonth == date.day || (isLastDay && payment.dayOfMonth > date.day)
            let month = SampleCalendar.text(day, "y-m")
            var amount = payment.amount(month: month)
            guard isDue, payment.months.isEmpty || payment.months.contains(date.month), amount != 0
            else { continue }
            let variation = random.number(-payment.variation...payment.variation)
            amount += amount * variation / 100
            let printed = SampleMerchants.byName[payment.merchant]?.printed ?? payment.merchant
            let purpose =
                payment.purpose.isEmpty
                ? "" : "\(payment.purpose) \(SampleCalendar.text(day, "m/y"))"
            entries.append(
                SampleEntry(
                    account: payment.account, day: day, amount: amount, kind: payment.kind,
                    printed: printed, purpose: purpose,
                    reference: random.number(1_000_000...9_999_999)))
        }
    }

    private mutating func addLargePurchases() {
        for (day, name, price) in Self.largePurchases {
            guard let day = SampleCalendar.number(day), let shop = SampleMerchants.byName[name]
            else { continue }
            unused.remove(name)
            buy(at: shop, day: day, stay: SampleStay.of(day: day), isOnline: false, price: price)
        }
    }

    /// Every shop is visited at least once, at home or on a journey to its country.
    private mutating func addForgottenShops() {
        for shop in SampleMerchants.all where unused.contains(shop.name) {
            let stays = SampleStay.all.filter { $0.country == shop.country }
            let stay = random.element(of: stays)
            let days = stay?.days ?? 10...(SampleCalendar.days.count - 40)
            var day = random.number(days)
            if shop.country == "DE" {
                while SampleStay.of(day: day) != nil { day += 1 }
            }
            buy(at: shop, day: day, stay: stay, isOnline: false)
        }
        unused = []
    }

    private static let largePurchases: [(String, String, Int)] = [
        ("2024-03-15", "Apple Store", 184_900), ("2024-06-08", "Dänisches Bettenlager", 79_900),
        ("2024-09-14", "IKEA", 239_000), ("2024-12-09", "Goldschmiede Aurum", 49_000),
        ("2025-02-22", "Hotel Alpenrose", 112_000), ("2025-05-12", "Rose Bikes", 159_900),
        ("2025-08-08", "Leroy Merlin", 87_050), ("2025-10-03", "Marriott", 142_360),
        ("2025-12-06", "MediaMarkt", 64_900), ("2026-02-12", "Augenarzt Dr. Pohl", 124_000),
        ("2026-04-22", "All Nippon Airways", 96_480), ("2026-06-03", "Autowerkstatt Kolb", 138_460),
        ("2026-09-24", "XXXLutz", 129_900),
    ]
}

extension SampleLife {
    /// Money from one own account to another: each shows in both.
    private mutating func addTransfers() {
        for day in SampleCalendar.days.indices {
            let date = SampleCalendar.days[day]
            if date.day == 3 { transfer(52_000, to: 3, day: day) }
            if date.day == 5, [1, 7].contains(date.month) {
                transfer(20_000, to: 2, day: day, arriving: 17_140)
            }
            if date.day == 22, day >= 21 { settleCard(day: day) }
            if date.day == 30, [4, 8, 12].contains(date.month) { bringHome(day: day) }
        }
    }

    private mutating func transfer(_ amount: Int, to account: Int, day: Int, arriving: Int? = nil) {
        let reference = random.number(1_000_000...9_999_999)
        entries.append(
            SampleEntry(
                account: 0, day: day, amount: -amount, kind: .transfer, printed: "MARA LINDNER",
                purpose: "Übertrag eigenes Konto", reference: reference))
        guard day + 1 < SampleCalendar.days.count else { return }
        entries.append(
            SampleEntry(
                account: account, day: day + 1, amount: arriving ?? amount, kind: .transfer,
                printed: "MARA LINDNER",
                purpose: account == 2 ? "TRANSFER OWN ACCOUNT" : "GIROCONTO",
                reference: reference))
    }

    /// The card's purchases of the month before are paid from the current account.
    private mutating func settleCard(day: Int) {
        let month = max(0, day - 30)..<day
        let total = entries.filter {
            $0.account == 1 && month.contains($0.day) && $0.kind != .transfer
        }
        .reduce(0) { $0 + $1.amount }
        guard total < 0 else { return }
        for (account, amount) in [(0, total), (1, -total)] {
            entries.append(
                SampleEntry(
                    account: account, day: day, amount: amount, kind: .transfer,
                    printed: account == 0 ? "KREDITKARTENABRECHNUNG" : "AUSGLEICH KREDITKARTE",
                    purpose: account == 0 ? "Ausgleich Kreditkarte" : "",
                    reference: random.number(1_000_000...9_999_999)))
        }
    }

    /// What the work in London earned and was not spent there.
    private mutating func bringHome(day: Int) {
        let reference = random.number(1_000_000...9_999_999)
        entries.append(
            SampleEntry(
                account: 2, day: day, amount: -150_000, kind: .transfer, printed: "MARA LINDNER",
                purpose: "TRANSFER OWN ACCOUNT", reference: reference))
        guard day + 1 < SampleCalendar.days.count else { return }
        entries.append(
            SampleEntry(
                account: 0, day: day + 1, amount: 174_300, kind: .transfer, printed: "MARA LINDNER",
                purpose: "Übertrag eigenes Konto", reference: reference))
    }
}
