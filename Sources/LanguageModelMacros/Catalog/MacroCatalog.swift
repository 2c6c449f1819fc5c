import SwiftSyntaxMacros

/// The macros of the package.
///
/// They are apart from the program that serves them because tests which depend on such a program
/// have everything they use built once more, for the machine that runs the compiler.
package enum MacroCatalog {
    /// The macros by the type names that the declarations in `FoundationModels` give.
    private static var macros: [String: any Macro.Type] {
        [
            "GenerableMacro": GenerableMacro.self,
            "GuideMacro": GuideMacro.self,
            "SessionPropertyEntryMacro": SessionPropertyEntryMacro.self,
            "SessionPropertyEntryDefaultValueMacro": SessionPropertyEntryDefaultValueMacro.self,
        ]
    }

    /// The macro that a declaration asks for.
    ///
    /// - Parameters:
    ///   - typeName: The name of the type that implements it.
    ///   - moduleName: The name of the module that the declaration gives.
    /// - Returns: The type.
    /// - Throws: If there is none of that name.
    package static func macro(
        _ typeName: String, of moduleName: String
    ) throws(UnknownMacro) -> any Macro.Type {
        guard let macro = macros[typeName] else {
            throw UnknownMacro(module: moduleName, type: typeName, known: macros.keys.sorted())
        }
        return macro
    }
}

/// A declaration asks for a macro that there is not.
package struct UnknownMacro: Error, CustomStringConvertible {
    let module: String
    let type: String
    let known: [String]

    package var description: String {
        "no macro `\(module).\(type)`, only \(known.map { "`\($0)`" }.joined(separator: ", ")); "
            + "rebuild the package, whose parts are of different versions"
    }
}
