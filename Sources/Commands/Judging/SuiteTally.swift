import ExactStrings
import Reports

/// The numbers of cases and files in the last line of `test`.
struct SuiteTally {
  private var passed = 0
  private(set) var failed = 0
  /// The number of cases that a mistake of their script ended.
  private var erroneous = 0
  private var failedAsExpected = 0
  private var skipped = 0
  /// The number of files that cannot be played or judged.
  var unusable = 0
  /// The number of goldens that cannot be compared although no case fails because of it.
  var unusableGoldens = 0
  /// The number of goldens without a script or case.
  var obsolete = 0
  /// The number of scripts with changes that may be accepted.
  var acceptable = 0

  /// The number of cases.
  var judged: Int { passed + failed + erroneous + failedAsExpected + skipped }

  /// Whether a case failed or was ended by a mistake.
  var hasFailure: Bool { failed + erroneous > 0 }

  /// Counts a case.
  mutating func add(_ outcome: CaseReport.Outcome) {
    switch outcome {
    case .skip: skipped += 1
    case .xfail: failedAsExpected += 1
    case .error: erroneous += 1
    default: if outcome.isFailure { failed += 1 } else { passed += 1 }
    }
  }

  /// The last line: `3 cases in 1 script: 2 passed, 1 failed`.
  func summary(of suite: ScriptSuite) -> String {
    let scripts = suite.entries.count { !$0.chosen.isEmpty }
    let counts = [
      ("passed", passed), ("failed", failed), ("failed as expected", failedAsExpected), ("not played", skipped),
    ].filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
    let errors = unusable + erroneous
    let parts = [
      (judged - erroneous, counts.joined(separator: ", ")), (judged == 0 ? 1 : 0, "nothing played"),
      (errors, counted(errors, "error")), (unusableGoldens, counted(unusableGoldens, "unusable golden")),
      (obsolete, counted(obsolete, "obsolete golden")),
      (suite.leftOutCount, "\(suite.leftOutCount) left out by '@only'"),
    ].filter { $0.0 > 0 }.map(\.1)
    return "\(counted(judged, "case")) in \(counted(scripts, "script")): \(parts.joined(separator: "; "))\n"
  }
}
