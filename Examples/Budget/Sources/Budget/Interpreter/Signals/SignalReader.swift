import Foundation
import Recipes

/// Reads the signals of questions about a ledger.
struct SignalReader: Sendable {
    let names: LedgerNames
    let merchants: MerchantIndex
    let today: CalendarDay
    let calendars: [QuestionLanguage: PeriodParser]
    let spelling: [QuestionLanguage: SpellingCorrector]

    init(names: LedgerNames, today: CalendarDay) {
        self.names = names
        self.today = today
        merchants = MerchantIndex(names.merchants)
        var calendars: [QuestionLanguage: PeriodParser] = [:]
        var spelling: [QuestionLanguage: SpellingCorrector] = [:]
        for language in QuestionLanguage.allCases {
            calendars[language] = PeriodParser(locale: language.locale, today: today)
            spelling[language] = SpellingCorrector.of(language)
        }
        self.calendars = calendars
        self.spelling = spelling
    }

    /// Reads a question.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - language: Its language.
    /// - Returns: What it holds.
    /// - Complexity: Proportional to the length of the question, at most ``QuestionText/longest``.
    func signals(of question: String, language: QuestionLanguage) -> QuestionSignals {
        let text = QuestionText(String(question.prefix(QuestionText.longest)))
        var signals = QuestionSignals(text: text, language: language)
        correctSpelling(&signals)
        readQuotes(&signals)
        readExactMerchants(&signals)
        readAccounts(&signals)
        readLimit(&signals)
        readAmounts(&signals)
        readPeriods(&signals)
        readCategories(&signals)
        readLikelyMerchants(&signals)
        readCues(&signals)
        readSearchWords(&signals)
        readUnknownNames(&signals)
        return signals
    }

    private func correctSpelling(_ signals: inout QuestionSignals) {
        guard let corrector = spelling[signals.language] else { return }
        for index in signals.text.tokens.indices {
            let token = signals.text.tokens[index]
            guard !token.isNumber, !merchants.has(token.text) else { continue }
            if let word = corrector.correction(of: token.text) {
                signals.text.tokens[index].text = word
            }
        }
    }

    /// Words in quotation marks are looked for as they stand.
    private func readQuotes(_ signals: inout QuestionSignals) {
        let pattern = /["“„«»”]([^"“„«»”]{2,60})["“”«»]|(?:^|\s)'([^']{2,60})'(?:\s|$|[?.!])/
        guard let match = signals.text.text.firstMatch(of: pattern),
            let quoted = match.1 ?? match.2
        else { return }
        let range = quoted.startIndex..<quoted.endIndex
        let inside = signals.text.tokens.indices.filter {
            range.contains(signals.text.tokens[$0].range.lowerBound)
        }
        guard let first = inside.first, let last = inside.last else { return }
        if !merchants.exact(signals.text.tokens[first...last].map(\.text)).isEmpty { return }
        signals.words = .init(value: String(quoted), tokens: first..<last + 1)
        signals.claim(first..<last + 1, as: .words)
    }
}
