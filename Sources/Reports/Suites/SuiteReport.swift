import ExactStrings
import JSONValues

/// The outcomes of all cases of a run, in the order of the suite.
package struct SuiteReport: Hashable, Sendable {
  /// The cases; those of one script are consecutive.
  package var cases: [CaseReport]

  /// The coverage of the cases as records; empty where coverage was not asked for.
  package var coverage: [JSONValue] = []

  /// The report of a coverage below its goal, which fails the run as a case does; nil where there is none.
  package var shortfall: CaseReport?

  /// Creates a report of cases.
  package init(_ cases: [CaseReport] = []) {
    self.cases = cases
  }

  /// The number of cases that were not played because others say `@only`.
  package var leftOutCount: Int { cases.count(where: \.isLeftOut) }

  /// Returns the number of cases with an outcome.
  package func count(of outcome: CaseReport.Outcome) -> Int { cases.count { $0.outcome == outcome } }

  /// Everything that passes or fails: the cases, and behind them a coverage below its goal.
  package var points: [CaseReport] { cases + [shortfall].compactMap(\.self) }

  /// The cases that make the run fail, in order.
  package var failures: [CaseReport] { cases.filter(\.outcome.isFailure) }
}
