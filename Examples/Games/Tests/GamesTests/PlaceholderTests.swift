import Games
import Testing

@Test func answersOneResult() async throws {
    let answer = await try GamesAssistant().answer("Who won the men's 100 metres?")
    #expect(answer.events == ["athletics-men-100m"])
}
