import CommandLines
import Comparison
import ExactStrings
import GoldenFiles
import JSONValues
import Pages
import Playback
import Processes
import Reports
import Timelines

extension ReviewCommand {
  package static func run(_ request: ReviewRequest, in environment: CommandEnvironment) throws -> ExitCode {
    let review = Review(request, environment)
    try review.collect()
    review.decide()
    try review.print()
    return review.code
  }
}

/// Collects the items, has them decided, carries the decisions out, and prints them.
private final class Review {
  private let environment: CommandEnvironment
  private let sweeper = FolderSweeper()
  private let request: ReviewRequest
  private(set) var code = ExitCode.expected
  /// The goldens with changes, each with the indices of its items and the path of its proposal.
  private var goldens: [(path: String, changes: GoldenChanges, items: Range<Int>, pending: String?)] = []
  private var items: [ReviewItem] = []
  /// Cases that cannot be accepted, each with the reason.
  private var failing: [(name: String, why: String, place: Record.Place?, played: ReviewItem.Played?)] = []
  private var scripts = PageScriptCache()
  /// The headlines of the items, which the page and the text have in common.
  private var headlines: [String?] = []

  init(_ request: ReviewRequest, _ environment: CommandEnvironment) {
    self.request = request
    self.environment = environment
  }

  private func complain(_ text: String) {
    code.combine(with: .untrusted)
    environment.output.flush()
    environment.errors.write(text)
  }
}

// MARK: Collecting

extension Review {
  func collect() throws {
    if let pending = request.pending {
      try collect(from: pending)
    } else {
      try collectByPlaying()
    }
  }

  private func collect(from folder: PendingFolder) throws {
    let wanted = request.paths.map { PendingFolder(path: $0) }
    for path in request.paths where ScriptLoader.realPath(path) == nil {
      complain("error: cannot read \(quoted(path)): no such file\n")
    }
    for (golden, file) in try folder.goldens() {
      let isWanted = wanted.contains { $0.contains(golden) || ScriptPath.golden(of: $0.path) == golden }
      guard wanted.isEmpty || isWanted else { continue }
      do {
        guard !ScriptLoader.isLink(file), let new = try AtomicFile(file).read() else {
          complain("error: \(file.onOneLine) is a link, but a pending golden must be a file\n")
          continue
        }
        _ = try Timeline(parsing: new, checking: .outline)
        add(golden, from: try AtomicFile(golden).read(), to: new, pending: file)
      } catch let error as TimelineError {
        complain("error: \(file.onOneLine) is not a timeline: \(error)\n")
      } catch {
        complain("error: \("\(error)".onOneLine)\n")
      }
    }
    for path in request.paths.isEmpty ? ["."] : request.paths where ScriptLoader.isFolder(path) {
      let contents = Folder(path).contents()
      for failure in contents.failures { complain("error: \("\(failure)".onOneLine)\n") }
      for golden in contents.obsoleteGoldens where !folder.contains(golden) { try addObsolete(golden) }
    }
  }

  private func collectByPlaying() throws {
    let workers = Workers(request.workers)
    let suite = try ScriptSuite(
      request.paths, selection: .everything, in: environment, check: workers.check)
    for complaint in suite.complaints { complain(complaint.text) }
    if suite.caseCount == 0, suite.complaints.isEmpty { complain("error: nothing to play\(suite.reasonForNothing)\n") }
    let play = try SuitePlay(suite.entries, by: workers, in: environment)
    for entry in suite.entries where !entry.chosen.isEmpty {
      do {
        try collect(entry, play.played(entry))
      } catch {
        complain("error: \(error)\n")
      }
    }
    for golden in suite.obsoleteGoldens { try addObsolete(golden) }
  }

  private func collect(_ entry: ScriptSuite.Entry, _ played: PlayedScript) throws {
    let golden = ScriptPath.golden(of: entry.script.name)
    let old = try AtomicFile(golden).read()
    let verdict =
      entry.script.forbidsGolden
      ? ScriptVerdict(withoutGolden: played.cases)
      : ScriptVerdict(played.cases, beside: old, at: golden, areAll: entry.isWhole)
    for (index, one) in verdict.cases.enumerated() {
      for mistake in one.outcome.mistakes { complain("\(mistake)\n") }
      guard let (why, failure) = one.obstacle else { continue }
      let place = failure?.place.map { Record.Place(line: $0.line, file: $0.file ?? entry.script.name) }
      let name = one.outcome.outline.name(in: entry.script.name)
      failing.append((name, why, place, shown(played.cases[index], in: entry)))
    }
    if entry.script.forbidsGolden {
      if old != nil { try addObsolete(golden) }
    } else if let new = played.proposal(for: entry.script, over: old) {
      if let line = MergeConflict.firstLine(in: new) {
        let name = entry.script.name.onOneLine
        return failing.append(
          (name, "a section that is kept contains merge conflict markers, in line \(line)", nil, nil))
      }
      add(golden, from: old, to: new, pending: nil) { heading in
        played.cases.first { $0.heading.elementsEqual(heading.utf8) }.flatMap { self.shown($0, in: entry) }
      }
    }
  }

  /// Returns a case as far as the page shows it, if one is wanted.
  private func shown(_ played: PlayedCase, in entry: ScriptSuite.Entry) -> ReviewItem.Played? {
    if request.html == nil { return nil }
    let found = scripts.scripts(of: played, in: entry.source, among: entry.script.cases)
    return ReviewItem.Played(one: played, script: entry.script.name, scripts: found)
  }

  private func add(
    _ golden: String, from old: [UInt8]?, to new: [UInt8], pending: String?,
    played: (_ heading: String) -> ReviewItem.Played? = { _ in nil }
  ) {
    let changes = GoldenChanges(from: old, to: new)
    if changes.changes.isEmpty { return }
    let start = items.count
    items += changes.changes.map { change in
      ReviewItem(content: .change(change), golden: golden, played: change.heading.flatMap(played))
    }
    goldens.append((golden, changes, start..<items.count, pending))
  }

  private func addObsolete(_ golden: String) throws {
    items.append(ReviewItem(content: .obsolete(try AtomicFile(golden).read() ?? []), golden: golden))
  }
}

// MARK: Deciding

extension Review {
  /// Lets the flags or the user decide, and carries the decisions out.
  func decide() {
    if request.accepts { decide(.accepted) { !$0.isObsolete } }
    if request.rejects { decide(.rejected) { !$0.isObsolete } }
    if request.prunes { decide(.accepted) { $0.isObsolete } }
    if !request.isDecided, !request.isJSON, !environment.isContinuousIntegration, !items.isEmpty,
      environment.input.isTerminal, let terminal = Terminal(output: environment.output.descriptor)
    {
      ask(on: terminal)
    } else {
      for golden in goldens { carryOut(golden) }
      for index in items.indices where items[index].isObsolete { carryOutObsolete(index) }
    }
    if !items.allSatisfy({ $0.decision == .accepted }) || !failing.isEmpty { code.combine(with: .different) }
  }

  private func decide(_ decision: ReviewItem.Decision, where isMeant: (ReviewItem) -> Bool) {
    for index in items.indices where isMeant(items[index]) { items[index].decision = decision }
  }

  private func ask(on terminal: Terminal) {
    defer { terminal.close() }
    let screen = ReviewScreen(
      terminal, count: items.count, isColored: environment.colorsOutput, clears: environment.canClearScreen,
      output: environment.output)
    func ask(_ indices: some Sequence<Int>) -> Bool {
      for index in indices {
        guard let decision = screen.decide(items[index]) else { return false }
        items[index].decision = decision
      }
      return true
    }
    for golden in goldens {
      let goesOn = ask(golden.items)
      carryOut(golden)
      if !goesOn { return }
    }
    for index in items.indices where items[index].isObsolete {
      guard ask([index]) else { return }
      carryOutObsolete(index)
    }
    environment.output.write("\n")
  }

  private func carryOut(_ golden: (path: String, changes: GoldenChanges, items: Range<Int>, pending: String?)) {
    let decisions = golden.items.map { items[$0].decision }
    let accepted = Set(decisions.indices.filter { decisions[$0] == .accepted })
    do {
      if !accepted.isEmpty, let bytes = golden.changes.accepting(accepted) {
        let file = AtomicFile(golden.path)
        sweeper.sweep(beside: file)
        try file.write(bytes)
      }
      let isDone = decisions.allSatisfy { $0 == .accepted || $0 == .rejected }
      if isDone, let pending = golden.pending { try request.pending?.discard(pending) }
    } catch {
      for index in golden.items { items[index].decision = .open }
      complain("error: \(error)\n")
    }
  }

  private func carryOutObsolete(_ index: Int) {
    guard items[index].decision == .accepted else { return }
    do {
      try AtomicFile(items[index].golden).remove()
    } catch {
      items[index].decision = .open
      complain("error: \(error)\n")
    }
  }
}

// MARK: Printing

extension Review {
  /// Prints the items with their decisions, and the cases that cannot be accepted; writes the page that is asked for.
  func print() throws {
    if let html = request.html {
      let comparisons = items.map { $0.wholeComparison?.cases.first }
      headlines = zip(items, comparisons).map { $0.headline(of: $1) }
      try html.write(page(comparisons), in: environment)
    }
    if request.html?.isStandardOutput != true { environment.output.write(request.isJSON ? jsonLines : text) }
  }

  /// The items as cases of a page, each with the command that accepts it, and the cases that cannot be accepted.
  /// - Parameter comparisons: The items, each beside what it would become.
  private func page(_ comparisons: [CaseComparison?]) -> Page {
    let source = request.pending.map { ["--from", $0.path] } ?? []
    let changes = items.indices.map { index in
      let (item, comparison) = (items[index], comparisons[index])
      let flag = item.isObsolete ? "--prune" : "--accept"
      let words = [environment.program.name, "review", flag] + source + [item.operand(isPending: !source.isEmpty)]
      return PageCase(
        name: item.name, reactor: comparison?.reactor ?? "", script: item.played?.script,
        scripts: item.played?.scripts ?? [], outcome: item.kind, isFailed: true,
        message: headlines[index] ?? "", details: comparison == nil ? item.details : "",
        command: words.map(\.asShellWord).joined(separator: " "),
        content: comparison.map(PageCase.Content.comparison) ?? .nothing)
    }
    let others = failing.map { one in
      PageCase(
        name: one.name, reactor: one.played?.one.outcome.outline.reactor ?? "", script: one.played?.script,
        scripts: one.played?.scripts ?? [], outcome: "failing", isFailed: true,
        message: one.why + (one.place.map { "  \($0.text(in: ""))" } ?? ""),
        content: one.played?.one.timeline.map(PageCase.Content.run) ?? .nothing)
    }
    let words = [environment.program.name, "review"] + source + request.paths
    return Page(title: words.joined(separator: " "), cases: changes + others, failedWord: "to decide on")
  }

  private var text: String {
    let lines = items.enumerated().map { index, item in
      let state = item.decision == .open ? item.kind : item.decision.rawValue
      func headline() -> String? { headlines.isEmpty ? item.headline : headlines[index] }
      let note = item.decision == .open ? headline() : item.isObsolete ? "obsolete" : nil
      return "\(state.padded) \(item.name)" + (note.map { "  \($0)" } ?? "") + "\n"
    }
    let left = failing.map { one in
      "\("failing".padded) \(one.name)  \(one.why)\(one.place.map { "  \($0.text(in: ""))" } ?? "")\n"
    }
    return lines.joined() + left.joined() + summary
  }

  private var summary: String {
    if items.isEmpty, failing.isEmpty { return "nothing to review\n" }
    let counts = (self.counts + [("failing", failing.count)]).filter { $0.count > 0 }
      .map { "\($0.count) \($0.name)" }.joined(separator: ", ")
    guard items.contains(where: { $0.decision == .open }) else { return counts + "\n" }
    let operands = (request.pending.map { ["--from", $0.path] } ?? []) + request.paths
    let words = operands.map { " " + $0.asShellWord }.joined()
    let changes = items.contains { $0.decision == .open && !$0.isObsolete } ? " --accept" : ""
    let removals = items.contains { $0.decision == .open && $0.isObsolete } ? " --prune" : ""
    return "\(counts): \(environment.program.name) review\(changes)\(removals)\(words)\n"
  }

  private var counts: [(name: String, count: Int)] {
    let decisions: [ReviewItem.Decision] = [.accepted, .rejected, .skipped, .open]
    return decisions.map { decision in (decision.rawValue, items.count { $0.decision == decision }) }
  }

  private var jsonLines: String {
    let records = items.map { item in
      JSONValue.object(
        [
          .init("type", .string("change")), .init("golden", .string(item.golden)),
          .init("case", item.title.map(JSONValue.string) ?? .null), .init("change", .string(item.kind)),
          .init("decision", .string(item.decision.rawValue)),
        ])
    }
    let left = failing.map { one in
      let place = one.place.map { [JSONValue.Member("line", .integer($0.line))] } ?? []
      return JSONValue.object(
        [.init("type", .string("failing")), .init("case", .string(one.name)), .init("why", .string(one.why))] + place)
    }
    let counts = self.counts.map { JSONValue.Member($0.name, .integer($0.count)) }
    let summary = JSONValue.object(
      [.init("type", .string("summary"))] + counts + [.init("failing", .integer(failing.count))])
    return (records + left + [summary]).map { $0.text + "\n" }.joined()
  }
}

extension ReviewItem {
  /// The path by which a command finds the item: a pending or obsolete golden, or else the script.
  fileprivate func operand(isPending: Bool) -> String {
    if isPending || isObsolete { return golden }
    return golden.removing(suffix: ".timeline").map { "\($0).reel" } ?? golden
  }

  /// The change as lines, without colours.
  fileprivate var details: String { lines(areAll: true, width: 120, isColored: false).joined(separator: "\n") }

  fileprivate var title: String? {
    if case .change(let change) = content { change.title } else { nil }
  }
}

extension String {
  /// The text, padded to the column of its kind.
  fileprivate var padded: String { self + String(repeating: " ", count: max(9 - count, 0)) }
}
