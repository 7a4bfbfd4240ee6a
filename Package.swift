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
    .target(
      name: "Commands", dependencies: ["ActionScripts", "JSONValues", "Playback", "Timelines"]),
    .target(
      name: "SampleReactors", dependencies: ["Observables", "PlatformSchedulers", "Playback", "Reactors"]),
    .executableTarget(name: "reel", dependencies: ["Commands", "SampleReactors"]),
  ]
)
