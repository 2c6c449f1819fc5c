/// A payment that comes back: rent, salary, insurance, subscriptions.
struct SampleStandingPayment {
    let account: Int
    let merchant: String
    let kind: SampleEntry.Kind
    let dayOfMonth: Int
    /// Empty for every month.
    let months: [Int]
    /// Amounts with the first month, such as `2025-04`, from which each holds; 0 ends the payment.
    let amounts: [(from: String, amount: Int)]
    var purpose = ""
    /// The most by which an amount may differ, in hundredths of it.
    var variation = 0

    /// The amount of a month, before it varies.
    func amount(month: String) -> Int {
        amounts.last { $0.from <= month }?.amount ?? 0
    }
}

extension SampleStandingPayment {
    private static let quarters = [3, 6, 9, 12]

    private static func row(
        _ account: Int, _ merchant: String, _ kind: SampleEntry.Kind, _ day: Int,
        _ amounts: [(from: String, amount: Int)], months: [Int] = [], purpose: String = "",
        variation: Int = 0
    ) -> SampleStandingPayment {
        SampleStandingPayment(
            account: account, merchant: merchant, kind: kind, dayOfMonth: day, months: months,
            amounts: amounts, purpose: purpose, variation: variation)
    }

    /// All of the ledger.
    static let all: [SampleStandingPayment] = german + cards + british + italian

    private static let german = [
        row(
            0, "Verlag Nordlicht", .credit, 27,
            [("2023-12", 341_255), ("2025-01", 354_810), ("2026-01", 369_040)],
            purpose: "Lohn/Gehalt"),
        row(
            0, "Verlag Nordlicht", .credit, 28,
            [("2023-12", 0), ("2024-01", 310_200), ("2025-01", 322_600)], months: [11],
            purpose: "Weihnachtsgeld"),
        row(
            0, "Familienkasse", .credit, 12,
            [("2023-12", 25_000), ("2025-01", 25_500), ("2026-01", 25_900)], purpose: "Kindergeld"),
        row(
            0, "Hausverwaltung Seidl", .standingOrder, 1,
            [("2023-12", -129_000), ("2025-04", -134_500)], purpose: "Miete Wohnung 14"),
        row(0, "Garage Kurz", .standingOrder, 2, [("2023-12", -8_500)], purpose: "Stellplatz 7"),
        row(
            0, "Stadtwerke München", .debit, 15,
            [("2023-12", -6_400), ("2025-02", -7_100), ("2026-02", -6_800)],
            purpose: "Abschlag Strom und Gas"),
        row(0, "Rundfunkbeitrag", .debit, 15, [("2023-12", -5_508)], months: [2, 5, 8, 11]),
        row(
            0, "Telekom", .debit, 8, [("2023-12", -3_995), ("2025-07", -4_495)],
            purpose: "Festnetz und Internet"),
        row(
            0, "Congstar", .debit, 18, [("2023-12", -2_200), ("2025-06", 0)], purpose: "Mobilfunk"),
        row(0, "o2", .debit, 20, [("2023-12", 0), ("2025-06", -1_999)], purpose: "Mobilfunk"),
        row(
            0, "HUK-COBURG", .debit, 2, [("2023-12", -48_230), ("2026-01", -52_190)], months: [1],
            purpose: "Kfz-Versicherung Jahresbeitrag"),
        row(
            0, "Allianz", .debit, 3, [("2023-12", -14_260), ("2025-03", -15_130)], months: [3],
            purpose: "Hausratversicherung"),
        row(0, "ADAC", .debit, 4, [("2023-12", -9_400), ("2026-01", -9_900)], months: [6]),
        row(0, "HanseMerkur", .debit, 14, [("2023-12", -7_900)], months: [5]),
        row(0, "Barmenia", .debit, 1, [("2023-12", -1_890), ("2025-01", -2_040)]),
        row(
            0, "Deutschlandticket", .debit, 1,
            [("2023-12", -4_900), ("2025-01", -5_800), ("2026-01", -6_300)]),
        row(0, "FitX", .debit, 1, [("2023-12", -2_400), ("2025-09", 0)]),
        row(0, "Urban Sports Club", .debit, 5, [("2023-12", 0), ("2025-10", -3_299)]),
        row(
            0, "Kita Sonnenkinder", .debit, 3, [("2023-12", -18_600), ("2025-09", -20_400)],
            purpose: "Elternbeitrag"),
        row(0, "Musikschule Klangwerk", .debit, 6, [("2023-12", 0), ("2024-09", -5_400)]),
        row(
            0, "Ärzte ohne Grenzen", .standingOrder, 11, [("2023-12", -12_000)], months: [12],
            purpose: "Spende"),
        row(
            0, "Finanzamt München", .debit, 10, [("2023-12", -32_000), ("2025-03", -35_500)],
            months: quarters, purpose: "Einkommensteuer Vorauszahlung"),
        row(
            0, "Finanzamt München", .credit, 19, [("2023-12", 61_244), ("2025-01", 48_790)],
            months: [7], purpose: "Einkommensteuer Erstattung"),
        row(0, "Hauptzollamt", .debit, 22, [("2023-12", -11_800)], months: [4]),
        row(0, "Kontoführung", .fee, 30, [("2023-12", -1_170)], months: quarters),
    ]

    private static let cards = [
        row(
            1, "Netflix", .online, 9,
            [("2023-12", -1_299), ("2024-10", -1_399), ("2026-02", -1_499)]),
        row(1, "Spotify", .online, 14, [("2023-12", -1_099), ("2025-09", -1_299)]),
        row(1, "Disney+", .online, 21, [("2023-12", -899), ("2025-03", 0)]),
        row(1, "Apple", .online, 4, [("2023-12", -299)]),
        row(1, "Audible", .online, 17, [("2023-12", -995), ("2024-07", 0)]),
        row(1, "Adobe", .online, 11, [("2024-05", -2_643)]),
        row(1, "Süddeutsche Zeitung", .online, 2, [("2023-12", -1_999), ("2026-01", -2_299)]),
        row(1, "YouTube Premium", .online, 25, [("2025-02", -1_299)]),
        row(1, "Dropbox", .online, 26, [("2023-12", -1_199)]),
        row(1, "Amazon Prime", .online, 19, [("2023-12", -8_990)], months: [3]),
        row(1, "Duolingo", .online, 7, [("2023-12", -9_599)], months: [1]),
        row(1, "Strava", .online, 24, [("2023-12", 0), ("2025-01", -5_999)], months: [5]),
    ]

    private static let british = [
        row(
            2, "Harrow & Finch Publishing", .credit, 28,
            [("2023-12", 78_000), ("2025-06", 86_000)],
            purpose: "INVOICE", variation: 30),
        row(2, "giffgaff", .debit, 16, [("2023-12", -1_000)]),
        row(
            2, "Big Yellow Self Storage", .debit, 1, [("2023-12", -4_800), ("2025-05", -5_200)]),
        row(2, "The Guardian", .debit, 12, [("2023-12", -1_199)]),
        row(
            2, "National Trust", .debit, 20, [("2023-12", -9_120), ("2026-01", -9_640)],
            months: [4]),
    ]

    private static let italian = [
        row(3, "Affitto box Bertolini", .credit, 5, [("2023-12", 12_000)], purpose: "AFFITTO BOX"),
        row(
            3, "Enel Energia", .debit, 20, [("2023-12", -6_900)], months: [1, 3, 5, 7, 9, 11],
            variation: 35),
        row(
            3, "Acque Veronesi", .debit, 12, [("2023-12", -3_700)], months: [2, 5, 8, 11],
            variation: 10),
        row(
            3, "Condominio Via Mazzini", .standingOrder, 8, [("2023-12", -21_000)],
            months: [1, 4, 7, 10], purpose: "SPESE CONDOMINIALI"),
        row(3, "TIM", .debit, 18, [("2023-12", -2_490), ("2025-05", 0)]),
        row(3, "Iliad", .debit, 9, [("2025-05", -1_999)]),
        row(3, "NOW", .debit, 23, [("2023-12", -1_499), ("2024-09", 0)]),
        row(3, "UnipolSai", .debit, 15, [("2023-12", -18_600)], months: [9]),
        row(
            3, "Agenzia delle Entrate", .debit, 16, [("2023-12", -31_200)], months: [6, 12],
            purpose: "F24 IMU"),
        row(
            3, "Comune di Verona", .debit, 30, [("2023-12", -9_800)], months: [5, 10],
            purpose: "TARI"),
        row(3, "Canone conto", .fee, 28, [("2023-12", -350)]),
        row(3, "Imposta di bollo", .fee, 28, [("2023-12", -855)], months: quarters),
    ]
}
