import ExactStrings
import Files
import SystemCalls
import Timelines

/// Checks the files of a suite periodically, and plays the scripts that a saved file affects.
struct SuiteWatch {
  /// The files and folders that were named.
  let paths: [String]
  let environment: CommandEnvironment
  /// Finds and checks all scripts.
  let load: () throws -> ScriptSuite
  /// Plays and judges a suite; throws a `CancellationError` once a build has replaced the program.
  let judge: (ScriptSuite, RunningProgram?) throws -> Void

  /// The program of this process, whose results are worthless once a build has replaced it.
  private let program = RunningProgram()

  /// The pause between two checks, in milliseconds.
  private static let pause: Int32 = 100
  /// The number of consecutive checks in which a program has to be unchanged before it counts as built.
  private static let stableChecks = 5

  init(
    paths: [String], environment: CommandEnvironment, load: @escaping () throws -> ScriptSuite,
    judge: @escaping (ScriptSuite, RunningProgram?) throws -> Void
  ) {
    self.paths = paths
    self.environment = environment
    self.load = load
    self.judge = judge
  }

  /// Runs until a signal ends the process.
  func start() throws -> Never {
    var suite = try load()
    var states = self.states(of: suite)
    do {
      try judge(suite, program)
      printCount(suite)
    } catch is CancellationError {
      // Everything is judged again if the old program comes back.
      states = [:]
    }
    while true {
      let new = waitForChange(of: states, in: suite)
      let changed = Set(states.keys).union(new.keys).filter { states[$0] != new[$0] }
      clear()
      for (verb, files) in [
        ("changed", changed.filter { new[$0] != nil }), ("removed", changed.filter { new[$0] == nil }),
      ] where !files.isEmpty { environment.output.write("\(verb) \(Self.list(files))\n") }
      do {
        let known = Set(exact: suite.entries.map(\.script.name))
        suite = try load()
        let touched = suite.limited { entry in
          !known.contains(entry.script.name) || files(of: entry).contains(where: changed.contains)
        } obsolete: {
          changed.contains($0) || changed.contains { ScriptPath.isScript($0.string) }
        }
        // A file that was saved while it was read is noticed at the next check. A file that no script needs any more is
        // not watched.
        let watched = watchedFiles(of: suite)
        let read = self.states(of: watched).merging(new.filter { watched.contains($0.key) }) { $1 }
        if !touched.isEmpty { try judge(touched, program) }
        states = read
      } catch {
        // The states stay the old ones, so that these files are judged again if the old program comes back.
        if let program, program.isReplaced { continue }
        states = new
        environment.output.flush()
        environment.errors.write("error: \("\(error)".onOneLine)\n")
      }
      printCount(suite)
    }
  }

  /// Waits for a change, and then until there is no further one: an editor may save in more than one step.
  private func waitForChange(of states: [ExactString: FileState], in suite: ScriptSuite) -> [ExactString: FileState] {
    var last = states
    while true {
      poll(nil, 0, Self.pause)
      if let program, program.isReplaced { waitForBuild(of: program) }
      let next = self.states(of: suite)
      if next != states, next == last { return next }
      last = next
    }
  }

  /// Waits until a build has finished and continues as the new program. Returns only if the old program is back.
  private func waitForBuild(of program: RunningProgram) {
    var last: FileState?
    var checks = 0
    while program.isReplaced {
      let next = program.replacement
      checks = next == last ? checks + 1 : 0
      last = next
      if next != nil, checks == Self.stableChecks {
        clear()
        environment.output.write("the program changed: going on as the new one\n")
        var failure = program.becomeReplacement(output: environment.output)
        // The build may not have closed the file yet.
        while failure.isBusy, program.replacement == next {
          poll(nil, 0, Self.pause)
          failure = program.becomeReplacement(output: environment.output)
        }
        environment.errors.write("error: \(failure.error)\n")
      }
      poll(nil, 0, Self.pause)
    }
  }

  private func states(of suite: ScriptSuite) -> [ExactString: FileState] { states(of: watchedFiles(of: suite)) }

  private func states(of files: Set<ExactString>) -> [ExactString: FileState] {
    files.reduce(into: [:]) { states, file in states[file] = FileState(of: file.string) }
  }

  private func watchedFiles(of suite: ScriptSuite) -> Set<ExactString> {
    var files = Set(exact: suite.entries.flatMap(files))
    files.formUnion(suite.obsoleteGoldens)
    for path in paths.isEmpty ? ["."] : paths {
      guard ScriptLoader.isFolder(path) else {
        files.insert(path)
        continue
      }
      let contents = Folder(path).contents()
      files.formUnion(contents.scripts)
      files.formUnion(contents.obsoleteGoldens)
    }
    return files
  }

  private func files(of entry: ScriptSuite.Entry) -> [String] {
    [entry.script.name, ScriptPath.golden(of: entry.script.name)] + entry.script.files
  }

  private func clear() {
    if environment.output.isTerminal, environment.canClearScreen { environment.output.write("\u{1b}[H\u{1b}[2J") }
  }

  private func printCount(_ suite: ScriptSuite) {
    let count = suite.entries.count
    environment.output.write("watching \(counted(count, "script")), until interrupted\n")
    environment.output.flush()
  }

  private static func list(_ files: Set<ExactString>) -> String {
    let names = files.sorted().map(\.onOneLine)
    let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
    return names.prefix(5).joined(separator: ", ") + rest
  }
}
