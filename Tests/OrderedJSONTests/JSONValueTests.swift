import OrderedJSON
import Testing

@Suite struct JSONValueTests {
    @Test func keepsOrderAndNumbers() throws {
        let text = #"{"b":1.50,"a":[true,null,"é"]}"#
        #expect(try JSONValue(parsing: text).jsonText() == text)
    }
}
