import LanguageModelAPI
import Testing

@Suite struct DynamicInstructionsTests {
    /// The leading instructions that a session with these has.
    private func outline(
        @DynamicInstructionsBuilder _ instructions: @Sendable () -> some DynamicInstructions
    ) async throws -> String {
        let session = LanguageModelSession(
            profile: LanguageModelSession.Profile(instructions).model(
                ScriptedLanguageModel(texts: ["a"])))
        try await session.respond(to: "x")
        return session.transcript.outline.first ?? ""
    }

    @Test func tellsNothingIfEmpty() async throws {
        #expect(try await outline {} == "prompt: x")
        #expect(try await outline { EmptyDynamicInstructions() } == "prompt: x")
    }

    @Test func putsPartsOneAfterAnother() async throws {
        let text = try await outline {
            Instructions("One")
            ScriptedTool(name: "t")
            Instructions {
                "Two"
                "Three"
            }
        }
        #expect(text == "instructions: One|Two|Three [t]")
    }

    @Test(arguments: [true, false]) func takesBranches(flag: Bool) async throws {
        let text = try await outline {
            if flag { Instructions("yes") } else { ScriptedTool(name: "no") }
            if flag { Instructions("only") }
            if #available(macOS 15, *) { Instructions("available") }
        }
        #expect(
            text == (flag ? "instructions: yes|only|available" : "instructions: available [no]"))
    }

    @Test func repeatsForEachElement() async throws {
        let tools: [any Tool] = [ScriptedTool(name: "a"), ScriptedTool(name: "b")]
        let text = try await outline {
            DynamicInstructionsForEach([1, 2], id: \.self) { number in
                Instructions("number \(number)")
            }
            tools
            Listed(names: ["x", "y"])
        }
        #expect(text == "instructions: number 1|number 2|x|y [a] [b]")
    }

    @Test func hidesTypes() async throws {
        let text = try await outline {
            AnyDynamicInstructions(Instructions("any"))
            AnyDynamicInstructions(erasing: Listed(names: ["x"]))
            TupleDynamicInstructions(Instructions("a"), Instructions("b"))
            Optional.some(Instructions("some"))
            Optional<Instructions>.none
        }
        #expect(text == "instructions: any|x|a|b|some")
    }

    @Test func makesASessionByThemselves() async throws {
        let model = ScriptedLanguageModel(texts: ["a"])
        let session = LanguageModelSession(
            model: model, dynamicInstructions: Listed(names: ["x", "y"]))
        try await session.respond(to: "z")
        #expect(session.transcript.outline.first == "instructions: x|y")
    }

    @Test func refusesToolsOfOneName() async throws {
        let error = await #expect(throws: LanguageModelSession.RequestError.self) {
            try await outline { [ScriptedTool(), ScriptedTool()] as [any Tool] }
        }
        #expect(error?.code == .duplicateToolName)
    }
}

private struct Listed: DynamicInstructions {
    let names: [String]

    var body: some DynamicInstructions {
        ForEach(names.map(Item.init)) { item in Instructions(item.id) }
    }

    private struct Item: Identifiable {
        let id: String
    }
}
