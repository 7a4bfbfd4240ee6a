// swift-tools-version: 6.2
import PackageDescription

/// Products of the package that the README is of.
func reel(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "reel") }
}

// The code that the README prints, word for word, with what it needs around it. A test compares the two.
let package = Package(
  name: "shop",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "reel", path: "../..")],
  targets: [
    .target(
      name: "RxSwift", dependencies: reel("FoundationExtras", "Observables", "PlatformSchedulers", "VirtualTime")),
    .target(name: "ReactorKit", dependencies: ["RxSwift"] + reel("Reactors")),
    .executableTarget(
      name: "shop",
      dependencies: ["ReactorKit"] + reel("Commands", "Observables", "Playback", "Reactors")),
    .executableTarget(
      name: "more",
      dependencies: reel(
        "Commands", "ComposableStores", "HeadlessViews", "Observables", "Playback", "Reactors", "ReduxStores")),
    // Nobody runs it: it has to compile.
    .target(name: "Reporting", dependencies: reel("ComposableStores")),
  ],
  swiftLanguageModes: [.v5]
)
