import ExactStrings
import JSONValues

/// An expectation of the state, or of the data recorded so far.
package enum Expectation: Hashable, Sendable {
  /// `? PATH OP VALUE`
  case compare(Located<Path>, Comparison, Located<ScriptValue>)
  /// `? PATH exists`
  case exists(Located<Path>)
  /// `? PATH missing`
  case missing(Located<Path>)
  /// `? PATH unique`: an array holds no two equal elements.
  case unique(Located<Path>)
  /// `? PATH == _`: a hole that a golden run fills.
  case hole(Located<Path>)
  /// `? {...}`: the state contains this object.
  case contains(Located<ScriptValue>)

  /// The operators between a path and a value.
  package enum Comparison: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case has
    case like
  }
}
