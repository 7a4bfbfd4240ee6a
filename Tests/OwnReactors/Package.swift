// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else: it depends on this one and brings reactors of its own.
let package = Package(
  name: "own-reactors",
  dependencies: [.package(name: "reel", path: "../..")],
  targets: [
    .executableTarget(
      name: "OwnTool",
      dependencies: [
        .product(name: "Commands", package: "reel"),
        .product(name: "ComposableStores", package: "reel"),
        .product(name: "Observables", package: "reel"),
        .product(name: "PlatformSchedulers", package: "reel"),
        .product(name: "Playback", package: "reel"),
        .product(name: "Reactors", package: "reel"),
      ])
  ]
)
