import Comparison

/// How what was played of a case stands to its golden.
enum GoldenStanding {
  /// It is what the golden says, or no golden is asked for.
  case same
  /// There is no golden.
  case missing(golden: String)
  /// The golden cannot be compared with anything, or not in the form that it has: the reason.
  case unusable(String)
  /// It is something else.
  case different(CaseComparison)
}
