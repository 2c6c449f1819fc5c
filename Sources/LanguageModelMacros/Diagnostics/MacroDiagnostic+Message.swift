import SwiftDiagnostics

extension MacroDiagnostic: DiagnosticMessage {
    var diagnosticID: MessageID {
        let name = Mirror(reflecting: self).children.first?.label ?? "\(self)"
        return MessageID(domain: "LanguageModelMacros", id: name)
    }

    /// The wording; where Apple's macros find the same fault, it is theirs.
    var message: String {
        switch self {
        case .notStructOrEnum:
            "'@Generable' can only be used on structs and enums."
        case .alreadyGenerable:
            "Type already conforms to 'Generable'. Remove the '@Generable' macro or delete the existing conformance."
        case .enumWithoutCases:
            "Generable enums must have at least one case."
        case .privateType(let name):
            "'@Generable' cannot extend a type that '\(name)' hides; make '\(name)' 'fileprivate'"
        case .untypedProperty(let name):
            "'@Generable' leaves out '\(name)', which has no type annotation"
        case .constantWithValue(let name):
            "'@Generable' cannot set '\(name)': a 'let' with a value never takes another"
        case .lazyProperty(let name):
            "'@Generable' cannot read '\(name)': a 'lazy' property changes the value it belongs to"
        case .implicitlyUnwrapped(let name):
            "'@Generable' cannot generate '\(name)': its type is an implicitly unwrapped optional"
        case .skippedWithoutValue(let name):
            "'@Generable' leaves out '\(name)', so it needs a default value"
        case .conditionalGuide:
            "'@Guide' has no effect inside '#if'; put the whole property inside"
        case .secondDescription:
            "'@Guide' describes this property twice; the first description is used"
        case .discriminatorLabel(let caseName):
            "An associated value of '\(caseName)' cannot be called 'type', which tells the cases apart"
        case .sameValueName(let caseName, let name):
            "Two associated values of '\(caseName)' are called '\(name)'"
        case .sameCaseName(let name):
            "Two cases are called '\(name)', so generated content could not tell them apart"
        case .guideOnNonStoredProperty:
            "'@Guide' can only be used with a stored property."
        case .entryOutsideExtension:
            "'@SessionPropertyEntry' macro can only attach to var declarations inside extensions of SessionPropertyValues"
        case .entryOnConstant:
            "'@SessionPropertyEntry' can only be applied to a 'var' declaration"
        case .entryOnStaticMember:
            "'@SessionPropertyEntry' cannot be applied to a static member"
        case .entryWithoutSimpleName:
            "'@SessionPropertyEntry' can only be applied to a 'var' declaration with a simple name"
        case .entryWithoutIdentifier:
            "Expected an identifier for the property"
        case .entryOnComputedProperty:
            "'@SessionPropertyEntry' can only be applied to a stored property"
        case .entryWithoutDefaultValue:
            "Property missing a default value"
        }
    }
}

extension MacroFixIt: FixItMessage {
    var fixItID: MessageID {
        let name = Mirror(reflecting: self).children.first?.label ?? "\(self)"
        return MessageID(domain: "LanguageModelMacros", id: name)
    }

    var message: String {
        switch self {
        case .removeAttribute(let name): "Remove '@\(name)'"
        case .addType(let type): "Add the type '\(type)'"
        case .replaceLetWithVar: "Replace 'let' with 'var'"
        case .removeValue: "Remove the value"
        case .removeModifier(let modifier): "Remove '\(modifier)'"
        case .replacePrivate: "Replace 'private' with 'fileprivate'"
        case .makeOptional: "Replace '!' with '?'"
        case .addDefaultValue: "Provide default value"
        }
    }
}
