import Comparison
import ExactStrings
import Playback
import Timelines

/// What is to be said of the cases of a script that were played beside its golden.
struct ScriptVerdict {
  /// The verdict on each case, in the order in which they were played.
  let cases: [CaseVerdict]
  /// What keeps the golden as a whole from being compared, and is news; nil if nothing does.
  private(set) var problem: String?
  /// The cases that differ from the golden, as far as that is news; an index counts the cases that were played to their end.
  private(set) var news: TimelineComparison?
  /// The sections of the golden whose cases were not played.
  private(set) var lost: [CaseComparison] = []
  /// Whether the golden would change in a way that can be accepted.
  private(set) var isAcceptable = false
  /// For each case that was played to its end, its index among all.
  private var finished: [Int] = []

  /// The verdict on cases that are not compared with a golden.
  init(withoutGolden played: [PlayedCase], forbidsNarrowing: Bool = false) {
    cases = played.map { CaseVerdict($0.outcome, forbidsNarrowing: forbidsNarrowing) }
  }

  /// The verdict on cases that are to become golden.
  init(accepting played: [PlayedCase], despite obstacle: String?, forbidsNarrowing: Bool = false) {
    cases = played.map { CaseVerdict(accepting: $0, despite: obstacle, forbidsNarrowing: forbidsNarrowing) }
    problem = obstacle
  }

  /// The verdict on cases beside what the golden at a path holds; nil where there is none.
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
    self.finished = finished
    lost = comparison.missing
    let isMissing = golden == nil
    // No golden is written for what is expected to fail.
    if let problem = comparison.problem, !isMissing || finished.contains(where: { cases[$0].asksForGolden }) {
      self.problem = problem
      isAcceptable = !isMissing || finished.contains { cases[$0].isAcceptable }
    }
    news = comparison.comparison?.filtered { one in
      one.actualIndex.map { cases[finished[$0]].isNews(one.verdict) } ?? true
    }
    if let news, comparison.problem == nil {
      isAcceptable = news.cases.contains { one in
        one.verdict != .same && one.actualIndex.map { cases[finished[$0]].isAcceptable } ?? true
      }
    }
  }

  /// How the case at an index differs from the golden; nil where it does not, or where that is no news.
  func difference(at index: Int) -> CaseComparison? {
    guard let news, let place = finished.firstIndex(of: index) else { return nil }
    return news.cases.first { $0.actualIndex == place }
  }

  /// The index of the first case that makes the run fail.
  var firstFailure: Int? { cases.firstIndex { $0.result.isFailure } }
}
