// swift-tools-version: 6.2
import PackageDescription

// Measures the package as its users meet it: from a module of their own.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "reel", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
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
