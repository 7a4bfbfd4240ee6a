import TestSupport
import Testing

/// Work that a module must leave to another one.
struct Absence: Sendable, CustomStringConvertible {
  let description: String
  /// Text that must not appear in code.
  let patterns: [String]
  /// The modules that are exempt from the rule.
  let exceptions: Set<String>

  static let output = Absence(
    description: "only Commands and the modules of processes print or exit",
    patterns: [
      Search.calls(of: [
        "print", "debugPrint", "dump", "puts", "putchar", "fputs", "printf", "exit", "_exit", "abort",
      ])
    ],
    exceptions: ["Commands", "Processes", "WorkerProcesses", "reel"])

  /// Finds calls of the C library's `open` by their flags, because other functions are named `open` too.
  static let disk = Absence(
    description: "only Files, Commands, the modules of processes and the extras of Foundation touch the disk",
    patterns: [
      Search.names(["FileManager", "FileHandle", "contentsOfFile", "O_[A-Z]+"]),
      Search.calls(of: ["fopen", "openat", "creat", "unlink", "opendir", "mkdir"]),
    ],
    exceptions: ["Files", "Commands", "Processes", "WorkerProcesses", "FoundationExtras"])

  static let threads = Absence(
    description: "only SystemCalls, RuntimeHooks, the platform's schedulers and what Scaffolds writes touch threads",
    patterns: [
      Search.names([
        "Thread", "DispatchQueue", "DispatchSemaphore", "DispatchGroup", "OperationQueue", "pthread_create",
      ])
    ],
    exceptions: ["SystemCalls", "DispatchSchedulers", "PlatformSchedulers", "RuntimeHooks", "Scaffolds"])

  static let all = [
    output, disk, threads,
    Absence(
      description: "nobody but the dependencies of stores asks for the wall clock or for chance",
      patterns: [Search.names(["gettimeofday", "clock_gettime", "SystemRandomNumberGenerator", "arc4random"])],
      exceptions: ["ComposableStores", "WorkerProcesses", "RuntimeHooks"]),
    Absence(
      description: "only the main schedulers, the dependencies of stores and Commands look at a running clock",
      patterns: [Search.names(["ContinuousClock"])],
      exceptions: ["ComposableStores", "Observables", "Commands", "RuntimeHooks"]),
    Absence(
      description: """
        only Playback makes dates, from the text of scripts, the dependencies of stores, date pickers, and the formatters \
        of Foundation's extras
        """,
      patterns: [Search.calls(of: ["Date", "UUID"])],
      exceptions: [
        "ComposableStores", "HeadlessViews", "PlatformSchedulers", "Commands", "Playback", "FoundationExtras",
      ]),
    Absence(
      description: "only Observables, which counts live objects and traps on lost errors, has code for debug builds",
      patterns: [Search.names(["DEBUG"])],
      exceptions: ["Observables"]),
    Absence(
      description: "nobody but the dependencies of stores asks for the present date",
      patterns: [Search.names(["Date[(][)]", "UUID[(][)]", "Date[.]now"])],
      exceptions: ["ComposableStores", "PlatformSchedulers", "Commands", "FoundationExtras"]),
  ]

  /// Returns the lines in the given files and folders that break the rule.
  func breaches(in places: [String]) throws -> [Search.Line] {
    try patterns.flatMap { try Search.lines(matching: $0, in: places, suffix: ".swift") }
  }
}

@Suite struct AbsenceTests {
  @Test(arguments: Absence.all)
  func `no module but those that are exempt does what the rule forbids`(_ absence: Absence) throws {
    let modules = HouseModule.all.map(\.description).filter { !absence.exceptions.contains($0) }
    #expect(try absence.breaches(in: modules.map { "Sources/\($0)" }) == [])
  }

  @Test(arguments: [
    (Absence.disk, "Processes/Channels/Descriptors.swift"), (.output, "Processes/Signals/Termination.swift"),
    (.threads, "SystemCalls/NewThread.swift"),
  ])
  func `forbidden code is found in a file of an exempt module`(_ absence: Absence, file: String) throws {
    #expect(try !absence.breaches(in: ["Sources/\(file)"]).isEmpty)
  }

  @Test func `what a comment or a text says is not found, nor a member or a longer name`() throws {
    let scratch = try ScratchDirectory()
    let text = """
      // print(1)
      let a = "print(1)"
      let b = c.print(1), d = sprint(1)
      let e = 4 / 2; print(3)
      print(2)
      """
    try scratch.write(text, to: "a.swift")
    #expect(try Absence.output.breaches(in: [scratch.url.path]).map(\.number) == [4, 5])
  }

  @Test func `the package depends on no other`() throws {
    #expect(try Search.lines(matching: "[.]package[(]", in: ["Package.swift"]) == [])
  }
}
