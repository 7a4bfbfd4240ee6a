import ExactStrings

/// A parsed command line: the operands and, by their declarations, the flags.
package struct Arguments: Sendable {
  /// The operands, in the order given; `-` among them stands for standard input.
  package private(set) var operands: [String]
  /// The values of each flag that was given, by its name.
  private var values: [ExactString: [any Sendable]]

  /// Creates arguments without flags.
  package init(operands: [String] = []) {
    self.operands = operands
    self.values = [:]
  }

  /// The value of a flag; its default where it was not given.
  package subscript<Value>(flag: Flag<Value>) -> Value {
    flag.value(values[flag.declaration.name] ?? [])
  }

  mutating func append(operand: String) {
    operands.append(operand)
  }

  mutating func append(_ value: any Sendable, to flag: FlagDeclaration) {
    values[flag.name, default: []].append(value)
  }

  /// Returns whether a flag was given.
  package func isGiven(_ flag: FlagDeclaration) -> Bool {
    values[flag.name] != nil
  }
}
