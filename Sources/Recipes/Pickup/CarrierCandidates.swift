/// Finds which carrier a notice names.
enum CarrierCandidates {
    /// The carriers by their names in the document: those of the surest place.
    static func find(in notice: Notice) -> Candidates<String> {
        var ranked: [(rank: Int, place: Range<String.Index>, carrier: String)] = []
        let labels = Set(notice.phrases(of: CarrierTable.labels).map(\.upperBound))
        let tokens = notice.tokens
        var index = 0
        while index < tokens.count {
            guard let (name, end, isGenitive) = match(tokens[index...]),
                isName(index..<end, notice), !notice.planted.contains(index)
            else {
                index += 1
                continue
            }
            if let rank = rank(of: name, index..<end, notice, labels) {
                let place = notice.range(index..<end)
                let last = isGenitive ? notice.document.text.index(before: place.upperBound) : nil
                ranked.append((rank, place.lowerBound..<(last ?? place.upperBound), name.carrier))
            }
            index = end
        }
        ranked += unknown(notice, labels).map { (0, notice.range($0), String(notice.text($0))) }
        var candidates = Candidates<String>("carrier")
        guard let best = ranked.map(\.rank).min() else { return candidates }
        for (rank, place, carrier) in ranked where rank == best {
            candidates.append(String(notice.document.text[place]), carrier, at: [place])
        }
        return candidates
    }

    /// The name that tokens begin with, which may have the ending of a genitive: `PostNords`.
    static func match(
        _ tokens: ArraySlice<Token>
    ) -> (name: CarrierTable.Name, end: Int, isGenitive: Bool)? {
        if let (name, end) = CarrierTable.names.match(tokens) { return (name, end, false) }
        guard let first = tokens.first, first.kind == .word, first.text.hasSuffix("s") else {
            return nil
        }
        let stem = Token(
            kind: .word, text: String(first.text.dropLast()), range: first.range,
            isGlued: first.isGlued)
        return CarrierTable.names.value([stem]).map { ($0, tokens.startIndex + 1, true) }
    }

    /// Whether a name is written as one, and not within a word with hyphens or an address.
    private static func isName(_ part: Range<Int>, _ notice: Notice) -> Bool {
        let text = notice.text(part)
        guard
            text.first?.isUppercase ?? false || text.hasPrefix("bpost") || text.hasPrefix("myflex")
                || text.hasPrefix("dao")
        else { return false }
        if part.lowerBound > 0, notice.isJoined(part.lowerBound),
            notice.tokens[part.lowerBound - 1].isSign("@/.-_")
        {
            return false
        }
        return true
    }

    private static func rank(
        of name: CarrierTable.Name, _ part: Range<Int>, _ notice: Notice, _ labels: Set<Int>
    ) -> Int? {
        let tokens = notice.tokens
        let start = part.lowerBound
        let isLabelled = labels.contains(start - 1) && tokens[start - 1].isSign(":")
        if isLabelled { return 0 }
        let next = part.upperBound < tokens.count ? tokens[part.upperBound] : nil
        let isHead = notice.startsLine[start]
        let isMarked = next.map { $0.isSign(":-|,") } ?? true
        switch name.kind {
        case .carrier: return isHead ? 1 : 2
        case .lockers: return 4
        case .word:
            if isHead { return isMarked || isBesideKind(part, notice) ? 1 : nil }
            let isBehind =
                start > 0 && CarrierTable.prepositions.value([tokens[start - 1]]) != nil
            let isLast = notice.end(ofLineAt: start) == part.upperBound
            return isBehind || isLast || isBesideKind(part, notice) ? 2 : nil
        }
    }

    /// Whether the word for a shop or parcel follows, as in `Hermes PaketShop`.
    private static func isBesideKind(_ part: Range<Int>, _ notice: Notice) -> Bool {
        let rest = notice.tokens[part.upperBound...]
        return PlaceWords.kinds.match(rest) != nil || PlaceWords.parcels.match(rest) != nil
            || rest.first?.kind == .word && rest.first.map { $0.text == "team" } ?? false
    }

    /// Names behind `Carrier:` that are in no table.
    private static func unknown(_ notice: Notice, _ labels: Set<Int>) -> [Range<Int>] {
        let tokens = notice.tokens
        return labels.sorted().compactMap { label in
            guard label + 1 < tokens.count, tokens[label].isSign(":"),
                !notice.planted.contains(label), !notice.startsLine[label + 1],
                notice.isCapitalised(label + 1),
                CarrierTable.names.match(tokens[(label + 1)...]) == nil
            else { return nil }
            var end = label + 1
            let limit = min(notice.end(ofSentenceAt: end), end + 4)
            while end < limit, tokens[end].kind != .sign, notice.startsName(end) { end += 1 }
            return label + 1..<end
        }
    }
}
