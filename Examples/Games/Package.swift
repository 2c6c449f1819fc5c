// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "games",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "games", targets: ["GamesCommand"]),
        .library(name: "Games", targets: ["Games"]),
    ],
    dependencies: [.package(name: "apus", path: "../..")],
    targets: [
        .target(
            name: "Games",
            dependencies: [
                .product(name: "FoundationModels", package: "apus"),
                .product(name: "Apus", package: "apus"),
                .product(name: "ApusServer", package: "apus"),
                .product(name: "Recipes", package: "apus"),
                .product(name: "OrderedJSON", package: "apus"),
            ],
            resources: [
                .embedInCode("Resources/paris-2024.json"), .embedInCode("Resources/rules.json"),
                .embedInCode("Page/page.html"),
            ]),
        .executableTarget(
            name: "GamesCommand",
            dependencies: [
                "Games", .product(name: "ApusServer", package: "apus"),
                .product(name: "OrderedJSON", package: "apus"),
            ]),
        .testTarget(
            name: "GamesTests",
            dependencies: [
                "Games", .product(name: "ApusServer", package: "apus"),
                .product(name: "OrderedJSON", package: "apus"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
