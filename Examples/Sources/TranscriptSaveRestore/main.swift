import Foundation
import FoundationModels

let options = GenerationOptions(samplingMode: .greedy, maximumResponseTokens: 40)
let session = LanguageModelSession(instructions: "You answer briefly.")
try await session.respond(to: "My cat is called Ada. Say hello to her.", options: options)

let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
defer { try? FileManager.default.removeItem(at: file) }
try JSONEncoder().encode(session.transcript).write(to: file)

let transcript = try JSONDecoder().decode(Transcript.self, from: Data(contentsOf: file))
let isSame = transcript.map(\.id) == session.transcript.map(\.id)
print("Entries: \(transcript.count), the same as before: \(isSame)")

let restored = LanguageModelSession(transcript: transcript)
let response = try await restored.respond(to: "What is my cat called?", options: options)
print("Answer: \(response.content.isEmpty ? "none" : "some")")
print("Entries afterwards: \(restored.transcript.count)")

for entry in restored.transcript {
    switch entry {
    case .instructions: print("- instructions")
    case .prompt: print("- prompt")
    case .response: print("- response")
    default: print("- something else")
    }
}
