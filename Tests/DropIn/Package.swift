// swift-tools-version: 6.0
import PackageDescription

// A package of somebody else: its sources were written against RxSwift and ReactorKit, and modules of a few imports
// give them these names here. Like most such packages, it speaks Swift 5.
let package = Package(
  name: "drop-in",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "reel", path: "../..")],
  targets: [
    .target(
      name: "RxSwift",
      dependencies: [
        .product(name: "FoundationExtras", package: "reel"), .product(name: "Observables", package: "reel"),
        .product(name: "PlatformSchedulers", package: "reel"), .product(name: "VirtualTime", package: "reel"),
      ]),
    .target(
      name: "RxRelay",
      dependencies: [
        .product(name: "FoundationExtras", package: "reel"), .product(name: "Observables", package: "reel"),
      ]),
    .target(name: "RxCocoa", dependencies: ["RxRelay", .product(name: "PlatformSchedulers", package: "reel")]),
    .target(name: "RxBlocking", dependencies: [.product(name: "PlatformSchedulers", package: "reel")]),
    .target(
      name: "RxTest",
      dependencies: [
        .product(name: "RecordedAssertions", package: "reel"), .product(name: "VirtualTime", package: "reel"),
      ]),
    .target(name: "ReactorKit", dependencies: ["RxSwift", .product(name: "Reactors", package: "reel")]),
    .target(name: "ReactorKitObservation", dependencies: [.product(name: "ObservableStates", package: "reel")]),
    .target(name: "ReactorKitSwiftUI", dependencies: ["ReactorKit", "ReactorKitObservation"]),
    .executableTarget(
      name: "Play",
      dependencies: [
        "RxSwift", "RxRelay", "RxCocoa", "RxBlocking", "RxTest", "ReactorKit", "ReactorKitObservation",
        "ReactorKitSwiftUI",
      ]),
  ],
  swiftLanguageModes: [.v5]
)

// Optimizing the sources takes longer than running them.
for target in package.targets { target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))] }
