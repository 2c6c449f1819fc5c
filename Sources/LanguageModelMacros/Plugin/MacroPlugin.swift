@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that expands the package's macros for the compiler.
///
/// The compiler starts it once and then sends requests over standard input, so the toolchain's own
/// message loop is all that is needed; the `swift-syntax` package is not.
@main
struct MacroPlugin: PluginProvider {
    /// The macros by the type names that the declarations in `FoundationModels` give.
    static var macros: [String: any Macro.Type] {
        [
            "GenerableMacro": GenerableMacro.self,
            "GuideMacro": GuideMacro.self,
            "SessionPropertyEntryMacro": SessionPropertyEntryMacro.self,
            "SessionPropertyEntryDefaultValueMacro": SessionPropertyEntryDefaultValueMacro.self,
        ]
    }

    static func main() throws {
        let connection = try StandardIOMessageConnection()
        try CompilerPluginMessageListener(connection: connection, provider: Self()).main()
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = Self.macros[typeName] else {
            throw UnknownMacro(module: moduleName, type: typeName)
        }
        return macro
    }
}

/// A declaration asks for a macro that this program does not have.
struct UnknownMacro: Error, CustomStringConvertible {
    let module: String
    let type: String

    var description: String {
        "no macro `\(module).\(type)`, only \(MacroPlugin.macros.keys.sorted()); "
            + "the program was built from another version than the declaration"
    }
}
