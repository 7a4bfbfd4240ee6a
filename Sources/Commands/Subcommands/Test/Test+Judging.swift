import ActionScripts
import Comparison
import GoldenFiles
import Playback
import Reports
import Timelines

extension TestCommand {
  package static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitCode {
    if arguments[TestFlags.accept], environment.isContinuousIntegration {
      environment.errors.write("error: --accept writes goldens, which continuous integration must not\n")
      return .untrusted
    }
    if arguments[TestFlags.accept], arguments[TestFlags.pending] != nil {
      throw UsageError("--accept and --pending do not go together", command: "reel test")
    }
    if arguments[TestFlags.golden] == nil, arguments.operands.contains("-") {
      throw UsageError(
        "standard input has no golden beside it", hint: "name one with --golden FILE;", command: "reel test")
    }
    var options = PlayedScript.options
    options.errorsAreFatal = arguments[PlayFlags.strictErrors]
    let load = { [options] in
      try ScriptSuite(
        arguments.operands,
        selection: CaseSelection(name: arguments[TestFlags.name], tags: arguments[TestFlags.tag]), options: options,
        in: environment)
    }
    if arguments[TestFlags.watch] {
      try checkWatching(arguments)
      try SuiteWatch(paths: arguments.operands, environment: environment, load: load) { suite in
        _ = Judge(arguments, options, environment).judge(suite)
      }.start()
    }
    let suite = try load()
    if arguments[TestFlags.golden] != nil, suite.entries.count != 1 {
      throw UsageError("--golden goes with one script, not with \(suite.entries.count)", command: "reel test")
    }
    return Judge(arguments, options, environment).judge(suite)
  }
}

extension TestCommand {
  /// What is watched are files with their goldens beside them, and nothing is written in passing.
  private static func checkWatching(_ arguments: Arguments) throws(UsageError) {
    let others = [
      ("--accept", arguments[TestFlags.accept]), ("--golden", arguments[TestFlags.golden] != nil),
      ("--pending", arguments[TestFlags.pending] != nil),
    ]
    for (other, isGiven) in others where isGiven {
      throw UsageError("--watch and \(other) do not go together", command: "reel test")
    }
  }
}

/// Plays the cases of a suite, compares them with their goldens, tells what differs, and accepts if told to.
private final class Judge {
  private let environment: CommandEnvironment
  private let options: PlayOptions
  private let accepts: Bool
  private let pending: PendingFolder?
  private let goldenPath: String?
  private let allowsNothing: Bool
  private let failsFast: Bool
  private var code = ExitCode.expected
  private var passed = 0
  private var failed = 0
  private var isStopped = false

  init(_ arguments: Arguments, _ options: PlayOptions, _ environment: CommandEnvironment) {
    self.environment = environment
    self.options = options
    accepts = arguments[TestFlags.accept]
    pending = arguments[TestFlags.pending].map { PendingFolder(path: $0) }
    goldenPath = arguments[TestFlags.golden]
    allowsNothing = arguments[TestFlags.allowEmpty]
    failsFast = arguments[TestFlags.failFast]
  }

  func judge(_ suite: ScriptSuite) -> ExitCode {
    for complaint in suite.complaints { complain(complaint) }
    if suite.caseCount == 0, suite.complaints.isEmpty, !allowsNothing, !suite.isPart {
      complain("error: nothing to play\n")
    }
    if suite.isNarrowed, environment.isContinuousIntegration {
      for entry in suite.entries {
        for one in entry.chosen {
          fail("FAIL \(one.name(in: entry.script.name))  says '@only': continuous integration plays everything\n")
        }
      }
    }
    for entry in suite.entries where !isStopped {
      do {
        try judge(entry)
      } catch {
        complain("error: \(error)\n")
      }
    }
    for path in suite.obsoleteGoldens where pending?.contains(path) != true {
      fail("FAIL \(path.onOneLine)  obsolete golden: no script belongs to it\n")
    }
    if environment.verbosity != .quiet { environment.output.write(summary(of: suite)) }
    return code
  }

  private func judge(_ entry: ScriptSuite.Entry) throws {
    if entry.chosen.isEmpty { return }
    let name = entry.script.name
    let golden = GoldenFile(goldenPath ?? ScriptPath.golden(of: name))
    let old = try golden.read()
    let played = PlayedScript(entry.chosen) { [failsFast] in failsFast && !$0.isAsExpected }
    for one in played.cases {
      for mistake in one.outcome.mistakes { complain("\(entry.script.diagnostic(for: mistake))\n") }
    }
    if accepts, let filled = try fillHoles(played, of: entry) { return try judge(filled) }
    if accepts, !entry.script.forbidsGolden {
      try accept(played, of: entry, into: golden, old)
    } else {
      compare(played, of: entry, with: old, at: golden.path)
      if !entry.script.forbidsGolden { try leavePending(played, of: entry, for: golden.path, old) }
    }
    if failsFast, failed > 0 { isStopped = true }
  }

  private func summary(of suite: ScriptSuite) -> String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let played = suite.entries.count { !$0.chosen.isEmpty }
    let counts = [("passed", passed), ("failed", failed)].filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
    return "\(count(passed + failed, "case")) in \(count(played, "script")): "
      + (counts.isEmpty ? "nothing played" : counts.joined(separator: ", ")) + "\n"
  }

  private func fail(_ text: String) {
    code.combine(with: .different)
    environment.output.write(text)
  }

  private func complain(_ text: String) {
    code.combine(with: .untrusted)
    environment.output.flush()
    environment.errors.write(text)
  }
}

// MARK: Comparing

extension Judge {
  private func compare(_ played: PlayedScript, of entry: ScriptSuite.Entry, with old: [UInt8]?, at path: String) {
    let name = entry.script.name
    if entry.script.forbidsGolden {
      if old != nil { fail("FAIL \(path)  obsolete golden: the script says '@golden none'\n") }
      for one in played.cases { judge(one, of: entry, differs: false) }
      return
    }
    guard let old else {
      for one in played.cases { judge(one, of: entry, differs: true) }
      fail("FAIL \(name.onOneLine)  missing golden '\(path.onOneLine)'\n" + acceptLine(name))
      return
    }
    if let line = MergeConflict.firstLine(in: old) {
      for one in played.cases { judge(one, of: entry, differs: true) }
      fail("FAIL \(name.onOneLine)  \(conflict(path, line))\n" + acceptLine(name))
      return
    }
    let isWhole = entry.isWhole && played.cases.count == entry.chosen.count
    let sections = GoldenSections(old)
    let expected =
      isWhole ? old : PlayedScript.header + played.cases.flatMap { sections.section($0.heading) ?? [] }
    var differing = Set(
      played.cases.indices.filter { sections.section(played.cases[$0].heading) != played.cases[$0].section })
    // What differs outside of all sections, the first line or a section too many, is laid to the first case.
    if expected != played.timeline, differing.isEmpty { differing = [0] }
    for (index, one) in played.cases.enumerated() { judge(one, of: entry, differs: differing.contains(index)) }
    if !differing.isEmpty { report(played, of: entry, expected: expected, at: path, differing) }
  }

  private func conflict(_ path: String, _ line: Int) -> String {
    "golden '\(path.onOneLine)' holds the marks of a merge conflict, the first in line \(line)"
  }

  private func acceptLine(_ script: String) -> String {
    TerminalReport.acceptLine(path: script, golden: goldenPath)
  }

  /// Counts a case and tells why it fails besides its golden.
  private func judge(_ one: PlayedScript.Case, of entry: ScriptSuite.Entry, differs: Bool) {
    let name = one.outcome.name(in: entry.script.name)
    let isGood = one.outcome.failures.isEmpty && one.outcome.mistakes.isEmpty && !differs
    if let why = one.outcome.expectedFailure {
      if isGood {
        failed += 1
        fail("FAIL \(name)  passes, but '@xfail \(why)' expects it to fail\n")
      } else {
        passed += 1
      }
      return
    }
    if isGood {
      passed += 1
      if environment.verbosity == .verbose { environment.output.write("pass \(name)\n") }
      return
    }
    failed += 1
    for failure in one.outcome.failures {
      if let diagnostic = failure.diagnostic {
        fail("FAIL \(name)  at \(failure.at.text):\n\(diagnostic)\n")
        continue
      }
      let place = failure.place.map { "  \($0.file ?? entry.script.name):\($0.line)" } ?? ""
      fail("FAIL \(name)  at \(failure.at.text): \(failure)\(place)\n")
    }
  }

  private func report(
    _ played: PlayedScript, of entry: ScriptSuite.Entry, expected: [UInt8], at path: String, _ differing: Set<Int>
  ) {
    // A case that is expected to fail may differ: its difference is no news.
    if !differing.isEmpty, differing.allSatisfy({ played.cases[$0].outcome.expectedFailure != nil }) { return }
    let before: Timeline
    do {
      before = try Timeline(parsing: expected)
    } catch {
      return fail(
        "FAIL \(entry.script.name)  golden '\(path)' is no timeline: \(error)\n"
          + acceptLine(entry.script.name))
    }
    guard let after = try? Timeline(parsing: played.timeline) else {
      return complain("error: the timeline of \(entry.script.name) cannot be read back\n")
    }
    let comparison = TimelineComparison(expected: before, actual: after)
    let report = TerminalReport(width: max(environment.width, 40), isColored: environment.colorsOutput)
    let text = report.text(of: comparison, path: entry.script.name, golden: goldenPath) { index, frame in
      Self.location(of: frame, in: after.cases[index].frames, played.cases[index].places, entry.script.name)
    }
    fail(text.isEmpty ? "FAIL \(entry.script.name)  the golden is not in the form that the tool writes\n" : text)
  }

  /// The script line behind the frame at an index, if the script caused it.
  private static func location(
    of index: Int, in frames: [Frame], _ places: [Record.Place?], _ script: String
  ) -> String? {
    let isCaused: (Frame) -> Bool = { [.action, .emit, .expectation].contains($0.kind) }
    let number = frames[..<index].count(where: isCaused)
    guard isCaused(frames[index]), places.indices.contains(number), let place = places[number] else { return nil }
    return "\(place.file ?? script):\(place.line)"
  }
}

// MARK: Accepting

extension Judge {
  /// Fills the holes of the script's file and prepares it anew; nil if there were none to fill.
  private func fillHoles(_ played: PlayedScript, of entry: ScriptSuite.Entry) throws -> ScriptSuite.Entry? {
    let name = entry.script.name
    guard name != "-",
      let filled = HoleFilling(played.cases.map(\.outcome)).fill(try ScriptLoader.content(of: name))
    else { return nil }
    try GoldenFile(name).write(filled)
    environment.output.write("filled \(name.onOneLine)\n")
    let player = ScriptPlayer(
      catalog: environment.catalog, options: options, files: ScriptLoader(script: name))
    let script = player.prepare(Script.parse(filled, file: name), name: name)
    let titles = Set(entry.chosen.map(\.title))
    return ScriptSuite.Entry(script: script, chosen: script.cases.filter { titles.contains($0.title) })
  }

  /// Writes the sections of the cases that were played and are as they should be; all others stay as they were.
  private func accept(
    _ played: PlayedScript, of entry: ScriptSuite.Entry, into golden: GoldenFile, _ old: [UInt8]?
  ) throws {
    for one in played.cases { noteAccepting(one, of: entry) }
    let folder = golden.path.lastIndex(of: "/").map { String(golden.path[..<$0]) } ?? "."
    _ = try? GoldenFile.sweep(folder)
    guard let text = played.proposal(for: entry.script, over: old) else { return }
    if let line = MergeConflict.firstLine(in: text) {
      return fail("FAIL \(entry.script.name.onOneLine)  not accepted: \(conflict(golden.path, line))\n")
    }
    if try golden.write(text) { environment.output.write("accepted \(golden.path.onOneLine)\n") }
  }

  /// Keeps what the golden would be where somebody can decide on it later.
  private func leavePending(
    _ played: PlayedScript, of entry: ScriptSuite.Entry, for golden: String, _ old: [UInt8]?
  ) throws {
    guard let pending else { return }
    let proposal = played.proposal(for: entry.script, over: old)
    let file = try pending.keep(proposal == old ? nil : proposal, for: golden)
    if proposal != old { environment.output.write("pending \(file.onOneLine)\n") }
  }

  private func noteAccepting(_ one: PlayedScript.Case, of entry: ScriptSuite.Entry) {
    guard let why = one.outcome.expectedFailure else { return judge(one, of: entry, differs: false) }
    fail("FAIL \(one.outcome.name(in: entry.script.name))  not accepted: '@xfail \(why)'\n")
    failed += 1
  }
}
