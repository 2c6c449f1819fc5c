// swift-tools-version: 6.3
import CompilerPluginSupport
import Foundation
import PackageDescription

// Each target may import only what stands here; Documentation/Architecture.md says why,
// and a test compares the two.
let package = Package(
    name: "apus",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Apus", targets: ["Apus"]),
        .library(name: "Recipes", targets: ["Recipes"]),
        .library(name: "LanguageModelAPI", targets: ["LanguageModelAPI"]),
        .executable(name: "apus", targets: ["ApusCommandLine"]),
        .library(name: "ChatTemplates", targets: ["ChatTemplates"]),
        .library(name: "Constraints", targets: ["Constraints"]),
        .library(name: "OrderedJSON", targets: ["OrderedJSON"]),
        // For Benchmarks, which is a package of its own.
        .library(name: "CKernels", targets: ["CKernels"]),
        .library(
            name: "ConformanceSupport",
            targets: ["ConformanceSupport", "Constraints", "OrderedJSON"]),
    ],
    targets: [
        .target(
            name: "CKernels",
            // Unoptimised kernels are some seventy times slower; debug builds could not run a model.
            cSettings: [.unsafeFlags(["-O3"])],
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "OrderedJSON"),
        .target(name: "GGUF"),
        .target(name: "Tokenizers"),
        .target(name: "ChatTemplates", dependencies: ["OrderedJSON"]),
        .target(name: "Constraints", dependencies: ["OrderedJSON"]),
        .target(name: "Inference", dependencies: ["CKernels", "GGUF"]),
        .target(
            name: "Apus",
            dependencies: [
                "CKernels", "OrderedJSON", "GGUF", "Tokenizers", "ChatTemplates", "Constraints",
                "Inference", "LanguageModelAPI",
            ]),
        .target(name: "LanguageModelAPI", dependencies: ["OrderedJSON"]),

        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(
            name: "ConformanceSupport",
            dependencies: [
                "Constraints", "OrderedJSON", "GGUF", "Tokenizers", "Apus", "TestSupport",
            ],
            path: "Tests/ConformanceSupport"),
        .testTarget(name: "CKernelsTests", dependencies: ["CKernels", "TestSupport"]),
        .testTarget(name: "OrderedJSONTests", dependencies: ["OrderedJSON", "TestSupport"]),
        .testTarget(name: "GGUFTests", dependencies: ["GGUF", "TestSupport"]),
        .testTarget(
            name: "TokenizersTests", dependencies: ["Tokenizers", "GGUF", "Apus", "TestSupport"]),
        .testTarget(
            name: "ChatTemplatesTests",
            dependencies: ["ChatTemplates", "OrderedJSON", "TestSupport"]),
        .testTarget(
            name: "ConstraintsTests",
            dependencies: [
                "Constraints", "OrderedJSON", "GGUF", "Tokenizers", "Apus", "TestSupport",
                "ConformanceSupport",
            ]),
        .testTarget(
            name: "InferenceTests", dependencies: ["Inference", "GGUF", "CKernels", "TestSupport"]),
        .testTarget(
            name: "LanguageModelAPITests",
            dependencies: ["LanguageModelAPI", "OrderedJSON", "TestSupport"]),
        .testTarget(
            name: "ApusTests",
            dependencies: [
                "Apus", "Inference", "GGUF", "Tokenizers", "ChatTemplates", "Constraints",
                "OrderedJSON", "LanguageModelAPI", "TestSupport",
            ]),
        .testTarget(
            name: "RecipesTests", dependencies: ["Recipes", "Apus", "OrderedJSON", "TestSupport"]),
        .testTarget(
            name: "ApusCommandLineTests", dependencies: ["ApusCommandLine", "Apus", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

#if !os(Linux)
    package.targets += [
        .target(name: "Recipes", dependencies: ["Apus", "OrderedJSON"]),
        .executableTarget(
            name: "ApusCommandLine",
            dependencies: [
                "CKernels", "OrderedJSON", "GGUF", "Tokenizers", "ChatTemplates", "Constraints",
                "Inference", "LanguageModelAPI", "Apus", "Recipes",
            ]),
    ]
#endif

#if os(Linux)
    // Apple's platforms have a FoundationModels of their own, with its macros.

    /// The folder of the running toolchain's SwiftSyntax, which saves clients from building it.
    ///
    /// This manifest runs on `usr/lib/swift/pm/ManifestAPI/libPackageDescription.so` of the
    /// toolchain. Where that was loaded from is right behind proxies and links too, where `PATH`
    /// is not.
    let swiftSyntax = {
        // `String(contentsOfFile:)` stops at the first page of such a file.
        let file = FileHandle(forReadingAtPath: "/proc/self/maps")
        let maps = (try? file?.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let name = "/libPackageDescription.so"
        let library = maps.split(separator: "\n").first { $0.hasSuffix(name) }
        guard let path = library?.drop(while: { $0 != "/" }) else {
            fatalError("cannot tell where the Swift toolchain is: is /proc mounted?")
        }
        return URL(filePath: String(path))
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "host").path
    }()
    let importsSwiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", swiftSyntax])]
    let linksSwiftSyntax: [LinkerSetting] = [
        .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax])
    ]

    package.products += [
        .library(name: "FoundationModels", targets: ["FoundationModels"]),
        .library(name: "ApusServer", targets: ["ApusServer"]),
    ]
    package.targets += [
        .target(
            name: "LanguageModelMacros", swiftSettings: importsSwiftSyntax,
            linkerSettings: linksSwiftSyntax),
        .macro(
            name: "LanguageModelMacrosPlugin", dependencies: ["LanguageModelMacros"],
            swiftSettings: importsSwiftSyntax),
        .target(
            name: "FoundationModels",
            dependencies: ["LanguageModelAPI", "LanguageModelMacrosPlugin", "Apus"],
            // The version that `canImport(FoundationModels, _version: 2)` compares.
            swiftSettings: [.unsafeFlags(["-user-module-version", "2.0.68"])]),
        .target(name: "Recipes", dependencies: ["FoundationModels", "Apus", "OrderedJSON"]),
        .systemLibrary(name: "CMicrohttpd"),
        .target(
            name: "ApusServer",
            dependencies: [
                "CMicrohttpd", "OrderedJSON", "Constraints", "Tokenizers", "Inference",
                "LanguageModelAPI", "Apus", "Recipes",
            ],
            resources: [.embedInCode("Page/page.html")]),
        .executableTarget(
            name: "ApusCommandLine",
            dependencies: [
                "CKernels", "OrderedJSON", "GGUF", "Tokenizers", "ChatTemplates", "Constraints",
                "Inference", "LanguageModelAPI", "Apus", "Recipes", "ApusServer",
            ]),
        .testTarget(
            name: "ApusServerTests",
            dependencies: ["ApusServer", "Apus", "OrderedJSON", "LanguageModelAPI", "TestSupport"]),
        .testTarget(
            name: "LanguageModelMacrosTests", dependencies: ["LanguageModelMacros"],
            swiftSettings: importsSwiftSyntax),
        .testTarget(
            name: "FoundationModelsTests",
            dependencies: ["FoundationModels", "Apus", "TestSupport"]),
    ]
#endif
