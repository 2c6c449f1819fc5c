@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import Testing

@testable import LanguageModelMacros

@Suite struct MacroPluginTests {
    @Test(arguments: [
        "GenerableMacro", "GuideMacro", "SessionPropertyEntryMacro",
        "SessionPropertyEntryDefaultValueMacro",
    ])
    func findsMacrosByTypeName(name: String) throws {
        let macro = try MacroPlugin().resolveMacro(
            moduleName: "LanguageModelMacros", typeName: name)
        #expect("\(macro)" == name)
    }

    @Test func refusesUnknownMacros() throws {
        let error = #expect(throws: UnknownMacro.self) {
            _ = try MacroPlugin().resolveMacro(moduleName: "M", typeName: "OtherMacro")
        }
        #expect(
            error?.description
                == "no macro `M.OtherMacro`, only [\"GenerableMacro\", \"GuideMacro\", "
                + "\"SessionPropertyEntryDefaultValueMacro\", \"SessionPropertyEntryMacro\"]; "
                + "the program was built from another version than the declaration")
    }
}
