/// Finds where a parcel waits: a shop, locker, post office, neighbour or porter.
struct PlaceCandidates {
    /// The places of the surest kind.
    private(set) var candidates = Candidates<String>("place")

    private let notice: Notice
    private let names: PlaceNames

    /// - Parameters:
    ///   - notice: The notice.
    ///   - stops: The tokens at which something else begins: words for codes and deadlines.
    ///   - waits: Whether a parcel is waiting, so that names behind prepositions are places.
    init(in notice: Notice, stops: Set<Int>, waits: Bool) {
        self.notice = notice
        names = PlaceNames(notice: notice, stops: stops)
        var ranked: [(rank: Int, part: Range<Int>)] = labelled() + ofKinds()
        if waits { ranked += behindPrepositions() }
        ranked += rooms()
        ranked.removeAll { notice.planted.contains($0.part) }
        guard let best = ranked.map(\.rank).min() else { return }
        for (_, part) in ranked.filter({ $0.rank == best }) {
            let text = String(notice.text(part))
            guard !candidates.all.contains(where: { $0.text == text }) else { continue }
            candidates.append(text, text, at: [notice.range(part)])
        }
    }

    // MARK: - Labels

    /// What follows `Shop:` and the like at the beginning of a line.
    private func labelled() -> [(rank: Int, part: Range<Int>)] {
        var found: [(rank: Int, part: Range<Int>)] = []
        for sentence in notice.sentences {
            if let start = names.content(behindLabelAt: sentence.lowerBound),
                let part = names.name(from: start), names.hasName(part)
            {
                found.append((0, part))
            }
        }
        for label in notice.phrases(of: PlaceWords.bareLabels)
        where label.lowerBound == notice.start(ofSentenceAt: label.lowerBound) {
            var start = label.upperBound
            if start < notice.tokens.count, notice.tokens[start].isSign(":") { start += 1 }
            if start < notice.tokens.count, !notice.startsLine[start], notice.startsName(start),
                let part = names.name(from: start), names.hasName(part)
            {
                found.append((1, part))
            }
        }
        return found
    }

    // MARK: - Kinds

    private func ofKinds() -> [(rank: Int, part: Range<Int>)] {
        var found: [(rank: Int, part: Range<Int>)] = []
        var index = 0
        while index < notice.tokens.count {
            let carrier = CarrierTable.names.match(notice.tokens[index...])?.end ?? 0
            guard let end = names.kind(at: index), end >= carrier else {
                index = max(index + 1, carrier)
                continue
            }
            if let part = names.name(from: index), names.hasName(part) {
                let start = names.start(ofNameBefore: index)
                let isName = start < index && isBehindPreposition(start)
                found.append((1, isName ? start..<part.upperBound : part))
                index = part.upperBound
                continue
            }
            // The name stands in front, as in `Bramley Post Office`.
            let start = names.start(ofNameBefore: index)
            if start < index, let part = names.name(from: start) {
                found.append((1, part))
            }
            index = end
        }
        return found
    }

    private func isBehindPreposition(_ index: Int) -> Bool {
        index > 0 && PlaceWords.prepositions.value(notice.tokens[index - 1..<index]) != nil
    }

    private func rooms() -> [(rank: Int, part: Range<Int>)] {
        notice.phrases(of: PlaceWords.rooms).map { room in
            let start = names.start(ofNameBefore: room.lowerBound)
            let rest = room.upperBound
            let isNamed =
                rest < notice.end(ofSentenceAt: room.lowerBound) && notice.isCapitalised(rest)
            let end = isNamed ? names.name(from: rest)?.upperBound ?? rest : rest
            return (3, start..<end)
        }
    }

    // MARK: - Prepositions

    private func behindPrepositions() -> [(rank: Int, part: Range<Int>)] {
        notice.phrases(of: PlaceWords.prepositions).compactMap { words in
            var start = words.upperBound
            let end = notice.end(ofSentenceAt: words.lowerBound)
            if start < end, notice.tokens[start].isSign("'"), notice.isJoined(start) { start += 1 }
            if start < end, let (_, next) = PlaceWords.articles.match(notice.tokens[start...]),
                !notice.startsName(start)
            {
                start = next
            }
            guard start < end, names.mayStart(start), let part = names.name(from: start),
                names.hasName(part)
            else { return nil }
            let isWeak = PlaceWords.weakPrepositions.value(notice.tokens[words]) != nil
            return (isWeak ? 4 : 2, part)
        }
    }
}
