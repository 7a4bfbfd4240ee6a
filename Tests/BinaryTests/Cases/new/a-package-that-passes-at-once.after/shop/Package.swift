// swift-tools-version: 6.2
import PackageDescription

/// Products of reel.
func reel(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "reel") }
}

// Modules that stand in for RxSwift and its relatives, a few lines each. SwiftPM allows a name once in a graph of
// packages, so that reel cannot bring them along.
let standIns: [Target] = [
  .target(name: "RxSwift", dependencies: reel("FoundationExtras", "Observables", "PlatformSchedulers", "VirtualTime")),
  .target(name: "RxRelay", dependencies: reel("FoundationExtras", "Observables")),
  .target(name: "RxCocoa", dependencies: ["RxRelay"] + reel("PlatformSchedulers")),
  .target(name: "ReactorKit", dependencies: ["RxSwift"] + reel("Reactors")),
]

let package = Package(
  name: "shop",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://example.org/reel.git", branch: "main")],
  targets: standIns + [
    .executableTarget(
      name: "shop",
      dependencies: ["RxSwift", "RxRelay", "RxCocoa", "ReactorKit"] + reel("Commands", "Playback"))
  ],
  // Sources of apps are mostly written in Swift 5: its successor refuses what they share between threads.
  swiftLanguageModes: [.v5]
)
