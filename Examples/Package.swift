// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
    let packages: [Package.Dependency] = [.package(name: "apus", path: "..")]
    let modules: [Target.Dependency] = [.product(name: "FoundationModels", package: "apus")]
#else
    // The system has a FoundationModels of its own.
    let packages: [Package.Dependency] = []
    let modules: [Target.Dependency] = []
#endif

let package = Package(
    name: "examples",
    platforms: [.macOS("27.0")],
    dependencies: packages,
    targets: [
        "Quickstart", "Availability", "StructuredOutput", "StreamingPartials", "Tools",
        "DynamicSchema", "TranscriptSaveRestore", "Providers",
    ].map { .executableTarget(name: $0, dependencies: modules) },
    swiftLanguageModes: [.v6]
)
