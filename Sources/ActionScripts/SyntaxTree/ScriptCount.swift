import ExactStrings

/// A number of times: `x3`, or `x${n}` with a variable.
package enum ScriptCount: Hashable, Sendable {
  /// A number, from 1.
  case number(Int)
  /// A variable that stands for the number, with the place of the count.
  indirect case variable(Located<String>)

  /// Creates a count.
  package init(_ number: Int) { self = .number(number) }

  /// The number; 1 while a variable stands for it.
  package var number: Int { if case .number(let number) = self { number } else { 1 } }

  /// The count as one word.
  var text: String { "x" + operand }

  /// The count without its `x`.
  var operand: String {
    switch self {
    case .number(let number): "\(number)"
    case .variable(let name): "${\(name.value)}"
    }
  }
}
