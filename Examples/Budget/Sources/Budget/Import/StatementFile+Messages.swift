import Foundation
import Recipes

extension StatementFile {
    /// A message that a pattern fits.
    private struct Message {
        let line: Int
        let text: String
        let pattern: MessagePattern
        let parts: MessagePattern.Parts
    }

    /// Reads messages of a bank, one a line, or one a paragraph where blank lines stand between.
    mutating func readMessages(_ text: String, _ options: ImportOptions) throws(BudgetError) {
        var found: [Message] = []
        for (line, message) in Self.messages(of: text) {
            if message.utf8.count > 2000 {
                rejects.append(RejectedLine(line: line, reason: "the message is too long"))
            } else if !message.utf8.contains(0),
                let (pattern, parts) = MessagePattern.match(message)
            {
                found.append(Message(line: line, text: message, pattern: pattern, parts: parts))
            } else {
                rejects.append(
                    RejectedLine(line: line, reason: "the text is no message about a payment"))
            }
            guard found.count <= options.limits.rows, found.count > 0 || rejects.count < 1000 else {
                break
            }
        }
        for (language, messages) in Dictionary(grouping: found, by: \.pattern.language) {
            var dates = try DateColumn(
                messages.map(\.parts.day), language: language, option: options.dateOrder)
            let parser = AmountParser(
                locale: Locale(identifier: language == "en" ? "en_GB" : language),
                repairsDigits: false)
            for message in messages {
                switch Self.movement(message, &dates, parser, options) {
                case .success(let movement): movements.append(movement)
                case .failure(let problem):
                    rejects.append(RejectedLine(line: message.line, reason: problem.reason))
                }
            }
        }
        movements.sort { $0.line < $1.line }
        rejects.sort { $0.line < $1.line }
        guard !movements.isEmpty else {
            throw BudgetError(
                .unknownFormat, expected: "a CSV with a day and an amount, OFX, or messages",
                hint: "Columns are found by their headings: keep the header line of the bank")
        }
    }

    private static func messages(of text: String) -> [(Int, String)] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let isBlank = lines.map { $0.allSatisfy(\.isWhitespace) }
        let hasParagraphs = zip(isBlank.dropLast(), isBlank.dropFirst()).contains { !$0 && !$1 }
            && isBlank.dropLast().contains(true)
        var messages: [(Int, String)] = []
        for (index, line) in lines.enumerated() where !isBlank[index] {
            if hasParagraphs, index > 0, !isBlank[index - 1], let last = messages.last {
                messages[messages.count - 1] = (last.0, "\(last.1) \(line)")
            } else {
                messages.append((index + 1, String(line)))
            }
        }
        return messages.map { ($0.0, CSVRowReader.singleSpaced($0.1)) }
    }

    private static func movement(
        _ message: Message, _ dates: inout DateColumn, _ parser: AmountParser,
        _ options: ImportOptions
    ) -> Result<Movement, CSVRowReader.Problem> {
        guard let day = dates.day(message.parts.day) else {
            return .failure(.init(reason: "the message has no day"))
        }
        guard let amount = parser.parse(message.parts.amount)?.preferred else {
            return .failure(.init(reason: "the message has no amount"))
        }
        let currency = amount.currency.map { Currency(code: $0) } ?? options.currency
        guard let currency else { return .failure(.init(reason: "the message has no currency")) }
        guard let money = Money(amount.value, currency: currency)?.magnitude else {
            return .failure(.init(reason: "the amount is not a number of \(currency.code)"))
        }
        return .success(
            Movement(
                line: message.line, day: day,
                amount: message.pattern.isOutgoing ? money.negated : money,
                payee: message.parts.place, text: message.text, isPending: true))
    }
}
