import CommandLines

/// The share that a suite has to cover, in percent.
package struct CoverageGoal: FlagValue, Hashable {
  /// The percentage; nil if the coverage is only printed.
  let percent: Int?

  package static let placeholder = "PERCENT"

  /// The goal of a run that only prints its coverage.
  static let none = CoverageGoal(percent: nil)

  private init(percent: Int?) { self.percent = percent }

  package init(flagText text: String) throws(UsageError) {
    percent = try Percentage(flagText: text).number
  }
}
