import Inference
import LanguageModelAPI
import Testing

@testable import Apus

/// What of a turn reaches the session.
@Suite(.timeLimit(.minutes(1))) struct TurnWriterTests {
    private static let rome = #"{"name": "get_weather", "arguments": {"city": "Rome"}}"#
    private static let oslo = #"{"name": "get_weather", "arguments": {"city": "Oslo"}}"#
    private static let now = #"{"name": "now", "arguments": {}}"#

    /// What arrives of a turn, written whole or byte by byte.
    private struct Arrived: Equatable {
        var text = ""
        var calls: [String] = []
        var hasLeftOut = false
        var isNothing = false

        init(
            _ turn: String, without made: [ParsedToolCall]? = [], leavingOutUnknown: Bool = true,
            inBytes: Bool = false
        ) async throws {
            let channel = LanguageModelExecutorGenerationChannel()
            var writer = TurnWriter(
                channel, dialect: .tagged, tools: try ToolSamples.tools(), without: made)
            writer.begin(leavingOutUnknown: leavingOutUnknown)
            for piece in inBytes ? turn.unicodeScalars.map(String.init) : [turn] {
                try await writer.write(AnswerPiece(text: piece, tokenCount: 1))
                if writer.hasLeftOut { break }
            }
            try await writer.finish(.nothing)
            hasLeftOut = writer.hasLeftOut
            isNothing = writer.hasOnlyLeftOut
            channel.finish()
            var ids: [String] = []
            for try await event in channel {
                take(event.kind, &ids)
            }
        }

        private mutating func take(
            _ event: LanguageModelExecutorGenerationChannel.Event.Kind, _ ids: inout [String]
        ) {
            if case .response(let part) = event, case .append(let piece) = part.action.kind {
                text += piece.content
            }
            guard case .toolCalls(let part) = event, case .call(let call) = part.action.kind,
                case .append(let piece) = call.action.kind
            else { return }
            if !ids.contains(call.id) {
                ids.append(call.id)
                calls.append(call.name)
            }
            calls[calls.count - 1] += piece.content
        }
    }

    @Test(arguments: [false, true]) func sendsEachCallOfATurn(inBytes: Bool) async throws {
        let turn = "\(Self.rome)\n\(Self.oslo)\n\(Self.now)"
        let arrived = try await Arrived(turn, inBytes: inBytes)
        #expect(
            arrived.calls == [
                #"get_weather{"city": "Rome"}"#, #"get_weather{"city": "Oslo"}"#, "now{}",
            ])
        #expect(!arrived.hasLeftOut)
    }

    @Test func endsWhereACallIsRepeated() async throws {
        let made = [try ToolSamples.call("get_weather", #"{"city": "Rome"}"#)]
        let repeated = try await Arrived("\(Self.rome)\n\(Self.oslo)", without: made)
        #expect(repeated.isNothing)
        #expect(repeated.calls.isEmpty)
        let later = try await Arrived("\(Self.oslo)\n\(Self.rome)\n\(Self.now)", without: made)
        #expect(later.calls == [#"get_weather{"city": "Oslo"}"#])
        #expect(later.hasLeftOut && !later.isNothing)
        let twice = try await Arrived("\(Self.now)\n\(Self.now)\n\(Self.rome)", without: [])
        #expect(twice.calls == ["now{}"])
    }

    @Test func repeatsWhatMayBeRepeated() async throws {
        let arrived = try await Arrived("\(Self.now)\n\(Self.now)", without: nil)
        #expect(arrived.calls == ["now{}", "now{}"])
        #expect(!arrived.hasLeftOut)
    }

    @Test(arguments: [false, true]) func leavesOutCallsOfNoTool(inBytes: Bool) async throws {
        for turn in [
            #"{"name": "get_weather2", "arguments": {"city": "Rome"}}"#,
            #"{"name": "fly", "parameters": {"to": "#, #"[{"arguments": {}, "name": "fly"}, "#,
            "```json\n{\"name\": \"fly\", \"arguments\": {}}\n```",
        ] {
            #expect(try await Arrived(turn, inBytes: inBytes).isNothing, "\(turn)")
            let text = try await Arrived(turn, leavingOutUnknown: false, inBytes: inBytes)
            #expect(text.text == turn)
            #expect(!text.hasLeftOut)
        }
        for text in [#"{"name": "Anna", "age": 3}"#, #"{"name": "Anna"}"#, #"{"arguments": {}}"#] {
            #expect(try await Arrived(text, inBytes: inBytes).text == text)
        }
    }
}
