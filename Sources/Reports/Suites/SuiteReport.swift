import ExactStrings
import JSONValues

/// The outcomes of all cases of a run, in the order of the suite.
public struct SuiteReport: Hashable, Sendable {
  /// The cases; those of one script are consecutive.
  public var cases: [CaseReport]

  /// What the cases cover, as records for programs; empty where nobody asked for it.
  public var coverage: [JSONValue] = []

  /// Creates a report of cases.
  public init(_ cases: [CaseReport] = []) {
    self.cases = cases
  }

  /// Returns the number of cases with an outcome.
  public func count(of outcome: CaseReport.Outcome) -> Int { cases.count { $0.outcome == outcome } }

  /// The cases that make the run fail, in order.
  public var failures: [CaseReport] { cases.filter(\.outcome.isFailure) }

  /// Whether at least one case makes the run fail.
  public var hasFailed: Bool { cases.contains(where: \.outcome.isFailure) }
}
