import ChatTemplates
import OrderedJSON
import Testing

@Suite struct ChatMessageTests {
    @Test func convertsToAndFromJSON() throws {
        let message = ChatMessage(
            role: "assistant", content: nil, toolCalls: [["id": "1"]], toolCallID: "c", name: "n",
            extra: ["reasoning_content": "r"])
        let json = message.json
        #expect(
            json.jsonText()
                == #"{"role":"assistant","tool_calls":[{"id":"1"}],"tool_call_id":"c","name":"n","reasoning_content":"r"}"#
        )
        #expect(ChatMessage(json: json) == message)
        let parts = ChatMessage(role: "user", content: [["type": "text", "text": "x"]])
        #expect(ChatMessage(json: parts.json) == parts)
        let explicitNull = try JSONValue(parsing: #"{"role":"assistant","content":null}"#)
        #expect(ChatMessage(json: explicitNull)?.content == .null)
        #expect(ChatMessage(json: explicitNull)?.json == explicitNull)
    }

    @Test(arguments: [
        "1", "{}", #"{"role":1}"#, #"{"role":"a","tool_calls":1}"#, #"{"role":"a","name":1}"#,
        #"{"role":"a","tool_call_id":null}"#,
    ])
    func refusesOtherJSON(_ text: String) throws {
        #expect(ChatMessage(json: try JSONValue(parsing: text)) == nil)
    }
}
