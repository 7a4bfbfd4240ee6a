// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Bottom-up: a module imports only what stands above it here.
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
    .library(name: "Coordinators", targets: ["Coordinators"]),
    .library(name: "Timelines", targets: ["Timelines"]),
    .library(name: "ActionScripts", targets: ["ActionScripts"]),
    .library(name: "Playback", targets: ["Playback"]),
    .library(name: "Commands", targets: ["Commands"]),
    .library(name: "SampleReactors", targets: ["SampleReactors"]),
  ],
  targets: [
    // What types are made of: as the runtime describes them, or as mirrors of their values tell.
    .target(name: "TypeLayouts"),
    // The C library of the platform under one name, and what differs from one to the other.
    .target(name: "SystemCalls"),
    // Strings that are equal when their bytes are.
    .target(name: "ExactStrings", dependencies: ["SystemCalls"]),
    // JSON as plain values: what states, actions and scripts are made of.
    .target(name: "JSONValues", dependencies: ["ExactStrings"]),
    // The reactive core: observables, operators, subjects, relays, disposables.
    .target(name: "Observables", dependencies: ["SystemCalls"]),
    // Real time: dispatch queues and the main thread.
    .target(name: "DispatchSchedulers", dependencies: ["Observables"]),
    // What of real time needs Foundation besides: operation queues, waiting, decoders.
    .target(name: "PlatformSchedulers", dependencies: ["DispatchSchedulers", "Observables"]),
    // Foundation's plain values: dates, URLs, calendars.
    .target(name: "FoundationValues"),
    // Places in lists, in the words of lists.
    .target(name: "IndexPaths", dependencies: ["FoundationValues"]),
    // Requests to the web as plain values, and what answers them while a script plays.
    .target(name: "WebRequests", dependencies: ["Observables"]),
    // What Foundation lacks on Linux and apps use, its reactive members included.
    .target(
      name: "FoundationExtras", dependencies: ["IndexPaths", "Observables", "PlatformSchedulers", "WebRequests"]),
    // Virtual time: the clock that scripts move, marbles for tests.
    .target(name: "VirtualTime", dependencies: ["Observables"]),
    // What puts tasks and dispatch queues on virtual clocks, from below the language.
    .target(name: "RuntimeHooks", dependencies: ["Observables", "SystemCalls", "VirtualTime"]),
    // What tests say of recorded events. It needs XCTest: nothing here depends on it.
    .target(name: "RecordedAssertions", dependencies: ["Observables", "VirtualTime"]),
    // The architecture: action, mutation, state.
    .target(name: "Reactors", dependencies: ["Observables"]),
    // The composable architecture: state, action, reducer, effects; its test store.
    .target(
      name: "ComposableStores", dependencies: ["ExactStrings", "Observables", "SystemCalls", "TypeLayouts"]),
    // Redux: one store, actions of any type, reducers, middlewares.
    .target(name: "ReduxStores", dependencies: ["Observables"]),
    // What `@ObservableState` stands for: reads a struct, writes its members.
    .target(name: "ObservableStateExpansions", dependencies: ["JSONValues"]),
    // The program that the compiler asks for it. No test may depend on it: all tests would be built for the compiler's sake.
    .macro(
      name: "ObservableStateMacros", dependencies: ["JSONValues", "ObservableStateExpansions", "SystemCalls"]),
    // States that tell of each field who reads it and when it changes.
    .target(
      name: "ObservableStates",
      dependencies: ["DispatchSchedulers", "ObservableStateMacros", "Observables", "Reactors"]),
    // Views without a screen: controls that show and are used, pages, a navigation stack.
    .target(
      name: "HeadlessViews",
      dependencies: ["DispatchSchedulers", "ExactStrings", "IndexPaths", "Observables", "Reactors"]),
    // The names that UIKit has for them.
    .target(name: "PlatformNames", dependencies: ["HeadlessViews"]),
    // Flows of pages that return results.
    .target(name: "Coordinators", dependencies: ["ExactStrings", "HeadlessViews", "Observables"]),
    // A run as plain values: records, frames, text and JSON Lines.
    .target(name: "Timelines", dependencies: ["ExactStrings", "JSONValues"]),
    // The script language: syntax, diagnostics, layout.
    .target(name: "ActionScripts", dependencies: ["ExactStrings", "JSONValues"]),
    // Changes of reactors that a suite has to notice: their kinds and places, and what a suite makes of them.
    .target(name: "Mutants", dependencies: ["ActionScripts", "ExactStrings"]),
    // Plays a script through a reactor or a store on a virtual clock.
    .target(
      name: "Playback",
      dependencies: [
        "ActionScripts", "ComposableStores", "ExactStrings", "FoundationValues", "HeadlessViews", "JSONValues",
        "Mutants", "ObservableStates", "Observables", "Reactors", "ReduxStores", "Timelines", "TypeLayouts",
        "VirtualTime",
        "WebRequests",
      ]),
    // Aligns two timelines and says what differs.
    .target(name: "Comparison", dependencies: ["ExactStrings", "JSONValues", "Timelines"]),
    // Finds, reads and writes goldens.
    .target(name: "GoldenFiles", dependencies: ["ExactStrings", "SystemCalls"]),
    // Tells people what was found.
    .target(name: "Reports", dependencies: ["Comparison", "ExactStrings", "JSONValues", "Timelines"]),
    // Plays what nobody scripted until something goes wrong, and finds the shortest way there.
    .target(
      name: "Exploration",
      dependencies: ["ActionScripts", "ExactStrings", "JSONValues", "Playback"]),
    // What cases reach of what there is, and the graph of their states.
    .target(name: "Coverage", dependencies: ["ExactStrings", "JSONValues", "Playback", "Timelines"]),
    // One HTML page of timelines, which travels through time.
    .target(
      name: "Pages",
      dependencies: ["Comparison", "ExactStrings", "JSONValues", "Timelines"],
      resources: [
        .embedInCode("Resources/timeline.css"), .embedInCode("Resources/timeline.html"),
        .embedInCode("Resources/timeline.js"),
      ]),
    // Writes packages for reactors of an app: reads its sources, writes their registrations.
    .target(name: "Scaffolds", dependencies: ["ExactStrings"]),
    // Command lines as declarations: flags, help, manual pages, completions. It knows no reels.
    .target(name: "CommandLines", dependencies: ["ExactStrings"]),
    // The channels of a process, its signals, and how it ends.
    .target(name: "Processes", dependencies: ["ExactStrings", "SystemCalls"]),
    // Processes that work for this one: how they start, what they are told, how they end.
    .target(name: "WorkerProcesses", dependencies: ["ExactStrings", "Processes", "SystemCalls", "Timelines"]),
    // The command line, as a library.
    .target(
      name: "Commands",
      dependencies: [
        "ActionScripts", "CommandLines", "Comparison", "Coverage", "ExactStrings", "Exploration", "GoldenFiles",
        "JSONValues", "Mutants", "Observables", "Pages", "Playback", "Processes", "Reports", "RuntimeHooks",
        "Scaffolds", "SystemCalls", "Timelines", "TypeLayouts", "VirtualTime", "WorkerProcesses",
      ]),
    // What the README, the examples and the tests play.
    .target(
      name: "SampleReactors",
      dependencies: [
        "ComposableStores", "Coordinators", "DispatchSchedulers", "HeadlessViews", "ObservableStates", "Observables",
        "Playback", "Reactors", "ReduxStores",
      ]),
    // The tool.
    .executableTarget(name: "reel", dependencies: ["Commands", "SampleReactors"]),

    // Instruments with names.
    .target(
      name: "TestSupport",
      dependencies: [
        "ActionScripts", "JSONValues", "Observables", "Playback", "SystemCalls", "Timelines", "VirtualTime",
      ],
      path: "Tests/TestSupport"),
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
      dependencies: ["FoundationExtras", "Observables", "Playback", "Reactors", "TestSupport"]),
    .testTarget(name: "VirtualTimeTests", dependencies: ["Observables", "TestSupport", "VirtualTime"]),
    .testTarget(
      name: "RuntimeHooksTests", dependencies: ["Observables", "RuntimeHooks", "SystemCalls", "VirtualTime"]),
    // What every operator promises.
    .testTarget(name: "ContractTests", dependencies: ["Observables", "Playback", "TestSupport", "VirtualTime"]),
    .testTarget(name: "ActionScriptsTests", dependencies: ["ActionScripts", "ExactStrings", "JSONValues"]),
    .testTarget(
      name: "ReactorsTests",
      dependencies: ["DispatchSchedulers", "Observables", "Reactors", "TestSupport", "VirtualTime"]),
    .testTarget(
      name: "ComposableStoresTests",
      dependencies: ["ComposableStores", "DispatchSchedulers", "Observables", "TestSupport", "VirtualTime"]),
    .testTarget(
      name: "ReduxStoresTests", dependencies: ["Observables", "ReduxStores", "TestSupport", "VirtualTime"]),
    .testTarget(name: "ObservableStateExpansionsTests", dependencies: ["JSONValues", "ObservableStateExpansions"]),
    .testTarget(name: "ObservableStateMacrosTests", dependencies: ["ObservableStates", "TestSupport"]),
    .testTarget(
      name: "ObservableStatesTests",
      dependencies: ["Observables", "ObservableStates", "Reactors", "TestSupport", "VirtualTime"]),
    .testTarget(
      name: "HeadlessViewsTests",
      dependencies: [
        "DispatchSchedulers", "HeadlessViews", "Observables", "PlatformNames", "Reactors", "TestSupport", "VirtualTime",
      ]),
    .testTarget(
      name: "CoordinatorsTests",
      dependencies: ["Coordinators", "HeadlessViews", "Observables", "Reactors", "TestSupport", "VirtualTime"]),
    .testTarget(name: "TimelinesTests", dependencies: ["JSONValues", "Timelines"]),
    .testTarget(name: "ComparisonTests", dependencies: ["Comparison", "JSONValues", "Timelines"]),
    .testTarget(name: "GoldenFilesTests", dependencies: ["GoldenFiles"]),
    .testTarget(name: "ProcessesTests", dependencies: ["Processes", "SystemCalls", "TestSupport"]),
    .testTarget(
      name: "WorkerProcessesTests",
      dependencies: ["Processes", "SystemCalls", "TestSupport", "Timelines", "WorkerProcesses"]),
    .testTarget(name: "ReportsTests", dependencies: ["Comparison", "JSONValues", "Reports", "Timelines"]),
    .testTarget(name: "PagesTests", dependencies: ["Comparison", "JSONValues", "Pages", "Timelines"]),
    .testTarget(name: "MutantsTests", dependencies: ["ActionScripts", "ExactStrings", "Mutants"]),
    .testTarget(
      name: "PlaybackTests",
      dependencies: [
        "ActionScripts", "ComposableStores", "DispatchSchedulers", "FoundationValues", "HeadlessViews", "JSONValues",
        "Mutants", "ObservableStates", "Observables", "Playback", "Reactors", "ReduxStores", "TestSupport", "Timelines",
        "TypeLayouts", "VirtualTime",
      ]),
    .testTarget(
      name: "SampleReactorsTests",
      dependencies: [
        "ComposableStores", "Coordinators", "HeadlessViews", "ObservableStates", "Observables", "Playback", "Reactors",
        "ReduxStores", "SampleReactors", "TestSupport", "Timelines", "VirtualTime",
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
        "ActionScripts", "Exploration", "JSONValues", "Observables", "Playback", "Reactors", "TestSupport",
        "ZooAnimals", "ZooTool",
      ],
      exclude: ["Zoo"]),
    .testTarget(name: "CoverageTests", dependencies: ["Coverage", "JSONValues", "Playback"]),
    .testTarget(name: "ScaffoldsTests", dependencies: ["Scaffolds", "TestSupport"]),
    .testTarget(name: "CommandLinesTests", dependencies: ["CommandLines"]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "ActionScripts", "CommandLines", "Commands", "HostileTool", "Mutants", "Processes", "Reports", "SystemCalls",
        "TestSupport", "Timelines", "WorkerProcesses", "reel",
      ]),
    // The real binary as a child process.
    .testTarget(
      name: "CommandTests", dependencies: ["CommandLines", "Commands", "TestSupport", "reel"], exclude: ["Cases"]),
    // What the house promises about itself.
    .testTarget(name: "ArchitectureTests", dependencies: ["Commands", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
