import Foundation

/// Finds the last day on which a parcel can be collected.
struct DeadlineCandidates {
    /// The days behind the surest words for a deadline.
    private(set) var candidates = Candidates<DayAndTime>("deadline")
    /// Days that are said, if it is not known which day they are counted from.
    private(set) var undated = Candidates<DayAndTime>("deadline")
    /// Where the words for a deadline begin that a day follows.
    private(set) var starts: Set<Int> = []

    /// The day by which it is told whether words say a day at all.
    private static let anyDay = CalendarDay(year: 2000, month: 1, day: 1)

    /// The most tokens between such words and the day, and of a day.
    private static let reach = 8
    private static let longest = 8

    init(in notice: Notice, locale: Locale, today: CalendarDay?) {
        let reader = DeadlineReader(notice: notice, locale: locale, today: today ?? Self.anyDay)
        var ranked: [(rank: Int, part: Range<Int>, day: DayAndTime)] = []
        let tables = [DeadlineWords.sure, DeadlineWords.likely]
        for (rank, table) in tables.enumerated() {
            for words in notice.phrases(of: table) where !notice.planted.contains(words) {
                guard let found = Self.day(behind: words, reader, notice) else { continue }
                starts.insert(words.lowerBound)
                if Self.isDelivery(words, notice) { continue }
                ranked.append((found.isBehindTime ? rank + 1 : rank, found.part, found.day))
            }
        }
        guard let best = ranked.map(\.rank).min() else { return }
        let printed = PrintedDateParser(locale: locale)
        for (rank, part, day) in ranked where rank == best {
            let text = String(notice.text(part))
            if today != nil || printed.parse(text) != nil {
                candidates.append(text, day, at: [notice.range(part)])
            } else {
                undated.append(text, day, at: [notice.range(part)])
            }
        }
    }

    private static func day(
        behind words: Range<Int>, _ reader: DeadlineReader, _ notice: Notice
    ) -> (part: Range<Int>, day: DayAndTime, isBehindTime: Bool)? {
        var start = words.upperBound
        var isBehindTime = false
        guard start < notice.tokens.count else { return nil }
        // The day may stand on the line below its label.
        let isLabel = start > 0 && notice.startsLine[start]
        let end = notice.end(ofSentenceAt: isLabel ? start : words.lowerBound)
        let limit = min(start + reach, end)
        // `Last day for collection: 5 May`
        if let colon = notice.tokens[start..<min(start + 4, end)].firstIndex(where: {
            $0.isSign(":")
        }) {
            if reader.day(from: start, to: min(start + longest, end)) == nil { start = colon + 1 }
        }
        while start < limit {
            if let found = reader.day(from: start, to: min(start + longest, end)) {
                return (found.part, found.day, isBehindTime)
            }
            let token = notice.tokens[start]
            if token.kind == .sign {
                start += 1
            } else if let (_, next) = DeadlineWords.fillers.match(notice.tokens[start...]) {
                start = next
            } else if token.isNumber(digits: 1...2) {
                // `until 6 pm on Friday`
                isBehindTime = true
                start += 1
            } else if isBehindTime,
                let (_, next) = DeadlineWords.hours.match(notice.tokens[start...])
            {
                start = next
            } else {
                return nil
            }
        }
        return nil
    }

    /// Whether the sentence is about bringing the parcel, not about fetching it.
    private static func isDelivery(_ words: Range<Int>, _ notice: Notice) -> Bool {
        let sentence = notice.sentences[notice.sentence[words.lowerBound]]
        return notice.has(PlaceWords.deliveries, in: sentence)
            && !notice.has(PlaceWords.pickups, in: sentence)
    }
}

/// Reads the days that tokens of a notice say.
private struct DeadlineReader {
    private let notice: Notice
    private let said: SaidDateParser?
    private let printed: PrintedDateParser

    init(notice: Notice, locale: Locale, today: CalendarDay?) {
        self.notice = notice
        said = today.map { SaidDateParser(locale: locale, today: $0) }
        printed = PrintedDateParser(locale: locale)
    }

    /// The longest day from a token, without the time beside it.
    func day(from start: Int, to limit: Int) -> (part: Range<Int>, day: DayAndTime)? {
        guard notice.tokens[start].kind != .sign else { return nil }
        for end in stride(from: limit, to: start, by: -1) {
            let last = notice.tokens[end - 1]
            guard last.kind != .sign, isWhole(end) else { continue }
            let text = String(notice.text(start..<end))
            if let day = said?.parse(text) ?? printed.parse(text) ?? numbers(start..<end),
                day.time == nil
            {
                return (start..<end, day)
            }
        }
        return nil
    }

    /// `17.03` in a language that does not write days with full stops, where it cannot be a time.
    private func numbers(_ part: Range<Int>) -> DayAndTime? {
        let tokens = Array(notice.tokens[part])
        guard tokens.count == 3, tokens[0].isNumber(digits: 1...2), tokens[1].isSign("."),
            tokens[2].isNumber(digits: 1...2), let month = tokens[2].number,
            (1...12).contains(month)
        else { return nil }
        return said?.parse("\(tokens[0].text)/\(tokens[2].text)")
    }

    /// Whether a day may end in front of a token: not inside of `22.09.26`.
    private func isWhole(_ end: Int) -> Bool {
        guard end < notice.tokens.count, notice.isJoined(end) else { return true }
        let isNumber =
            end + 1 < notice.tokens.count && notice.tokens[end + 1].kind == .number
            && notice.isJoined(end + 1)
        return !(notice.tokens[end].isSign("./-") && isNumber) && notice.tokens[end].kind == .sign
    }
}

/// Words about deadlines, in the languages of the normalisers and Danish.
private enum DeadlineWords {
    static let sure = WordTable<Void>(
        """
        until|till|by|before|through|thru|deadline|latest|last day|last day for pickup|last day to collect|expires|\
        expires on|expiry|no later than|up to|held until|collect by|pick up by|bis|bis zum|bis einschließlich|\
        bis spätestens|spätestens|lagerfrist|abholfrist|frist|letzter tag|letzter abholtag|ablauf|vor dem|abholbar bis|\
        entro|entro il|entro e non oltre|fino al|fino a|sino al|scadenza|scade|scade il|ultimo giorno|termine|prima del|\
        non oltre il|giacenza|giacenza al|jusqu'au|jusqu au|jusqu'à|jusqu à|avant le|avant|date limite|dernier jour|\
        limite|fin de garde|fin de garde le|expire le|au plus tard|au plus tard le|délai|hasta|hasta el|antes del|\
        antes de|fecha límite|fecha tope|último día|plazo|límite|tope|vence|vence el|caduca|caduca el|até|até ao|até o|\
        até dia|prazo|data limite|último dia|validade|válido até|antes do|tot|tot en met|t/m|t m|t e m|uiterlijk|uiterlijk op|\
        uiterlijk tot|voor|vóór|uiterste datum|laatste dag|do|termin|termin odbioru|najpóźniej|przed|ostatni dzień|\
        ostateczny termin|czas na odbiór|senast|senast den|sista dag|sista hämtdag|sista dagen|hämtas före|före|till|\
        t o m|till och med|innen|innan|inden|senest|senest den|frist|siste frist|hentefrist|siste dag|sidste frist|\
        sidste dag|før|til|til og med|t o m|forfaller|avhentes innen|tom|fram til|frem til|holdbar til|hasta dia
        """)
    static let likely = WordTable<Void>(
        "après le|après|after|nach dem|al|au|to|a|dopo il|después del|depois de|po|etter|efter|na")
    /// Words of a time in front of the day.
    static let hours = WordTable<Void>(
        "am|pm|a m|p m|o'clock|uhr|h|heures|ore|uur|godz|kl|horas|hrs|del|de|am|el|op|on|le|du|den")
    /// What may stand between the words and the day.
    static let fillers = WordTable<Void>(
        """
        the|end of|end|and including|including|inclusive|latest|at the latest|on|einschließlich|zum|spätestens|\
        incl|inkl|den|dem|der|einschl|ende|tag|il|al|giorno|le|au|el|al|día|dia|o|de|op|en met|uiterlijk|dnia|w|d|\
        latest by|collect|retrieval|är|er|is|ist|è|est|es|é|to|dnem|för|upphämtning|avhenting|odbioru|do|fino|bis|\
        jusqu'|recogida|ore|alle|kl|klokken|klockan|godz|godziny|h|las|as|à|om|um|at|afhalen|date|dato|datum|data|noch|not later than
        """)
}
