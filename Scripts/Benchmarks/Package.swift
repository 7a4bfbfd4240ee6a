// swift-tools-version: 6.2
import PackageDescription

// Measures the package as its users meet it: from a module of their own.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "reel", path: "../..")],
  targets: [
    // What the rest is compared with.
    .target(name: "HandMade"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "HandMade",
        .product(name: "ComposableStores", package: "reel"),
        .product(name: "JSONValues", package: "reel"),
        .product(name: "Observables", package: "reel"),
        .product(name: "Playback", package: "reel"),
        .product(name: "Reactors", package: "reel"),
        .product(name: "ReduxStores", package: "reel"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
