import LanguageModelAPI
import Testing

/// Content that is still being generated.
@Suite struct GeneratedContentSnapshotTests {
    private static let documents = [
        #"{"name": "Ann \"A\" é😀", "age": 123, "mood": "goodEnough", "friends": []}"#,
        #"{"name": "Ann", "age": -12.5e+3, "nickname": null, "mood": "good", "friends": "#
            + #"[{"name": "Bo", "age": 5, "mood": "good", "friends": [{}]}, {"name": ""}]}"#,
        #"[[1, 22, [true, false, null]], {"a": {"b": {"c": "d\u00e9\ud83d\ude00\n"}}}, "x"]"#,
        #""text""#, "123", "true", "[ ]", " {\n\"a\"\t:  1 } ",
    ]

    @Test(arguments: documents)
    func growsAndNeverTakesBack(_ document: String) throws {
        var identities = GenerationIdentities()
        var previous: GeneratedContent?
        for end in 0...document.utf8.count {
            // A cut within a character shows its first bytes as nothing.
            let bytes = Array(document.utf8.prefix(end))
            guard let text = String(validating: bytes, as: UTF8.self) else { continue }
            let snapshot = try GeneratedContent.snapshot(ofJSON: text, identities: &identities)
            if let previous {
                let current = try #require(snapshot)
                expectGrowth(from: previous, to: current)
            }
            previous = snapshot ?? previous
        }
        let whole = try GeneratedContent(wholeJSON: document, identities: &identities)
        #expect(whole.isComplete)
        if let previous { expectGrowth(from: previous, to: whole) }
    }

    /// Everything that was there is still there; what was complete is the same.
    private func expectGrowth(from old: GeneratedContent, to new: GeneratedContent) {
        #expect(old.id == new.id)
        if old.isComplete {
            #expect(old == new)
            #expect(new.isComplete)
            return
        }
        switch (old.kind, new.kind) {
        case (.string(let old), .string(let new)):
            #expect(Array(new.unicodeScalars).starts(with: Array(old.unicodeScalars)))
        case (.array(let old), .array(let new)):
            #expect(old.count <= new.count)
            for (old, new) in zip(old, new) { expectGrowth(from: old, to: new) }
        case (.structure(let old, let oldKeys), .structure(let new, let newKeys)):
            #expect(newKeys.starts(with: oldKeys))
            for key in oldKeys {
                if let old = old[key], let new = new[key] { expectGrowth(from: old, to: new) }
            }
        default:
            Issue.record("another kind")
        }
    }

    @Test func tellsWhichPartsAreComplete() throws {
        let content = try GeneratedContent(json: #"{"a": [1, "x"], "b": {"c": ["y", "z"#)
        #expect(!content.isComplete)
        #expect(try content.value(GeneratedContent.self, forProperty: "a").isComplete)
        let inner = try content.value(GeneratedContent.self, forProperty: "b")
        #expect(!inner.isComplete)
        guard
            case .array(let elements) = try inner.value(GeneratedContent.self, forProperty: "c")
                .kind
        else {
            Issue.record("not an array")
            return
        }
        #expect(elements.map(\.isComplete) == [true, false])
    }

    @Test func readsPartialValuesAtEveryCut() throws {
        let document = Self.documents[1]
        var ages: Set<Int> = []
        var moods: Set<Mood> = []
        var identities = GenerationIdentities()
        var ids: Set<GenerationID> = []
        for end in document.indices {
            let snapshot = try GeneratedContent.snapshot(
                ofJSON: String(document[..<end]), identities: &identities)
            guard let partial = try snapshot?.valueSoFar(Person.PartiallyGenerated.self) else {
                continue
            }
            ids.insert(partial.id)
            if let age = partial.age { ages.insert(age) }
            if let mood = partial.mood { moods.insert(mood) }
            if let friends = partial.friends { #expect(friends.count <= 2) }
        }
        #expect(ages == [-12_500])
        #expect(moods == [.good])
        #expect(ids.count == 1)
    }

    @Test func knowsACaseOnlyWhenItsTextIsComplete() throws {
        let open = try GeneratedContent(json: #"{"mood": "good"#)
        #expect(try open.value(Mood?.self, forProperty: "mood") == nil)
        #expect(try open.value(String?.self, forProperty: "mood") == "good")
        #expect(try GeneratedContent(json: #"["good", "good"#).value([Mood].self) == [.good])
        #expect(
            try GeneratedContent(json: #"["good", "good"#).value([String].self) == ["good", "good"])
        #expect(try GeneratedContent(json: #""good"#).valueSoFar(Mood.self) == nil)
        #expect(try GeneratedContent(json: #""good""#).valueSoFar(Mood.self) == .good)
    }

    /// An enumeration with payloads, as the macro reads it.
    private enum Answer: ConvertibleFromGeneratedContent, Equatable {
        case yes
        case yesBut(String?)

        init(_ content: GeneratedContent) throws {
            let type: String = try content.value(forProperty: "type")
            switch type {
            case "yes": self = .yes
            case "yesBut": self = .yesBut(try content.value(forProperty: "value"))
            default: throw GeneratedContent.ParsingError(rawContent: "", debugDescription: type)
            }
        }
    }

    @Test(
        arguments: [
            (#"{"answer": {"#, nil), (#"{"answer": {"type": "yes"#, nil),
            (#"{"answer": {"type": "yes""#, .yes), (#"{"answer": {"type": "yesBut""#, .yesBut(nil)),
            (#"{"answer": {"type": "yesBut", "value": "i"#, .yesBut("i")),
        ] as [(String, Answer?)])
    private func knowsAPayloadsCaseOnlyWhenItsNameIsComplete(
        _ json: String, _ answer: Answer?
    ) throws {
        let content = try GeneratedContent(json: json)
        #expect(try content.value(Answer?.self, forProperty: "answer") == answer)
        let inner = try content.value(GeneratedContent.self, forProperty: "answer")
        #expect(try inner.valueSoFar(Answer.self) == answer)
        let list = try GeneratedContent(json: "[" + json.dropFirst(#"{"answer": "#.count))
        #expect(try list.value([Answer].self) == [answer].compactMap { $0 })
    }

    @Test func saysWhatIsWrongOnceItIsComplete() throws {
        let open = try GeneratedContent(json: #"{"mood": "bad"#)
        #expect(try open.value(Mood?.self, forProperty: "mood") == nil)
        let complete = try GeneratedContent(json: #"{"mood": "bad""#)
        #expect(throws: GeneratedContent.ParsingError.self) {
            try complete.value(Mood?.self, forProperty: "mood")
        }
    }

    @Test func givesEachObjectAnIdentityOfItsOwn() throws {
        var identities = GenerationIdentities()
        let first = try #require(
            try GeneratedContent.snapshot(ofJSON: #"{"a": [{"b": 1}, {"#, identities: &identities))
        let second = try GeneratedContent(
            wholeJSON: #"{"a": [{"b": 1}, {"c": 2}]}"#, identities: &identities)
        let firstItems = try first.value([GeneratedContent].self, forProperty: "a")
        let secondItems = try second.value([GeneratedContent].self, forProperty: "a")
        #expect(first.id != nil)
        #expect(first.id == second.id)
        #expect(firstItems.map(\.id) == secondItems.map(\.id))
        #expect(Set(secondItems.map(\.id) + [second.id]).count == 3)
        var others = GenerationIdentities()
        #expect(try GeneratedContent(wholeJSON: "{}", identities: &others).id != first.id)
    }

    @Test func refusesAnEndThatIsMissingWhereAllIsNeeded() {
        var identities = GenerationIdentities()
        #expect(throws: GeneratedContent.ParsingError.self) {
            try GeneratedContent(wholeJSON: #"{"a": 1"#, identities: &identities)
        }
    }
}
