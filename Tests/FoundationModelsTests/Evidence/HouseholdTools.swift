import Apus
import FoundationModels
import Synchronization

/// Counts what reaches tools, and what of it is malformed.
final class ToolLog: Sendable {
    private let counts = Mutex((calls: 0, malformed: 0))

    var calls: Int { counts.withLock(\.calls) }
    var malformed: Int { counts.withLock(\.malformed) }

    func add(isRight: Bool) {
        counts.withLock {
            $0.calls += 1
            if !isRight { $0.malformed += 1 }
        }
    }
}

/// Four tools, each of which checks what it is called with.
enum HouseholdTools {
    static func all(_ log: ToolLog) -> [any Tool] {
        [Weather(log: log), Timer(log: log), Contacts(log: log), Currency(log: log)]
    }

    struct Weather: Tool {
        let name = "get_weather"
        let description = "Tells the current weather of a city"
        let log: ToolLog

        @Generable struct Arguments {
            @Guide(description: "The city's name", .verbatim)
            var city: String
        }

        func call(arguments: Arguments) async throws -> String {
            log.add(isRight: true)
            return "\(arguments.city): 14 degrees, cloudy, no rain"
        }
    }

    struct Timer: Tool {
        let name = "set_timer"
        let description = "Starts a timer that rings after some minutes"
        let log: ToolLog

        @Generable struct Arguments {
            @Guide(description: "After how many minutes it rings", .range(1...600))
            var minutes: Int
        }

        func call(arguments: Arguments) async throws -> String {
            log.add(isRight: arguments.minutes >= 1 && arguments.minutes <= 600)
            return "The timer is set to \(arguments.minutes) minutes"
        }
    }

    struct Contacts: Tool {
        let name = "find_contact"
        let description = "Finds the phone number of a person in the contacts"
        let log: ToolLog

        @Generable struct Arguments {
            @Guide(description: "First and last name", .verbatim)
            var name: String
        }

        func call(arguments: Arguments) async throws -> String {
            log.add(isRight: true)
            return "\(arguments.name): 030 1234567"
        }
    }

    struct Currency: Tool {
        let name = "convert_currency"
        let description = "Converts an amount of money into another currency"
        let log: ToolLog

        private static let codes = ["USD", "EUR", "GBP", "JPY"]

        @Generable struct Arguments {
            @Guide(.minimum(0)) var amount: Double
            @Guide(.anyOf(["USD", "EUR", "GBP", "JPY"])) var from: String
            @Guide(.anyOf(["USD", "EUR", "GBP", "JPY"])) var to: String
        }

        func call(arguments: Arguments) async throws -> String {
            log.add(
                isRight: arguments.amount >= 0 && Self.codes.contains(arguments.from)
                    && Self.codes.contains(arguments.to))
            return
                "\(arguments.amount) \(arguments.from) are \(arguments.amount * 2) \(arguments.to)"
        }
    }
}
