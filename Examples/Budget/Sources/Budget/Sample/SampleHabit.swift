/// How often what is bought, in thousandths of a day.
struct SampleHabit {
    let category: String
    let perThousand: Int
    /// Which days of the week, 0 for Monday.
    var weekdays: ClosedRange<Int> = 0...6
    /// Whether it may be ordered from a shop in the web.
    var isOnline = false

    /// At home.
    static let home: [SampleHabit] = [
        SampleHabit(category: "Groceries", perThousand: 640, weekdays: 0...5),
        SampleHabit(category: "Groceries", perThousand: 90, weekdays: 0...5),
        SampleHabit(category: "Coffee", perThousand: 370, weekdays: 0...4),
        SampleHabit(category: "Restaurants", perThousand: 150, weekdays: 0...4),
        SampleHabit(category: "Restaurants", perThousand: 420, weekdays: 4...6),
        SampleHabit(category: "Transport", perThousand: 140),
        SampleHabit(category: "Fuel", perThousand: 75),
        SampleHabit(category: "Other", perThousand: 150, isOnline: true),
        SampleHabit(category: "Clothing", perThousand: 90, isOnline: true),
        SampleHabit(category: "Electronics", perThousand: 50, isOnline: true),
        SampleHabit(category: "Home", perThousand: 80),
        SampleHabit(category: "Health", perThousand: 80),
        SampleHabit(category: "Children", perThousand: 50),
        SampleHabit(category: "Pets", perThousand: 50),
        SampleHabit(category: "Sport", perThousand: 55),
        SampleHabit(category: "Entertainment", perThousand: 90, isOnline: true),
        SampleHabit(category: "Gifts", perThousand: 25),
        SampleHabit(category: "Education", perThousand: 15, isOnline: true),
        SampleHabit(category: "Travel", perThousand: 22, isOnline: true),
        SampleHabit(category: "Cash", perThousand: 45),
    ]

    /// On the way, wherever that is.
    static let away: [SampleHabit] = [
        SampleHabit(category: "Groceries", perThousand: 520),
        SampleHabit(category: "Restaurants", perThousand: 620),
        SampleHabit(category: "Coffee", perThousand: 480),
        SampleHabit(category: "Transport", perThousand: 380),
        SampleHabit(category: "Fuel", perThousand: 90),
        SampleHabit(category: "Entertainment", perThousand: 240),
        SampleHabit(category: "Travel", perThousand: 170),
        SampleHabit(category: "Clothing", perThousand: 130),
        SampleHabit(category: "Home", perThousand: 70),
        SampleHabit(category: "Health", perThousand: 60),
        SampleHabit(category: "Other", perThousand: 90),
        SampleHabit(category: "Gifts", perThousand: 80),
        SampleHabit(category: "Sport", perThousand: 70),
        SampleHabit(category: "Electronics", perThousand: 30),
        SampleHabit(category: "Children", perThousand: 45),
        SampleHabit(category: "Pets", perThousand: 20),
        SampleHabit(category: "Cash", perThousand: 50),
    ]
}
