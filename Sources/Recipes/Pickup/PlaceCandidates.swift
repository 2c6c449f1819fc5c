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
        let named = waits ? behindPrepositions() : []
        var ranked = labelled() + widened(ofKinds(), named) + named + rooms()
        if waits { ranked += CommonPlaces(notice: notice, names: names).find() }
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

    /// The kinds of places within longer names are these: `Books & More, 55 Depot Road`.
    private func widened(
        _ kinds: [(rank: Int, part: Range<Int>)], _ named: [(rank: Int, part: Range<Int>)]
    ) -> [(rank: Int, part: Range<Int>)] {
        kinds.map { rank, part in
            let longer = named.first {
                $0.part.lowerBound < part.lowerBound && $0.part.upperBound >= part.upperBound
                    && names.hasName($0.part.lowerBound..<part.lowerBound)
            }
            return (longer == nil ? rank : min(rank, 1), longer?.part ?? part)
        }
    }

    private func ofKinds() -> [(rank: Int, part: Range<Int>)] {
        var found: [(rank: Int, part: Range<Int>)] = []
        var index = 0
        while index < notice.tokens.count {
            let carrier = CarrierTable.names.match(notice.tokens[index...])?.end ?? 0
            guard let end = names.kind(at: index), end >= carrier else {
                index = max(index + 1, carrier)
                continue
            }
            if end + 1 < notice.tokens.count, notice.tokens[end].isSign(":"),
                !notice.startsLine[end + 1], let part = names.name(from: end + 1),
                names.hasName(part), !names.stops.contains(part.upperBound)
            {
                found.append((1, part))
                index = part.upperBound
                continue
            }
            let start = names.start(ofNameBefore: index)
            let rank = rank(ofKindAt: index, start)
            if let part = names.name(from: index), names.hasName(part) {
                let isName = start < index && (rank == 1 || isBehindSign(start))
                found.append((rank, isName ? start..<part.upperBound : part))
                index = part.upperBound
                continue
            }
            // The name stands in front, as in `Bramley Post Office`.
            if start < index, let part = names.name(from: start) {
                found.append((rank, part))
            }
            index = end
        }
        return found
    }

    /// What stands behind `at` is where the parcel is; other names may be those of senders.
    private func rank(ofKindAt index: Int, _ start: Int) -> Int {
        if index > 0, notice.tokens[index - 1].isSign("(") { return 3 }
        var before = start
        if before > 1, notice.tokens[before - 1].isSign("'") { before -= 1 }
        let isBehindArticle =
            before > 0
            && (PlaceWords.articles.value(notice.tokens[before - 1..<before]) != nil
                || CommonPlaces.possessives.value(notice.tokens[before - 1..<before]) != nil)
        if isBehindArticle, before > 1 { before -= 1 }
        return isBehindPreposition(before) ? 1 : 2
    }

    private func isBehindSign(_ index: Int) -> Bool {
        index > 0 && notice.tokens[index - 1].isSign(":(\"“„«-")
    }

    private func isBehindPreposition(_ index: Int) -> Bool {
        guard index > 0, notice.tokens[index - 1].text != "from" else { return false }
        return (1...3).contains { length in
            index >= length
                && PlaceWords.prepositions.value(notice.tokens[index - length..<index]) != nil
        }
    }

    private func rooms() -> [(rank: Int, part: Range<Int>)] {
        notice.phrases(of: PlaceWords.rooms).filter { !isAddressed($0) }.map { room in
            let start = names.start(ofNameBefore: room.lowerBound)
            let rest = room.upperBound
            let isNamed =
                rest < notice.end(ofSentenceAt: room.lowerBound) && notice.isCapitalised(rest)
            let end = isNamed ? names.name(from: rest)?.upperBound ?? rest : rest
            return (4, start..<end)
        }
    }

    /// Whether it is a neighbour who is greeted: `Hola vecina, …`.
    private func isAddressed(_ room: Range<Int>) -> Bool {
        let start = notice.start(ofSentenceAt: room.lowerBound)
        let end = notice.end(ofSentenceAt: room.lowerBound)
        let isLast = room.upperBound == end || notice.tokens[room.upperBound].isSign(",!")
        return isLast && room.lowerBound - start <= 1 && end - start <= 3
            || isLast && room.lowerBound - start == 1
                && CommonPlaces.greetings.value(notice.tokens[start..<room.lowerBound]) != nil
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
            return (isWeak ? 6 : 3, part)
        }
    }
}
