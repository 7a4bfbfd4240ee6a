// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The modules from the bottom up: each imports only modules that are listed before it.
let package = Package(
  name: "reel",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "reel", targets: ["reel"]),
    .library(name: "ExactStrings", targets: ["ExactStrings"]),
    .library(name: "JSONValues", targets: ["JSONValues"]),
    .library(name: "Observables", targets: ["Observables"]),
    .library(name: "DispatchSchedulers", targets: ["DispatchSchedulers"]),
    .library(name: "PlatformSchedulers", targets: ["PlatformSchedulers"]),
    .library(name: "FoundationExtras", targets: ["FoundationExtras"]),
    .library(name: "VirtualTime", targets: ["VirtualTime"]),
    .library(name: "RecordedAssertions", targets: ["RecordedAssertions"]),
    .library(name: "Reactors", targets: ["Reactors"]),
    .library(name: "ComposableStores", targets: ["ComposableStores"]),
    .library(name: "ReduxStores", targets: ["ReduxStores"]),
    .library(name: "ObservableStates", targets: ["ObservableStates"]),
    .library(name: "HeadlessViews", targets: ["HeadlessViews"]),
    .library(name: "PlatformNames", targets: ["PlatformNames"]),
    .library(name: "PlatformValues", targets: ["PlatformValues"]),
    .library(name: "Coordinators", targets: ["Coordinators"]),
    .library(name: "Timelines", targets: ["Timelines"]),
    .library(name: "ActionScripts", targets: ["ActionScripts"]),
    .library(name: "Playback", targets: ["Playback"]),
    .library(name: "Commands", targets: ["Commands"]),
    .library(name: "SampleReactors", targets: ["SampleReactors"]),
  ],
  targets: [
    // The parts of types and values: through the descriptions of the runtime, or through mirrors.
    .target(name: "TypeLayouts"),
    // The C library of the platform under one name, with the differences between platforms; every module may use it.
    .target(name: "SystemCalls"),
    // Strings that are equal when their bytes are; patterns, suggestions and hashes of strings; marks of
    // merge conflicts.
    .target(name: "ExactStrings", dependencies: ["SystemCalls"]),
    // JSON as values, with the order of keys and the spelling of numbers.
    .target(name: "JSONValues", dependencies: ["ExactStrings"]),
    // The reactive core: observables, operators, traits, subjects, relays, bindings, disposables; no Foundation, no
    // Dispatch; `FormerNames/`, here and in other modules, holds the names of older versions.
    .target(name: "Observables", dependencies: ["SystemCalls"]),
    // Schedulers of dispatch queues, which give way to the virtual clock while a script plays; no Foundation.
    .target(name: "DispatchSchedulers", dependencies: ["Observables"]),
    // The same, and schedulers, blocking and decoders that need Foundation.
    .target(name: "PlatformSchedulers", dependencies: ["DispatchSchedulers", "Observables"]),
    // The plain values of Foundation: dates, URLs, calendars; its coders of JSON.
    .target(name: "FoundationValues"),
    // Index paths of rows and sections.
    .target(name: "IndexPaths", dependencies: ["FoundationValues"]),
    // Requests to the web, and the stand-in that answers them while a script plays.
    .target(name: "WebRequests", dependencies: ["Observables"]),
    // The parts of Foundation that Linux lacks, and its `rx` members.
    .target(
      name: "FoundationExtras", dependencies: ["IndexPaths", "Observables", "PlatformSchedulers", "WebRequests"]),
    // The virtual clock, the test scheduler, recorded events, marbles.
    .target(name: "VirtualTime", dependencies: ["Observables"]),
    // Hooks that put tasks, dispatch queues and run loops on virtual clocks.
    .target(name: "RuntimeHooks", dependencies: ["Observables", "SystemCalls", "VirtualTime"]),
    // Assertions about recorded events, for XCTest. No other module depends on it, since it needs XCTest.
    .target(name: "RecordedAssertions", dependencies: ["Observables", "VirtualTime"]),
    // `Reactor`, its streams, `@Pulse`, views and their binding, stubs.
    .target(name: "Reactors", dependencies: ["DispatchSchedulers", "Observables", "TypeLayouts"]),
    // Bindings of views to fields of a state, and the actions that set a field.
    .target(name: "StateBindings"),
    // The composable architecture: `Store`, `Reducer`, `Effect`, `ViewStore`, `TestStore`, `IdentifiedArray`,
    // `@Dependency`.
    .target(
      name: "ComposableStores",
      dependencies: [
        "DispatchSchedulers", "ExactStrings", "FoundationValues", "Observables", "StateBindings", "SystemCalls",
        "TypeLayouts",
      ]),
    // Redux: `Store`, actions of any type, reducers, middlewares.
    .target(name: "ReduxStores", dependencies: ["Observables"]),
    // The expansion of `@ObservableState`: a reader of structs, a writer of members.
    .target(name: "ObservableStateExpansions", dependencies: ["FoundationValues"]),
    // The compiler plugin for `@ObservableState`. No test depends on it: all tests would be built for the compiler.
    .macro(
      name: "ObservableStateMacros", dependencies: ["FoundationValues", "ObservableStateExpansions", "SystemCalls"]),
    // States that record the readers of each field and notify them of its changes; observed reactors and their
    // bindings.
    .target(
      name: "ObservableStates",
      dependencies: ["DispatchSchedulers", "ObservableStateMacros", "Observables", "Reactors", "StateBindings"]),
    // Views without a screen: controls, drawings, lists, pages, a navigation stack.
    .target(
      name: "HeadlessViews",
      dependencies: [
        "DispatchSchedulers", "ExactStrings", "FoundationValues", "IndexPaths", "Observables", "Reactors",
      ]),
    // The plain values of UIKit: kinds of keyboards, styles, orientations, edges.
    .target(name: "PlatformValues"),
    // The names of UIKit for headless views, and its plain values.
    .target(name: "PlatformNames", dependencies: ["HeadlessViews", "PlatformValues"]),
    // Flows of pages that return results.
    .target(name: "Coordinators", dependencies: ["ExactStrings", "HeadlessViews", "Observables"]),
    // A run as plain values; its text and its JSON Lines.
    .target(name: "Timelines", dependencies: ["ExactStrings", "JSONValues", "SystemCalls"]),
    // The language: lexer, parser, syntax tree, diagnostics, formatter.
    .target(name: "ActionScripts", dependencies: ["ExactStrings", "JSONValues", "SystemCalls"]),
    // Changes of reactors that a suite should notice: their kinds, places and score; `Playback` applies them.
    .target(name: "Mutants", dependencies: ["ActionScripts", "ExactStrings"]),
    // Plays a script through a reactor or a store on a virtual clock, and yields a timeline.
    .target(
      name: "Playback",
      dependencies: [
        "ActionScripts", "ComposableStores", "ExactStrings", "FoundationValues", "HeadlessViews", "JSONValues",
        "Mutants", "ObservableStates", "Observables", "Reactors", "ReduxStores", "StateBindings", "SystemCalls",
        "Timelines", "TypeLayouts", "VirtualTime", "WebRequests",
      ]),
    // Aligns two timelines and finds their differences.
    .target(name: "Comparison", dependencies: ["ExactStrings", "JSONValues", "Timelines"]),
    // Files that are written whole or not at all, temporary files and links; folders, and which files in them are
    // scripts and goldens.
    .target(name: "Files", dependencies: ["ExactStrings", "SystemCalls"]),
    // Differences for the terminal; timelines as `reel show` draws them; runs as JUnit, TAP, JSON Lines, annotations,
    // Markdown.
    .target(name: "Reports", dependencies: ["Comparison", "ExactStrings", "Files", "JSONValues", "Timelines"]),
    // Searches for failures by random moves, and shrinks each to the shortest script.
    .target(
      name: "Exploration",
      dependencies: ["ActionScripts", "ExactStrings", "JSONValues", "Playback"]),
    // The share of a reactor that cases reach, and the graph of its states.
    .target(name: "Coverage", dependencies: ["ExactStrings", "JSONValues", "Playback", "Timelines"]),
    // Timelines as one HTML page with a debugger.
    .target(
      name: "Pages",
      dependencies: ["Comparison", "ExactStrings", "Timelines"],
      resources: [
        .embedInCode("Resources/timeline.css"), .embedInCode("Resources/timeline.html"),
        .embedInCode("Resources/timeline.js"),
      ]),
    // Reads the sources of an app and writes packages for its reactors and stores.
    .target(name: "Scaffolds", dependencies: ["ExactStrings"]),
    // Command lines as declarations: flags, help, manual pages, completions; it knows nothing of reels.
    .target(name: "CommandLines", dependencies: ["ExactStrings"]),
    // The channels and signals of a process, and its end.
    .target(name: "Processes", dependencies: ["ExactStrings", "SystemCalls"]),
    // Worker processes: their start, messages and end.
    .target(name: "WorkerProcesses", dependencies: ["ExactStrings", "Processes", "SystemCalls", "Timelines"]),
    // The command line as a library: subcommands, workers, verdicts, reviews, manual pages.
    .target(
      name: "Commands",
      dependencies: [
        "ActionScripts", "CommandLines", "Comparison", "Coverage", "ExactStrings", "Exploration", "Files",
        "JSONValues", "Mutants", "Observables", "Pages", "Playback", "Processes", "Reports", "RuntimeHooks",
        "Scaffolds", "SystemCalls", "Timelines", "TypeLayouts", "VirtualTime", "WorkerProcesses",
      ]),
    // The samples with their views.
    .target(
      name: "SampleReactors",
      dependencies: [
        "ComposableStores", "Coordinators", "DispatchSchedulers", "HeadlessViews", "ObservableStates", "Observables",
        "Playback", "Reactors", "ReduxStores", "SystemCalls",
      ]),
    // Registers the samples, calls `Commands`.
    .executableTarget(name: "reel", dependencies: ["Commands", "SampleReactors"]),

    // Helpers of tests. Those that need `Playback` stand apart: the other tests do not wait for its build.
    .target(
      name: "TestSupport", dependencies: ["ActionScripts", "Observables", "SystemCalls", "VirtualTime"],
      path: "Tests/TestSupport"),
    .target(
      name: "PlaybackTestSupport", dependencies: ["ActionScripts", "Playback", "TestSupport", "Timelines"],
      path: "Tests/PlaybackTestSupport"),
    .testTarget(name: "TypeLayoutsTests", dependencies: ["TypeLayouts"]),
    .testTarget(name: "SystemCallsTests", dependencies: ["SystemCalls", "TestSupport"]),
    .testTarget(name: "ExactStringsTests", dependencies: ["ExactStrings"]),
    .testTarget(name: "JSONValuesTests", dependencies: ["JSONValues"]),
    .testTarget(name: "ObservablesTests", dependencies: ["Observables", "TestSupport", "VirtualTime"]),
    .testTarget(
      name: "DispatchSchedulersTests",
      dependencies: ["DispatchSchedulers", "Observables", "TestSupport", "VirtualTime"]),
    .testTarget(
      name: "PlatformSchedulersTests",
      dependencies: ["Observables", "PlatformSchedulers", "TestSupport", "VirtualTime"]),
    .testTarget(name: "IndexPathsTests", dependencies: ["IndexPaths"]),
    .testTarget(
      name: "FoundationExtrasTests",
      dependencies: ["FoundationExtras", "Observables", "Playback", "PlaybackTestSupport", "Reactors", "TestSupport"]),
    .testTarget(name: "VirtualTimeTests", dependencies: ["Observables", "TestSupport", "VirtualTime"]),
    .testTarget(
      name: "RuntimeHooksTests", dependencies: ["Observables", "RuntimeHooks", "SystemCalls", "VirtualTime"]),
    // What every operator promises.
    .testTarget(name: "ContractTests", dependencies: ["Observables", "Playback", "TestSupport", "VirtualTime"]),
    .testTarget(
      name: "ActionScriptsTests", dependencies: ["ActionScripts", "ExactStrings", "JSONValues", "TestSupport"]),
    .testTarget(
      name: "ReactorsTests",
      dependencies: [
        "DispatchSchedulers", "Observables", "Reactors", "TestSupport", "TypeLayouts", "VirtualTime",
      ]),
    .testTarget(name: "StateBindingsTests", dependencies: ["StateBindings"]),
    .testTarget(
      name: "ComposableStoresTests",
      dependencies: ["ComposableStores", "DispatchSchedulers", "Observables", "TestSupport", "VirtualTime"]),
    .testTarget(
      name: "ReduxStoresTests", dependencies: ["Observables", "ReduxStores", "TestSupport", "VirtualTime"]),
    .testTarget(
      name: "ObservableStateExpansionsTests", dependencies: ["FoundationValues", "ObservableStateExpansions"]),
    .testTarget(name: "ObservableStateMacrosTests", dependencies: ["ObservableStates", "TestSupport"]),
    .testTarget(
      name: "ObservableStatesTests",
      dependencies: ["Observables", "ObservableStates", "Reactors", "TestSupport", "VirtualTime"]),
    .testTarget(
      name: "HeadlessViewsTests",
      dependencies: [
        "DispatchSchedulers", "FoundationValues", "HeadlessViews", "Observables", "PlatformNames", "Reactors",
        "TestSupport", "VirtualTime",
      ]),
    .testTarget(
      name: "CoordinatorsTests",
      dependencies: ["Coordinators", "HeadlessViews", "Observables", "Reactors", "TestSupport", "VirtualTime"]),
    .testTarget(name: "TimelinesTests", dependencies: ["JSONValues", "Timelines"]),
    .testTarget(
      name: "ComparisonTests", dependencies: ["Comparison", "ExactStrings", "JSONValues", "Timelines"]),
    .testTarget(name: "FilesTests", dependencies: ["Files"]),
    .testTarget(name: "ProcessesTests", dependencies: ["Processes", "SystemCalls", "TestSupport"]),
    .testTarget(
      name: "WorkerProcessesTests",
      dependencies: ["ExactStrings", "Processes", "SystemCalls", "TestSupport", "Timelines", "WorkerProcesses"]),
    .testTarget(name: "ReportsTests", dependencies: ["Comparison", "JSONValues", "Reports", "Timelines"]),
    .testTarget(name: "PagesTests", dependencies: ["Comparison", "JSONValues", "Pages", "Timelines"]),
    .testTarget(name: "MutantsTests", dependencies: ["ActionScripts", "ExactStrings", "Mutants"]),
    .testTarget(
      name: "PlaybackTests",
      dependencies: [
        "ActionScripts", "ComposableStores", "DispatchSchedulers", "FoundationValues", "HeadlessViews", "JSONValues",
        "Mutants", "ObservableStates", "Observables", "Playback", "PlaybackTestSupport", "Reactors", "ReduxStores",
        "TestSupport", "Timelines", "TypeLayouts", "VirtualTime",
      ]),
    .testTarget(
      name: "SampleReactorsTests",
      dependencies: [
        "ComposableStores", "Coordinators", "HeadlessViews", "ObservableStates", "Observables", "Playback",
        "PlaybackTestSupport", "Reactors", "ReduxStores", "SampleReactors", "TestSupport", "Timelines", "VirtualTime",
      ]),
    // A tool whose reactors crash, hang and worse.
    .executableTarget(
      name: "HostileTool",
      dependencies: ["Commands", "DispatchSchedulers", "Observables", "Reactors", "RuntimeHooks", "SystemCalls"],
      path: "Tests/HostileTool"),
    // Reactors and stores with one defect each, and a tool that plays them.
    .target(
      name: "ZooAnimals",
      dependencies: ["ComposableStores", "DispatchSchedulers", "HeadlessViews", "Observables", "Playback", "Reactors"],
      path: "Tests/ExplorationTests/Zoo"),
    .executableTarget(name: "ZooTool", dependencies: ["Commands", "ZooAnimals"], path: "Tests/ZooTool"),
    .testTarget(
      name: "ExplorationTests",
      dependencies: [
        "ActionScripts", "Exploration", "JSONValues", "Observables", "Playback", "PlaybackTestSupport", "Reactors",
        "TestSupport", "ZooAnimals", "ZooTool",
      ],
      exclude: ["Zoo"]),
    .testTarget(name: "CoverageTests", dependencies: ["Coverage", "JSONValues", "Playback"]),
    .testTarget(name: "ScaffoldsTests", dependencies: ["Scaffolds", "TestSupport"]),
    .testTarget(name: "CommandLinesTests", dependencies: ["CommandLines"]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "ActionScripts", "CommandLines", "Commands", "Mutants", "Processes", "Reports", "SystemCalls", "TestSupport",
        "Timelines", "WorkerProcesses", "reel",
      ]),
    // The real binary as a child process.
    .testTarget(
      name: "BinaryTests", dependencies: ["CommandLines", "Commands", "HostileTool", "TestSupport", "reel"],
      exclude: ["Cases"]),
    // What the house promises about itself.
    .testTarget(name: "ArchitectureTests", dependencies: ["Commands", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// Optimizing the tests takes longer than running them.
for target in package.targets where target.type == .test || target.path?.hasPrefix("Tests/") == true {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
