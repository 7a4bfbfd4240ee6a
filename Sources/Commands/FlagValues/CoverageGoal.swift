import CommandLines

/// How much a suite has to cover, in percent.
package struct CoverageGoal: FlagValue, Hashable {
  /// The percentage; nil where the coverage is only told.
  let percent: Int?

  package static let placeholder = "PERCENT"

  /// The goal of a run that only tells its coverage.
  static let none = CoverageGoal(percent: nil)

  private init(percent: Int?) { self.percent = percent }

  package init(flagText text: String) throws(FlagProblem) {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isNumber, let percent = Int(text), percent <= 100 else {
      throw FlagProblem(takes: "a whole number from 0 to 100", not: text)
    }
    self.percent = percent
  }
}
