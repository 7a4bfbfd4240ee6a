import ActionScripts
import Comparison
import Playback
import Reports
import Timelines

extension CaseReport {
  /// What reports say of mistakes in a script: of one case, or, without a title, of the script as a whole.
  static func error(
    _ diagnostics: [Diagnostic], in script: PreparedScript, title: String? = nil, golden: String? = nil
  ) -> CaseReport {
    let first = diagnostics.first
    var place: Record.Place?
    if let first, first.range.line > 0 {
      place = Record.Place(line: first.range.line, file: first.file == script.name ? nil : first.file)
    }
    return CaseReport(
      script: script.name, title: title, outcome: .error, golden: golden, message: first?.message ?? "", place: place,
      details: diagnostics.map { "\($0)\n" }.joined())
  }

  /// What reports say of a case that was played: its mistakes before its failures, and those before its golden.
  init(_ played: PlayedScript.Case, in script: PreparedScript, golden: String?, _ standing: GoldenStanding) {
    let outcome = played.outcome
    if !outcome.mistakes.isEmpty {
      self = .error(outcome.mistakes.map(script.diagnostic), in: script, title: outcome.title, golden: golden)
      return
    }
    self.init(script: script.name, title: outcome.title, outcome: .pass, golden: golden)
    switch standing {
    case .same: break
    // No golden gets a section of a case that is expected to fail: that there is none does not make it fail.
    case .missing where outcome.expectedFailure != nil: break
    case .different(let comparison) where comparison.verdict == .surplus && outcome.expectedFailure != nil: break
    case .missing(let golden):
      self.outcome = .missing
      message = "missing golden '\(golden)'"
    case .unusable(let reason):
      self.outcome = .fail
      message = reason
    case .different(let comparison):
      self.init(comparison, script: script.name, golden: golden) { frame in
        comparison.actual.flatMap { played.place(of: frame, in: $0.frames) }
      }
    }
    if let failure = outcome.failures.first { describe(failure, before: outcome.failures.dropFirst()) }
    if let why = outcome.expectedFailure { expectFailure(why) }
  }

  /// Puts what failed by itself before what differs from the golden.
  private mutating func describe(_ failure: CaseFailure, before others: ArraySlice<CaseFailure>) {
    let rest = others.map { "at \($0.at.text): \($0)\n" } + [outcome.isFailure ? details : ""]
    outcome = .fail
    message = failure.description
    at = failure.at
    place = failure.place
    details = (failure.diagnostic.map { "\($0)\n" } ?? "") + rest.joined()
  }

  private mutating func expectFailure(_ why: String) {
    self =
      outcome.isFailure
      ? CaseReport(script: script, title: title, outcome: .xfail, golden: golden, message: why)
      : CaseReport(
        script: script, title: title, outcome: .xpass, golden: golden,
        message: "passes, but '@xfail \(why)' expects it to fail")
  }
}

extension PlayedScript.Case {
  /// The script line behind one of its frames, if the script caused it.
  func place(of index: Int, in frames: [Frame]) -> Record.Place? {
    let isCaused: (Frame) -> Bool = { [.action, .emit, .expectation].contains($0.kind) }
    let number = frames[..<index].count(where: isCaused)
    return isCaused(frames[index]) && places.indices.contains(number) ? places[number] : nil
  }
}
