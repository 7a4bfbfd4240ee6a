// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else: its sources are the code that introductions of ReactorKit, of a search and of coordinators, of
// RxComposableArchitecture and of RxDucks print, block by block, and modules of their names stand in for the originals. Like
// the originals, it speaks Swift 5.
let package = Package(
  name: "seeds",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "reel", path: "../..")],
  targets: [
    // What stands in.
    .target(
      name: "RxSwift",
      dependencies: [
        .product(name: "Observables", package: "reel"), .product(name: "PlatformSchedulers", package: "reel"),
        .product(name: "VirtualTime", package: "reel"),
      ]),
    .target(name: "RxRelay", dependencies: [.product(name: "Observables", package: "reel")]),
    .target(name: "RxCocoa", dependencies: ["RxRelay", .product(name: "PlatformSchedulers", package: "reel")]),
    .target(name: "RxTest", dependencies: [.product(name: "VirtualTime", package: "reel")]),
    .target(
      name: "RxComposableArchitecture",
      dependencies: [
        .product(name: "ComposableStores", package: "reel"), .product(name: "VirtualTime", package: "reel"),
      ]),
    .target(name: "RxDucks", dependencies: [.product(name: "ReduxStores", package: "reel")]),
    .target(name: "ReactorKit", dependencies: ["RxSwift", .product(name: "Reactors", package: "reel")]),
    .target(name: "UIKit", dependencies: [.product(name: "PlatformNames", package: "reel")]),
    .target(name: "SafariServices", dependencies: ["UIKit"]),

    // The code, and what it has to do.
    .target(name: "Checks"),
    .target(name: "ReactorKitSeed", dependencies: ["Checks", "ReactorKit", "RxCocoa", "RxSwift", "RxTest", "UIKit"]),
    .target(
      name: "GitHubSearchSeed",
      dependencies: ["Checks", "ReactorKit", "RxCocoa", "RxSwift", "RxTest", "SafariServices", "UIKit"]),
    .target(name: "CoordinatorSeed", dependencies: ["Checks", "ReactorKit", "RxCocoa", "RxSwift", "UIKit"]),
    .target(
      name: "RxComposableArchitectureSeed",
      dependencies: ["Checks", "RxCocoa", "RxComposableArchitecture", "RxSwift", "RxTest", "UIKit"]),
    .target(name: "RxDucksSeed", dependencies: ["Checks", "RxCocoa", "RxDucks", "RxSwift", "UIKit"]),
    // How test stores report to the libraries that run tests: nobody runs it, it has to compile.
    .target(name: "Reporters", dependencies: ["RxComposableArchitecture"]),
    .executableTarget(
      name: "Seeds",
      dependencies: [
        "Checks", "CoordinatorSeed", "GitHubSearchSeed", "ReactorKitSeed", "RxComposableArchitectureSeed",
        "RxDucksSeed",
      ]),
  ],
  swiftLanguageModes: [.v5]
)

// Optimizing the sources takes longer than running them.
for target in package.targets { target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))] }
