import Games

let assistant = try GamesAssistant()
var conversation = Conversation()
while let line = readLine() {
    let answer = await assistant.answer(line, in: conversation)
    conversation = answer.conversation
    print(answer.topic.rawValue, answer.kind.rawValue, answer.text, answer.events, answer.followUps)
}
