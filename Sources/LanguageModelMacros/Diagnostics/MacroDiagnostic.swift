import SwiftDiagnostics
import SwiftSyntax

/// What the macros have to say about the code they are attached to.
///
/// The texts are in `MacroDiagnostic+Message.swift`.
enum MacroDiagnostic: Error, Equatable, Sendable {
    // @Generable on the wrong declaration
    case notStructOrEnum
    case alreadyGenerable
    case enumWithoutCases
    case privateType(name: String)

    // @Generable on properties
    case untypedProperty(name: String)
    case constantWithValue(name: String)
    case lazyProperty(name: String)
    case implicitlyUnwrapped(name: String)
    case skippedWithoutValue(name: String)
    case conditionalGuide
    case secondDescription

    // @Generable on cases
    case discriminatorLabel(caseName: String)
    case sameValueName(caseName: String, name: String)
    case sameCaseName(name: String)

    // @Guide
    case guideOnNonStoredProperty

    // @SessionPropertyEntry
    case entryOutsideExtension
    case entryOnConstant
    case entryOnStaticMember
    case entryWithoutSimpleName
    case entryWithoutIdentifier
    case entryOnComputedProperty
    case entryWithoutDefaultValue

    var severity: DiagnosticSeverity {
        switch self {
        case .untypedProperty, .secondDescription: .warning
        default: .error
        }
    }
}

/// A change that a macro offers with a diagnostic.
enum MacroFixIt: Equatable, Sendable {
    case removeAttribute(name: String)
    case addType(String)
    case replaceLetWithVar
    case removeValue
    case removeModifier(String)
    case replacePrivate
    case makeOptional
    case addDefaultValue
}
