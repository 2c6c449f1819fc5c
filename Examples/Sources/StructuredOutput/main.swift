import FoundationModels

@Generable(description: "A weekend trip")
struct Trip {
    @Guide(description: "A city")
    var destination: String

    @Guide(.range(1...3))
    var nights: Int

    @Guide(description: "How to get there")
    var transport: Transport

    @Guide(description: "What to do, one activity for each day", .count(2))
    var days: [Day]

    @Guide(description: "The price class", .anyOf(["low", "medium", "high"]))
    var price: String

    @Guide(description: "The code of the booking", /[A-Z]{3}-[0-9]{4}/)
    var code: String
}

@Generable
enum Transport: String {
    case train, bus, bicycle
}

@Generable
struct Day {
    @Guide(description: "A few words")
    var activity: String
    var isOutdoors: Bool
}

let session = LanguageModelSession(instructions: "You plan short trips in Europe.")
let response = try await session.respond(
    to: "Plan a weekend by train for someone who likes museums.",
    generating: Trip.self,
    options: GenerationOptions(samplingMode: .greedy))
let trip = response.content

print("Destination: \(trip.destination)")
print("Nights: \(trip.nights)")
print("Transport: \(trip.transport.rawValue)")
for (number, day) in trip.days.enumerated() {
    print("Day \(number + 1): \(day.activity) (\(day.isOutdoors ? "outdoors" : "indoors"))")
}
print("Price: \(trip.price)")
print("Code: \(trip.code)")

switch response.rawContent.kind {
case .structure(_, let orderedKeys):
    print("Properties: \(orderedKeys.joined(separator: ", "))")
default:
    print("Not an object")
}
