// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "budget",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "budget", targets: ["BudgetCommand"]),
        .library(name: "Budget", targets: ["Budget"]),
    ],
    dependencies: [.package(name: "apus", path: "../..")],
    targets: [
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .target(
            name: "Budget",
            dependencies: [
                "CSQLite",
                .product(name: "FoundationModels", package: "apus"),
                .product(name: "Apus", package: "apus"),
                .product(name: "Recipes", package: "apus"),
                .product(name: "OrderedJSON", package: "apus"),
            ]),
        .executableTarget(
            name: "BudgetCommand",
            dependencies: [
                "Budget",
                .product(name: "OrderedJSON", package: "apus"),
                .product(name: "Recipes", package: "apus"),
            ]),
        .testTarget(
            name: "BudgetTests",
            dependencies: ["Budget", .product(name: "Recipes", package: "apus")]),
    ],
    swiftLanguageModes: [.v6]
)
