// swift-tools-version: 6.3
import PackageDescription

// Each target may import only what stands here; Documentation/Architecture.md says why,
// and a test compares the two.
let package = Package(
    name: "apus",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Apus", targets: ["Apus"]),
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
                "Inference",
            ]),
        .target(name: "LanguageModelAPI", dependencies: ["OrderedJSON"]),
        .executableTarget(
            name: "ApusCommandLine",
            dependencies: [
                "CKernels", "OrderedJSON", "GGUF", "Tokenizers", "ChatTemplates", "Constraints",
                "Inference", "Apus",
            ]),

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
                "Apus", "Inference", "GGUF", "Tokenizers", "ChatTemplates", "TestSupport",
            ]),
        .testTarget(
            name: "ApusCommandLineTests", dependencies: ["ApusCommandLine", "Apus", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
