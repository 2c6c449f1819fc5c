/// Tells how far the names and addresses of places go.
struct PlaceNames {
    let notice: Notice
    /// The tokens at which something else begins.
    let stops: Set<Int>

    private static let longest = 24
    /// The most words in front of the kind of a place.
    private static let longestInFront = 6

    /// Where a kind of place ends that begins at a token.
    func kind(at index: Int) -> Int? {
        guard let (_, end) = PlaceWords.kinds.match(notice.tokens[index...]) else { return nil }
        // `UP` and `POP` are kinds of places, `up` and `pop` are not.
        let isAction = end == index + 1 && notice.tokens[index].text == "pickup"
        if isAction, end == notice.tokens.count || !notice.isCapitalised(end) { return nil }
        let isAbbreviation = ["up", "pop", "apm"].contains(notice.tokens[index].text)
        return !isAbbreviation || notice.text(index..<end).allSatisfy { $0.isUppercase } ? end : nil
    }

    /// The words of a name and address from a token.
    func name(from start: Int) -> Range<Int>? {
        let tokens = notice.tokens
        let limit = min(notice.end(ofSentenceAt: start), start + Self.longest)
        var end = start
        var quotes = 0
        while end < limit, !stops.contains(end), !notice.planted.contains(end) {
            let token = tokens[end]
            if token.kind == .sign {
                guard let next = sign(at: end, from: start, limit, &quotes) else { break }
                end = next
            } else if end > start, notice.isJoined(end), !tokens[end - 1].isSign(",:;\"“„«»”/(") {
                end += 1
            } else {
                let isFirst = end == start || tokens[end - 1].isSign(",")
                guard let next = word(at: end), !isFirst || !isPronoun(end) else { break }
                end = next
            }
        }
        return trimmed(start..<min(end, limit))
    }

    /// The end of a word that may stand in a name.
    private func word(at index: Int) -> Int? {
        let tokens = notice.tokens
        let rest = tokens[index...]
        if let kind = kind(at: index) { return kind }
        if let (_, end) = PlaceWords.rooms.match(rest) { return end }
        // Open at all hours.
        if let (_, end) = PlaceWords.allHours.match(rest) { return end }
        if tokens[index].kind == .number { return isHouseNumber(index) ? index + 1 : nil }
        if !notice.isCapitalised(index) {
            if let (_, end) = PlaceWords.connectors.match(rest) { return end }
            return PlaceWords.streets.match(rest)?.end
        }
        if PlaceWords.notNames.match(rest) != nil { return nil }
        if PlaceWords.parcels.match(rest) != nil { return nil }
        return index + 1
    }

    private func isPronoun(_ index: Int) -> Bool {
        PlaceWords.pronouns.match(notice.tokens[index...]) != nil
    }

    /// Whether a number belongs to an address, and is no time, date, count or code of a parcel.
    private func isHouseNumber(_ index: Int) -> Bool {
        let tokens = notice.tokens
        let next = index + 1
        guard tokens[index].text.utf8.count <= 6 else { return false }
        guard next < tokens.count, notice.sentence[next] == notice.sentence[index] else {
            return true
        }
        if tokens[next].isSign("./:-"), notice.isJoined(next), next + 1 < tokens.count,
            tokens[next + 1].kind == .number
        {
            return false
        }
        if tokens[next].isSign(".") { return !SentenceEnd.isMonth(tokens[(next + 1)...]) }
        return CodeWords.units.match(tokens[next...]) == nil || notice.isCapitalised(next)
            || !SentenceEnd.isMonth(tokens[next...]) && notice.isJoined(next)
    }

    /// The token behind a sign that may stand in a name.
    private func sign(at index: Int, from start: Int, _ limit: Int, _ quotes: inout Int) -> Int? {
        let tokens = notice.tokens
        let token = tokens[index]
        let next = index + 1
        let isJoined = notice.isJoined(index)
        let joinsNext = next < limit && notice.isJoined(next)
        if token.isSign("\"“„«»”'‘") {
            if !isJoined, joinsNext {
                quotes += 1
                return next
            }
            guard isJoined else { return nil }
            if token.isSign("'") { return next }
            quotes -= 1
            return quotes >= 0 ? next : nil
        }
        if token.isSign("&+") { return next }
        if token.isSign("#"), joinsNext { return next }
        if token.isSign("-/"), isJoined, joinsNext { return next }
        if token.isSign("/"), isJoined, tokens[index - 1].text == "c" { return next }
        if token.isSign("-"), !isJoined { return hasName(start..<index) ? nil : next }
        if token.isSign(","), index > start { return isAddress(from: next, limit) ? next : nil }
        return nil
    }

    /// Whether a part behind a comma is a street, a house number or a town.
    private func isAddress(from start: Int, _ limit: Int) -> Bool {
        let tokens = notice.tokens
        var end = start
        while end < limit, !tokens[end].isSign(",("), !stops.contains(end) { end += 1 }
        guard start < end else { return false }
        if PlaceWords.streets.match(tokens[start...]) != nil { return true }
        if tokens[start].kind == .number { return isHouseNumber(start) }
        guard notice.isCapitalised(start), !isPronoun(start),
            PlaceWords.notNames.match(tokens[start...]) == nil,
            PlaceWords.parcels.match(tokens[start...]) == nil
        else { return false }
        let part = tokens[start..<end]
        let isStreet = part.contains { token in
            PlaceWords.streetEndings.contains(where: token.text.hasSuffix)
        }
        let endsWithNumber = tokens[end - 1].isNumber(digits: 1...4)
        let isWhole = end == limit || tokens[end].isSign(",(")
        let isTown = part.count <= 3 && isWhole && part.indices.allSatisfy(notice.isCapitalised)
        return isStreet || endsWithNumber && part.count <= 6 || isTown
    }

    /// A name without connectors and open signs at its ends.
    private func trimmed(_ part: Range<Int>) -> Range<Int>? {
        let tokens = notice.tokens
        var part = part
        while let last = part.last {
            let isLoose =
                tokens[last].kind == .sign
                ? !tokens[last].isSign("\"”»'“") || !notice.isJoined(last)
                : !notice.startsName(last) && !notice.isJoined(last)
                    && PlaceWords.connectors.value(tokens[last..<last + 1]) != nil
                    && kind(at: last) == nil
            guard isLoose else { break }
            part = part.lowerBound..<last
        }
        return part.isEmpty ? nil : part
    }

    /// Whether there is more than kinds of places and carriers.
    func hasName(_ part: Range<Int>) -> Bool {
        var index = part.lowerBound
        while index < part.upperBound {
            let rest = notice.tokens[index..<part.upperBound]
            if PlaceWords.rooms.match(rest) != nil { return true }
            if let end = kind(at: index) ?? CarrierTable.names.match(rest)?.end {
                index = end
            } else if PlaceWords.connectors.match(rest) == nil, rest.first?.kind != .sign,
                notice.startsName(index)
            {
                return true
            } else {
                index += 1
            }
        }
        return false
    }

    /// Whether a name behind a preposition may begin with a token: a capital letter, a quotation mark,
    /// or a number with letters as in `7-Eleven`.
    func mayStart(_ index: Int) -> Bool {
        let token = notice.tokens[index]
        let next = index + 1
        if stops.contains(index) { return false }
        if token.kind == .sign { return token.isSign("\"“„«'‘") }
        if notice.isCapitalised(index) { return true }
        guard token.isNumber(digits: 1...2), next + 1 < notice.tokens.count, notice.isJoined(next),
            notice.isJoined(next + 1)
        else { return false }
        return notice.tokens[next].isSign("-") && notice.isCapitalised(next + 1)
    }

    /// Where capitalised words begin that stand in front of a token.
    func start(ofNameBefore index: Int) -> Int {
        let first = max(notice.start(ofSentenceAt: index), index - Self.longestInFront)
        var start = index
        while start > first {
            let before = start - 1
            guard notice.tokens[before].kind == .word, notice.isCapitalised(before),
                PlaceWords.notNames.match(notice.tokens[before...]) == nil, !isPronoun(before),
                PlaceWords.parcels.match(notice.tokens[before...]) == nil,
                !isCarrier(endingAt: start, from: first), !stops.contains(before)
            else { break }
            start = before
        }
        // A word at the beginning of a sentence has its capital from there.
        let isFirst = start == notice.start(ofSentenceAt: index)
        return isFirst && index - start == 1 ? index : start
    }

    private func isCarrier(endingAt end: Int, from first: Int) -> Bool {
        (max(first, end - 3)..<end).contains { start in
            CarrierCandidates.match(notice.tokens[start..<end])?.end == end
        }
    }

    /// Where the content of a line begins that is labelled as a place: `GLS Shop: …`.
    func content(behindLabelAt start: Int) -> Int? {
        let tokens = notice.tokens
        let limit = min(notice.end(ofSentenceAt: start), start + 8)
        var index = start
        var isPlace = false
        while index < limit {
            if tokens[index].isSign(":") {
                guard isPlace, index + 1 < tokens.count else { return nil }
                return index + 1
            }
            if let end = kind(at: index) ?? PlaceWords.labels.match(tokens[index...])?.end {
                isPlace = true
                index = end
            } else if let (_, end) = CarrierTable.names.match(tokens[index...]) {
                index = end
            } else if tokens[index].kind == .number || tokens[index].isSign("/-")
                || PlaceWords.labelWords.match(tokens[index...]) != nil
            {
                index += 1
            } else {
                return nil
            }
        }
        return nil
    }
}
