import FoundationModels
import Testing

@MainActor
@Generable
private struct Screen {
    @Guide(.anyOf(["a", "b"]))
    var title: String
    var parts: [ScreenPart]
}

@MainActor
@Generable
private enum ScreenPart: String {
    case header, body
}

@MainActor
@Generable
private enum ScreenAction {
    case open(ScreenPart)
    case close
}

extension ScreenPart: Sendable {}

/// Types with `@Generable` that belong to an actor; their members do not.
@Suite struct IsolationTests {
    nonisolated private func make<Value: Generable>(_ type: Value.Type, _ json: String) throws
        -> String
    {
        try Value(GeneratedContent(json: json)).generatedContent.jsonString
    }

    @Test(arguments: [#"{"title": "a", "parts": ["header"]}"#])
    func actorsTypesAreReadAndWrittenAnywhere(json: String) throws {
        #expect(try make(Screen.self, json) == json)
        #expect(try make(ScreenAction.self, #"{"type": "close"}"#) == #"{"type": "close"}"#)
        _ = try Screen.PartiallyGenerated(GeneratedContent(json: #"{"title": "#))
    }
}
