import FoundationModels
import Testing

extension SessionPropertyValues {
    @SessionPropertyEntry fileprivate var topic: String? = nil
    @SessionPropertyEntry var visits = 1
    @SessionPropertyEntry var `default`: [Int] = [1, 2]
}

extension FoundationModels.SessionPropertyValues {
    /// A property that other modules may use.
    @FoundationModels.SessionPropertyEntry public var log: Log = Log()
}

/// A value that is not `Sendable`.
public final class Log {
    var lines: [String] = []
}

/// Session properties that `@SessionPropertyEntry` declares.
@Suite struct SessionPropertyEntryTests {
    @Test func beginWithTheirDefaultValues() {
        let properties = LanguageModelSession(model: AnsweringModel("")).properties
        #expect(properties.topic == nil)
        #expect(properties.visits == 1)
        #expect(properties.default == [1, 2])
        #expect(properties.log.lines.isEmpty)
    }

    @Test func belongToOneSession() {
        let first = LanguageModelSession(model: AnsweringModel(""))
        let second = LanguageModelSession(model: AnsweringModel(""))
        first.properties.topic = "tea"
        first.properties.visits += 1
        first.properties.default.append(3)
        #expect(first.properties.topic == "tea")
        #expect(first.properties.visits == 2)
        #expect(first.properties.default == [1, 2, 3])
        #expect(second.properties.topic == nil)
        #expect(second.properties.visits == 1)
        #expect(second.properties.default == [1, 2])
    }
}
