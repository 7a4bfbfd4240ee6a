// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "reel",
  targets: [
    .target(name: "JSONValues"),
    .target(name: "Observables"),
    .target(name: "PlatformSchedulers", dependencies: ["Observables"]),
    .target(name: "VirtualTime", dependencies: ["Observables"]),
    .target(name: "Reactors", dependencies: ["Observables"]),
    .target(name: "Timelines", dependencies: ["JSONValues"]),
    .target(name: "ActionScripts", dependencies: ["JSONValues"]),
    .target(
      name: "Playback",
      dependencies: ["ActionScripts", "JSONValues", "Observables", "Reactors", "Timelines", "VirtualTime"]),
    .target(name: "Comparison", dependencies: ["JSONValues", "Timelines"]),
    .target(name: "GoldenFiles"),
    .target(name: "Reports", dependencies: ["Comparison", "Timelines"]),
    .target(
      name: "Commands",
      dependencies: ["ActionScripts", "Comparison", "GoldenFiles", "JSONValues", "Playback", "Reports", "Timelines"]),
    .target(
      name: "SampleReactors", dependencies: ["Observables", "PlatformSchedulers", "Playback", "Reactors"]),
    .executableTarget(name: "reel", dependencies: ["Commands", "SampleReactors"]),
  ]
)
