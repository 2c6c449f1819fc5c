import Testing

@testable import LanguageModelMacros

@Suite struct MacroCatalogTests {
    @Test(arguments: [
        "GenerableMacro", "GuideMacro", "SessionPropertyEntryMacro",
        "SessionPropertyEntryDefaultValueMacro",
    ])
    func findsMacrosByTypeName(name: String) throws {
        let macro = try MacroCatalog.macro(name, of: "LanguageModelMacrosPlugin")
        #expect("\(macro)" == name)
    }

    @Test func refusesUnknownMacros() {
        let error = #expect(throws: UnknownMacro.self) {
            _ = try MacroCatalog.macro("OtherMacro", of: "M")
        }
        #expect(
            error?.description
                == "no macro `M.OtherMacro`, only `GenerableMacro`, `GuideMacro`, "
                + "`SessionPropertyEntryDefaultValueMacro`, `SessionPropertyEntryMacro`; "
                + "rebuild the package, whose parts are of different versions")
    }
}
