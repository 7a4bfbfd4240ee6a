import ExactStrings

/// A number of times: `x3`, or `x${n}` with a variable.
public struct ScriptCount: Hashable, Sendable {
  /// The number, from 1; it is 1 while a variable stands for it.
  public var number: Int
  /// The variable that stands for the number, with the place of the count; nil once it is expanded.
  public var variable: Located<String>?

  /// Creates a count.
  public init(_ number: Int) { self.number = number }

  /// Creates a count that a variable stands for.
  public init(variable: Located<String>) {
    number = 1
    self.variable = variable
  }

  /// The count as one word.
  var text: String { "x" + operand }

  /// The count without its `x`.
  var operand: String { variable.map { "${\($0.value)}" } ?? "\(number)" }
}
