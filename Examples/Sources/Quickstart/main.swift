import FoundationModels

let session = LanguageModelSession(instructions: "You answer in one short sentence.")
let response = try await session.respond(to: "What is the capital of France?")
print(response.content)
