import ExactStrings

/// The modules of reel. SwiftPM allows the name of a target only once in a package graph, so no package that depends on
/// reel may have another target of one of these names.
enum ReelModules {
  /// The names of the modules.
  static let names: Set<ExactString> = [
    "ActionScripts", "CommandLines", "Commands", "Comparison", "ComposableStores", "Coordinators", "Coverage",
    "DispatchSchedulers", "ExactStrings", "Exploration", "Files", "FoundationExtras", "FoundationValues",
    "HeadlessViews", "HostileTool", "IndexPaths", "JSONValues", "Mutants", "ObservableStateExpansions",
    "ObservableStateMacros", "ObservableStates", "Observables", "Pages", "PlatformNames", "PlatformSchedulers",
    "PlatformValues", "Playback", "PlaybackTestSupport", "Processes", "Reactors", "RecordedAssertions", "ReduxStores",
    "Reports", "RuntimeHooks", "SampleReactors", "Scaffolds", "StateBindings", "SystemCalls", "TestSupport",
    "Timelines", "TypeLayouts", "VirtualTime", "WebRequests", "WorkerProcesses", "ZooAnimals", "ZooTool", "reel",
  ]
}
