/// Finds the codes that open a locker or are shown at a counter.
///
/// What follows the word for a code comes first, then what follows a verb such as `enter`, then what
/// merely has the form of a code. Numbers behind other labels are none of these.
struct CodeCandidates {
    /// Those that the model may point at: all of the surest kind.
    private(set) var candidates = Candidates<String>("code")
    /// Those of planted text, if there are no others.
    private(set) var doubtful = Candidates<String>("code")

    private let notice: Notice
    private let shapes: CodeShapes
    private let otherLabelEnds: Set<Int>
    /// Places of candidates by how sure they are.
    private var ranked: [(rank: Int, part: Range<Int>)] = []

    /// The most tokens between a label and its code.
    private static let reach = 12

    init(in notice: Notice, hasEvidence: Bool) {
        self.notice = notice
        shapes = CodeShapes(notice: notice)
        otherLabelEnds = Set(notice.phrases(of: CodeWords.otherNumbers).map(\.upperBound))
        let labels = Self.labels(in: notice)
        findLabelled(labels)
        findCorrected(labels)
        findAfterVerbs()
        if ranked.isEmpty, hasEvidence { findUnlabelled() }
        append()
    }

    private mutating func append() {
        let best = ranked.filter { !notice.planted.contains($0.part) }
        if let rank = best.map(\.rank).min() {
            for (_, part) in best.filter({ $0.rank == rank }) { add(part, to: &candidates) }
        } else {
            for (_, part) in ranked { add(part, to: &doubtful) }
        }
    }

    private func add(_ part: Range<Int>, to candidates: inout Candidates<String>) {
        let range = shapes.range(of: part)
        let text = String(notice.document.text[range])
        let code = String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter {
                    !$0.properties.isWhitespace && $0.properties.generalCategory != .format
                }))
        guard !candidates.all.contains(where: { $0.value == code }) else { return }
        candidates.append(text, code, at: [range])
    }

    // MARK: - Labels

    /// The words for codes, without those for other ones such as bar codes.
    static func labels(in notice: Notice) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = 0
        let tokens = notice.tokens
        while index < tokens.count {
            var end = CodeWords.labels.match(tokens[index...])?.end
            if end == nil, tokens[index].kind == .word,
                CodeWords.labelEndings.contains(where: tokens[index].text.hasSuffix)
            {
                end = index + 1
            }
            guard let end else {
                index += 1
                continue
            }
            if !isOther(index..<end, notice) { found.append(index..<end) }
            index = end
        }
        return found
    }

    private static func isOther(_ label: Range<Int>, _ notice: Notice) -> Bool {
        let tokens = notice.tokens
        if CodeWords.otherCodes.match(tokens[label.lowerBound...]) != nil { return true }
        if CodeWords.otherCodes.match(tokens[label.upperBound...]) != nil { return true }
        var before = label.lowerBound - 1
        if before >= 0, tokens[before].isSign("-") { before -= 1 }
        return before >= notice.start(ofSentenceAt: label.lowerBound)
            && CodeWords.otherCodes.value(tokens[before..<(before + 1)]) != nil
    }

    private mutating func findLabelled(_ labels: [Range<Int>]) {
        for (number, label) in labels.enumerated() {
            let next = number + 1 < labels.count ? labels[number + 1].lowerBound : .max
            let sentenceEnd = notice.end(ofSentenceAt: label.lowerBound)
            let end = min(sentenceEnd, label.upperBound + Self.reach, next)
            if let part = firstCode(in: label.upperBound..<max(end, label.upperBound), label) {
                // Nothing but signs and a word or two between them is surest.
                ranked.append((part.lowerBound - label.upperBound <= 3 ? 0 : 1, part))
            } else if let part = codeBefore(label) {
                ranked.append((1, part))
            } else if let part = codeOnNextLine(after: label) {
                ranked.append((0, part))
            }
        }
        ranked.sort { ($0.rank, $0.part.lowerBound) < ($1.rank, $1.part.lowerBound) }
    }

    /// `Code 44.71? No: 44-71`: what is denied is no code, what follows is.
    private mutating func findCorrected(_ labels: [Range<Int>]) {
        for label in labels {
            var next = notice.end(ofSentenceAt: label.lowerBound)
            guard next < notice.tokens.count, notice.tokens[next - 1].isSign("?"),
                let denial = CodeWords.denials.match(notice.tokens[next...])
            else { continue }
            next = denial.end
            while next < notice.tokens.count, notice.tokens[next].isSign(",:-.!") { next += 1 }
            if let run = shapes.run(from: next), shapes.isCode(run) { ranked.append((-1, run)) }
        }
    }

    private func firstCode(in part: Range<Int>, _ label: Range<Int>?) -> Range<Int>? {
        var index = part.lowerBound
        while index < part.upperBound {
            guard let run = shapes.run(from: index) else {
                index += 1
                continue
            }
            if shapes.isCode(run), !isOtherNumber(run, label) {
                return run
            }
            index = run.upperBound
        }
        if let label { return shapes.word(behind: label) }
        return nil
    }

    private func codeOnNextLine(after label: Range<Int>) -> Range<Int>? {
        let end = notice.end(ofLineAt: label.upperBound - 1)
        guard end < notice.tokens.count, end - label.upperBound <= 3,
            notice.tokens[label.upperBound..<end].allSatisfy({ $0.kind == .sign }),
            let run = shapes.run(from: end), shapes.isCode(run),
            run.upperBound == notice.end(ofLineAt: end)
        else { return nil }
        return run
    }

    private func codeBefore(_ label: Range<Int>) -> Range<Int>? {
        let start = notice.start(ofSentenceAt: label.lowerBound)
        var end = label.lowerBound
        for _ in 0..<4 where end > start {
            if notice.tokens[end - 1].kind == .sign, !notice.tokens[end - 1].isSign("#*") {
                end -= 1
            } else if let length = (1...3).last(where: { length in
                end - length >= start
                    && CodeWords.beforeLabel.value(notice.tokens[(end - length)..<end]) != nil
            }) {
                end -= length
            }
        }
        for index in max(start, end - 8)..<max(end, start) {
            guard let run = shapes.run(from: index), run.upperBound == end else { continue }
            if shapes.isCode(run), !isOtherNumber(run, nil) { return run }
        }
        return nil
    }

    // MARK: - Without labels

    private mutating func findAfterVerbs() {
        let verbs = notice.phrases(of: CodeWords.verbs).map { ($0, 6) }
        let instruments = notice.phrases(of: CodeWords.instruments).map { ($0, 1) }
        for (verb, reach) in verbs + instruments {
            let end = min(notice.end(ofSentenceAt: verb.lowerBound), verb.upperBound + reach)
            guard verb.upperBound < end else { continue }
            if let part = firstCode(in: verb.upperBound..<end, nil), shapes.isDistinct(part) {
                ranked.append((2, part))
            } else if let word = shapes.quotedWord(behind: verb) {
                ranked.append((2, word))
            }
        }
    }

    private mutating func findUnlabelled() {
        var index = 0
        while index < notice.tokens.count {
            guard let run = shapes.run(from: index) else {
                index += 1
                continue
            }
            if shapes.isCode(run), shapes.isTypical(run), !isOtherNumber(run, nil) {
                ranked.append((3, run))
            }
            index = run.upperBound
        }
    }

    /// Whether a number is that of a parcel, an order, a telephone or the like.
    private func isOtherNumber(_ run: Range<Int>, _ label: Range<Int>?) -> Bool {
        let start = max(label?.upperBound ?? 0, notice.start(ofSentenceAt: run.lowerBound))
        var index = run.lowerBound
        while index > start {
            if otherLabelEnds.contains(index) { return true }
            let token = notice.tokens[index - 1]
            guard token.kind == .sign || CodeWords.numberMarks.value([token]) != nil else {
                return false
            }
            // The comma parts the number from what is in front of it.
            if token.isSign(",;") { return false }
            index -= 1
        }
        return false
    }
}
