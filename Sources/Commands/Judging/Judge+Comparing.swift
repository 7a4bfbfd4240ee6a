import Comparison
import GoldenFiles
import Playback
import Reports
import Timelines

extension Judge {
  /// Compares what was played with the golden, and tells what differs.
  func compare(_ played: PlayedScript, of entry: ScriptSuite.Entry, with old: [UInt8]?, at path: String) {
    let name = entry.script.name
    if entry.script.forbidsGolden {
      if old != nil { fail("FAIL \(path)  obsolete golden: the script says '@golden none'\n") }
      return judge(played, of: entry, [])
    }
    guard let old else {
      judge(played, of: entry, played.cases.map { _ in .missing(golden: path) })
      if played.cases.allSatisfy({ $0.outcome.expectedFailure != nil }) { return }
      fail("FAIL \(name.onOneLine)  missing golden '\(path.onOneLine)'\n")
      if played.cases.contains(where: \.isAcceptable) { tellHowToAccept(name) }
      return
    }
    if let line = MergeConflict.firstLine(in: old) {
      let reason = conflict(path, line)
      judge(played, of: entry, played.cases.map { _ in .unusable(reason) })
      fail("FAIL \(name.onOneLine)  \(reason)\n")
      return tellHowToAccept(name)
    }
    let sections = GoldenSections(old)
    let isWhole = entry.isWhole && played.cases.count == entry.chosen.count
    let chosen = played.cases.flatMap { sections.section($0.heading) ?? [] }
    let expected = isWhole ? old : PlayedScript.header + chosen
    if expected == played.timeline { return judge(played, of: entry, []) }
    do {
      // A timeline has at least one case; what was chosen of a golden need not.
      let isEmpty = !isWhole && chosen.isEmpty
      compare(played, of: entry, with: isEmpty ? Timeline(cases: []) : try Timeline(parsing: expected))
    } catch {
      let reason = "golden '\(path)' is no timeline: \(error)"
      let standings = played.cases.map { one -> GoldenStanding in
        sections.section(one.heading) == one.section ? .same : .unusable(reason)
      }
      judge(played, of: entry, standings.isSame ? [.unusable(reason)] : standings)
      fail("FAIL \(name)  \(reason)\n")
      tellHowToAccept(name)
    }
  }

  private func compare(_ played: PlayedScript, of entry: ScriptSuite.Entry, with before: Timeline) {
    let name = entry.script.name
    guard let after = try? Timeline(parsing: played.timeline) else {
      return complain("error: the timeline of \(name) cannot be read back\n")
    }
    let comparison = TimelineComparison(expected: before, actual: after)
    if comparison.isSame {
      let reason = "the golden is not in the form that the tool writes"
      judge(played, of: entry, [.unusable(reason)])
      fail("FAIL \(name)  \(reason)\n")
      return tellHowToAccept(name)
    }
    var standings = played.cases.map { _ in GoldenStanding.same }
    for one in comparison.cases where one.verdict != .same {
      if let index = one.actualIndex { standings[index] = .different(one) }
    }
    judge(played, of: entry, standings)
    let missing = comparison.cases.filter { $0.actual == nil }
    for one in missing { note(CaseReport(one, script: name, golden: golden(of: entry)?.path)) }
    let news = comparison.filtered { one in
      guard let index = one.actualIndex else { return true }
      return played.cases[index].isNews(one.verdict)
    }
    if news.isSame { return }
    let report = TerminalReport(width: max(environment.width, 40), isColored: environment.colorsOutput)
    let text = report.text(of: news, path: name) { index, frame in
      let place = played.cases[index].place(of: frame, in: after.cases[index].frames)
      return place.map { "\($0.file ?? name):\($0.line)" }
    }
    fail(text)
    let isAcceptable = news.cases.contains { one in
      one.verdict != .same && one.actualIndex.map { played.cases[$0].isAcceptable } ?? true
    }
    if isAcceptable { tellHowToAccept(name) }
  }

  /// Notes every case with its standing, those behind the last standing as the same, and tells why it fails besides its
  /// golden.
  private func judge(_ played: PlayedScript, of entry: ScriptSuite.Entry, _ standings: [GoldenStanding]) {
    for (index, one) in played.cases.enumerated() {
      judge(one, of: entry, standings.indices.contains(index) ? standings[index] : .same)
    }
  }

  /// Notes a case and tells why it fails besides its golden.
  func judge(_ one: PlayedScript.Case, of entry: ScriptSuite.Entry, _ standing: GoldenStanding) {
    let name = one.outcome.name(in: entry.script.name)
    var report = CaseReport(one, in: entry.script, golden: golden(of: entry)?.path, standing)
    if forbidsNarrowing {
      let complaint = "says '@only': continuous integration plays everything"
      fail("FAIL \(name)  \(complaint)\n")
      if !report.outcome.isFailure { (report.outcome, report.message) = (.fail, complaint) }
    }
    note(report)
    switch report.outcome {
    case .pass: if environment.verbosity == .verbose { tell("pass \(name)\n") }
    case .xpass: fail("FAIL \(name)  \(report.message)\n")
    case .xfail: break
    default: for failure in one.outcome.failures { tell(failure, of: name, in: entry.script.name) }
    }
  }

  private func tell(_ failure: CaseFailure, of name: String, in script: String) {
    if let diagnostic = failure.diagnostic { return fail("FAIL \(name)  at \(failure.at.text):\n\(diagnostic)\n") }
    let place = failure.place.map { "  \($0.file ?? script):\($0.line)" } ?? ""
    fail("FAIL \(name)  at \(failure.at.text): \(failure)\(place)\n")
  }

  func conflict(_ path: String, _ line: Int) -> String {
    "golden '\(path.onOneLine)' holds the marks of a merge conflict, the first in line \(line)"
  }
}

extension PlayedScript.Case {
  /// Whether people are told that the case differs from its golden: not where it is expected to fail, and not where the
  /// golden has no section of it because it failed all along.
  fileprivate func isNews(_ verdict: CaseComparison.Verdict) -> Bool {
    outcome.expectedFailure == nil && (verdict != .surplus || isAcceptable)
  }
}

extension GoldenStanding {
  fileprivate var isSame: Bool {
    if case .same = self { true } else { false }
  }
}

extension [GoldenStanding] {
  fileprivate var isSame: Bool { allSatisfy(\.isSame) }
}
