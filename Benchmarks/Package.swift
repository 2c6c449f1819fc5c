// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "apus-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "apus", path: "..")],
    targets: [
        .executableTarget(
            name: "kernels", dependencies: [.product(name: "CKernels", package: "apus")]),
        .executableTarget(
            name: "maskbench",
            dependencies: [.product(name: "ConformanceSupport", package: "apus")]),
        .executableTarget(
            name: "extraction",
            dependencies: ["Apus", "ChatTemplates", "Constraints", "OrderedJSON"].map {
                .product(name: $0, package: "apus")
            }),
    ],
    swiftLanguageModes: [.v6]
)
