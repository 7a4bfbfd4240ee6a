import CommandLines
import ExactStrings
import Files
import Timelines

extension ReviewSession {
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
    if folder.isMissing {
      environment.errors.write("note: nothing is pending: there is no folder \(quoted(folder.path))\n")
      return
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
        let changes = GoldenChanges(from: try AtomicFile(golden).read(), to: new)
        add(changes, of: golden, pending: file) {
          ReviewItem(change: $0, golden: golden, comparison: $0.comparison())
        }
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
    if suite.isEmpty { complain("error: nothing to play\(suite.reasonForNothing)\n") }
    let play = try SuitePlay(suite.entries, by: workers, in: environment)
    for entry in suite.entries where !entry.chosen.isEmpty {
      do {
        try collect(entry, play.played(entry))
      } catch {
        complain("error: \("\(error)".onOneLine)\n")
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
      guard let (why, blamed) = one.obstacle(in: entry.script.name) else { continue }
      let place = blamed.map {
        Record.Place(line: $0.line, file: $0.file ?? entry.script.name, includedAt: $0.includedAt)
      }
      let name = one.outcome.outline.name(in: entry.script.name)
      let missing: String? =
        if case .missing(let golden) = one.standing, one.asksForGolden { golden } else { nil }
      failing.append(
        Failing(name: name, why: why, place: place, missing: missing, played: shown(played.cases[index], in: entry)))
    }
    if entry.script.forbidsGolden {
      if old != nil { try addObsolete(golden) }
    } else if let new = played.proposal(for: entry, over: old, by: verdict) {
      if let line = MergeConflict.firstLine(in: new) {
        let name = entry.script.name.onOneLine
        let why = "a section that is kept contains merge conflict markers, in line \(line)"
        return failing.append(Failing(name: name, why: why))
      }
      let cases = Dictionary(played.cases.map { (Array($0.heading), $0) }) { first, _ in first }
      add(GoldenChanges(from: old, to: new, problem: verdict.problem), of: golden) { change in
        let one = change.heading.flatMap { cases[Array($0.utf8)] }
        return ReviewItem(
          change: change, golden: golden, script: entry.script.name,
          comparison: change.heading.flatMap(verdict.difference) ?? change.comparison(of: one),
          played: one.flatMap { shown($0, in: entry) })
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
    _ changes: GoldenChanges, of golden: String, pending: String? = nil,
    item: (GoldenChanges.Change) -> ReviewItem
  ) {
    if changes.changes.isEmpty, pending == nil { return }
    if let old = changes.old, let why = GoldenProtection.reason(for: old, at: golden) {
      return failing.append(Failing(name: golden.onOneLine, why: why))
    }
    let start = items.count
    items += changes.changes.map(item)
    goldens.append((golden, changes, start..<items.count, pending))
  }

  private func addObsolete(_ golden: String) throws {
    let change = GoldenChanges.Change(kind: .obsolete, heading: nil, old: try AtomicFile(golden).read(), new: nil)
    items.append(ReviewItem(change: change, golden: golden))
  }
}
