import ExactStrings
import JSONValues

/// The outcomes of all cases of a run, in the order of the suite.
package struct SuiteReport: Hashable, Sendable {
  /// The cases; those of one script are consecutive.
  package var cases: [CaseReport]

  /// The coverage of the cases as records; empty where coverage was not asked for.
  package var coverage: [JSONValue] = []

  /// Creates a report of cases.
  package init(_ cases: [CaseReport] = []) {
    self.cases = cases
  }

  /// Returns the number of cases with an outcome.
  package func count(of outcome: CaseReport.Outcome) -> Int { cases.count { $0.outcome == outcome } }

  /// The cases that make the run fail, in order.
  package var failures: [CaseReport] { cases.filter(\.outcome.isFailure) }
}
