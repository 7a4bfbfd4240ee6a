import Comparison
import ExactStrings
import Playback
import Timelines

/// The verdict on the played cases of a script, compared with its golden.
struct ScriptVerdict {
  /// The verdict on each case, in the order in which they were played.
  private(set) var cases: [CaseVerdict]
  /// The reason why the golden as a whole cannot be compared, if it has to be reported; else nil.
  private(set) var problem: String?
  /// The differences from the golden that have to be reported; an index counts the cases that were played to their end.
  private(set) var news: TimelineComparison?
  /// Whether a golden that cannot be compared may be replaced; nil where there is none.
  private var isReplaceable: Bool? = false

  /// Creates the verdict on cases that are not compared with a golden.
  init(withoutGolden played: [PlayedCase], forbidsNarrowing: Bool = false) {
    cases = played.map { CaseVerdict($0.outcome, forbidsNarrowing: forbidsNarrowing) }
  }

  /// Creates the verdict on cases that are to be accepted.
  init(accepting played: [PlayedCase], despite obstacle: String? = nil, forbidsNarrowing: Bool = false) {
    cases = played.map { CaseVerdict(accepting: $0, despite: obstacle, forbidsNarrowing: forbidsNarrowing) }
    problem = obstacle
  }

  /// Creates the verdict on cases compared with the bytes of the golden at a path; nil where there is none.
  /// - Parameter areAll: Whether these are all cases of the script; if not, only their sections of the golden count.
  init(_ played: [PlayedCase], beside golden: [UInt8]?, at path: String, areAll: Bool, forbidsNarrowing: Bool = false) {
    let finished = played.indices.filter { !played[$0].isInterrupted }
    if finished.isEmpty {
      self = ScriptVerdict(withoutGolden: played, forbidsNarrowing: forbidsNarrowing)
      return
    }
    let comparison = GoldenComparison(
      finished.map { played[$0] }, beside: golden, at: path, areAll: areAll && finished.count == played.count)
    var standings = played.map { _ in CaseVerdict.Standing.same }
    for (index, standing) in zip(finished, comparison.standings) { standings[index] = standing }
    let cases = zip(played, standings).map { CaseVerdict($0.outcome, $1, forbidsNarrowing: forbidsNarrowing) }
    self.cases = cases
    // A case that is expected to fail asks for no golden.
    if let problem = comparison.problem, golden != nil || finished.contains(where: { cases[$0].asksForGolden }) {
      self.problem = problem
      isReplaceable = golden.map { GoldenProtection.reason(for: $0, at: path) == nil }
    }
    news = comparison.comparison?.filtered { one in
      one.actualIndex.map { cases[finished[$0]].isNews(one.verdict) } ?? true
    }
  }

  /// Returns the verdict as if the script had ended behind some of its cases, without the sections that were not
  /// played.
  func prefix(_ count: Int) -> ScriptVerdict {
    var part = self
    part.cases = Array(cases.prefix(count))
    let last = part.cases.indices.compactMap { difference(at: $0)?.actualIndex }.last ?? -1
    part.news = news?.filtered { one in one.actualIndex.map { $0 <= last } ?? false }
    return part
  }

  /// The sections of the golden whose cases were not played.
  var lost: [CaseComparison] { news?.cases.filter { $0.actual == nil } ?? [] }

  /// Whether the golden would change in a way that can be accepted.
  var isAcceptable: Bool {
    if problem != nil { return isReplaceable ?? cases.contains(where: \.isAcceptable) }
    return !lost.isEmpty || cases.indices.contains { difference(at: $0) != nil && cases[$0].isAcceptable }
  }

  /// Whether a case fails because of the problem, so that the report of the case tells it. A case that is expected to
  /// fail does not count.
  var casesTellProblem: Bool {
    cases.contains { one in
      switch one.standing {
      case .missing, .unusable: one.result.isFailure
      case .same, .different, .refused: false
      }
    }
  }

  /// The indices of the cases that fail because their sections of the golden cannot be compared.
  var damaged: [Int] {
    cases.indices.filter { index in
      if case .unusable = cases[index].standing { cases[index].result.isFailure } else { false }
    }
  }

  /// Returns the difference of the case at an index from the golden; nil where there is none, or none to report.
  func difference(at index: Int) -> CaseComparison? {
    if case .different(let one) = cases[index].standing, cases[index].isNews(one.verdict) { one } else { nil }
  }

  /// Returns the reported difference of a section of the golden, by its first line; nil where there is none.
  func difference(under heading: String) -> TimelineComparison? {
    let found = news?.filtered { ($0.actual ?? $0.expected)?.heading == heading }
    return found?.cases.isEmpty == false ? found : nil
  }

  /// The index of the first case that makes the run fail.
  var firstFailure: Int? { cases.firstIndex { $0.result.isFailure } }
}
