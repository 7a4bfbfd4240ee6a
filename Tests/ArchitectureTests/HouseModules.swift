/// The modules of the house and who may import whom: the one table that the other tests in this folder read.
struct HouseModule: Sendable, CustomStringConvertible {
  /// The name of the folder below `Sources`.
  let description: String
  /// The modules of this package that it may import.
  let siblings: Set<String>
  /// The modules of the toolchain that the module may import, besides `Synchronization`, which all may.
  let toolchain: Set<String>

  private init(_ name: String, imports siblings: Set<String>, toolchain: Set<String> = []) {
    description = name
    self.siblings = siblings
    self.toolchain = toolchain
  }

  /// The modules that all modules may import: `Synchronization`, and the C library under the name that it has in this
  /// house.
  static let everywhere: Set<String> = ["Synchronization", "SystemCalls"]

  private static let architectures: Set<String> = [
    "Reactors", "StateBindings", "ComposableStores", "ReduxStores", "ObservableStates", "HeadlessViews", "Coordinators",
  ]
  private static let plainValues: Set<String> = ["ExactStrings", "JSONValues", "Timelines", "ActionScripts"]
  private static let belowPlayback: Set<String> =
    architectures.union(plainValues).union([
      "DispatchSchedulers", "FoundationValues", "IndexPaths", "Observables", "PlatformSchedulers", "TypeLayouts",
      "VirtualTime",
      "WebRequests",
    ])
  private static let belowCommands: Set<String> =
    belowPlayback.union([
      "Playback", "CommandLines", "Comparison", "Coverage", "Exploration", "Files", "Mutants", "Pages",
      "Processes", "Reports", "RuntimeHooks", "Scaffolds", "WorkerProcesses",
    ])

  /// From the bottom to the top.
  static let all = [
    HouseModule("TypeLayouts", imports: [], toolchain: ["Swift"]),
    HouseModule("SystemCalls", imports: [], toolchain: ["Glibc", "Musl", "Darwin"]),
    HouseModule("ExactStrings", imports: []),
    HouseModule("Observables", imports: []),
    HouseModule("DispatchSchedulers", imports: ["Observables"], toolchain: ["Dispatch"]),
    HouseModule("PlatformSchedulers", imports: ["Observables", "DispatchSchedulers"], toolchain: ["Foundation"]),
    HouseModule("FoundationValues", imports: [], toolchain: ["FoundationEssentials", "Foundation"]),
    HouseModule("IndexPaths", imports: ["FoundationValues"]),
    HouseModule("WebRequests", imports: ["Observables"]),
    HouseModule(
      "FoundationExtras", imports: ["IndexPaths", "Observables", "PlatformSchedulers", "WebRequests"],
      toolchain: ["Foundation", "FoundationNetworking"]),
    HouseModule("VirtualTime", imports: ["Observables"]),
    HouseModule("RuntimeHooks", imports: ["Observables", "VirtualTime"], toolchain: ["Dispatch", "_Concurrency"]),
    HouseModule("RecordedAssertions", imports: ["Observables", "VirtualTime"], toolchain: ["XCTest"]),
    HouseModule(
      "Reactors", imports: ["DispatchSchedulers", "Observables", "TypeLayouts"],
      toolchain: ["UIKit", "AppKit", "ObjectiveC"]),
    HouseModule("StateBindings", imports: []),
    HouseModule(
      "ComposableStores",
      imports: [
        "DispatchSchedulers", "ExactStrings", "FoundationValues", "Observables", "StateBindings", "TypeLayouts",
      ]),
    HouseModule("ReduxStores", imports: ["Observables"]),
    HouseModule("JSONValues", imports: ["ExactStrings"]),
    HouseModule("ObservableStateExpansions", imports: ["FoundationValues"]),
    HouseModule("ObservableStateMacros", imports: ["FoundationValues", "ObservableStateExpansions"]),
    HouseModule(
      "ObservableStates", imports: ["Observables", "DispatchSchedulers", "Reactors", "StateBindings"],
      toolchain: ["Observation"]),
    HouseModule(
      "HeadlessViews",
      imports: ["Observables", "DispatchSchedulers", "ExactStrings", "FoundationValues", "IndexPaths", "Reactors"],
      toolchain: ["Observation"]),
    HouseModule("PlatformValues", imports: []),
    HouseModule("PlatformNames", imports: ["HeadlessViews", "PlatformValues"]),
    HouseModule("Coordinators", imports: ["Observables", "ExactStrings", "HeadlessViews"]),
    HouseModule("Timelines", imports: ["ExactStrings", "JSONValues"]),
    HouseModule("ActionScripts", imports: ["ExactStrings", "JSONValues"]),
    HouseModule("Mutants", imports: ["ExactStrings", "ActionScripts"]),
    HouseModule("Playback", imports: belowPlayback.union(["Mutants"])),
    HouseModule("Comparison", imports: ["ExactStrings", "JSONValues", "Timelines"]),
    HouseModule("Files", imports: ["ExactStrings"]),
    HouseModule("Reports", imports: ["ExactStrings", "Files", "JSONValues", "Timelines", "Comparison"]),
    HouseModule("Exploration", imports: ["ExactStrings", "JSONValues", "ActionScripts", "Playback"]),
    HouseModule("Coverage", imports: ["ExactStrings", "JSONValues", "Playback", "Timelines"]),
    HouseModule("Pages", imports: ["ExactStrings", "JSONValues", "Timelines", "Comparison"]),
    HouseModule("Scaffolds", imports: ["ExactStrings"]),
    HouseModule("CommandLines", imports: ["ExactStrings"]),
    HouseModule("Processes", imports: ["ExactStrings"]),
    HouseModule("WorkerProcesses", imports: ["ExactStrings", "Processes", "Timelines"]),
    HouseModule("Commands", imports: belowCommands),
    HouseModule(
      "SampleReactors", imports: architectures.union(["Observables", "DispatchSchedulers", "Playback"]),
      toolchain: ["Foundation"]),
    HouseModule("reel", imports: ["Commands", "SampleReactors"]),
  ]
}
