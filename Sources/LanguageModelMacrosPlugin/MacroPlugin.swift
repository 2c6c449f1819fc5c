import LanguageModelMacros
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that expands the package's macros for the compiler.
///
/// The compiler starts it once and then sends requests over standard input, so the toolchain's own
/// message loop is all that is needed; the `swift-syntax` package is not.
@main
struct MacroPlugin: PluginProvider {
    static func main() throws {
        let connection = try StandardIOMessageConnection()
        try CompilerPluginMessageListener(connection: connection, provider: Self()).main()
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        try MacroCatalog.macro(typeName, of: moduleName)
    }
}
