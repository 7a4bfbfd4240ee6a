import ExactStrings

/// A parsed command line: the operands and, by their declarations, the flags.
package struct Arguments: Sendable {
  /// The operands, in the order given; `-` among them stands for standard input.
  package private(set) var operands: [String]
  private var texts: [ExactString: [String]]

  /// Creates arguments without flags.
  package init(operands: [String] = []) {
    self.operands = operands
    self.texts = [:]
  }

  /// The value of a flag; its default where it was not given.
  package subscript<Value>(flag: Flag<Value>) -> Value {
    flag.value(texts[flag.declaration.name] ?? [])
  }

  /// Returns whether a flag was given at all.
  package func contains<Value>(_ flag: Flag<Value>) -> Bool {
    texts[flag.declaration.name] != nil
  }

  mutating func append(operand: String) {
    operands.append(operand)
  }

  mutating func append(_ text: String, to flag: FlagDeclaration) {
    texts[flag.name, default: []].append(text)
  }

  func isGiven(_ flag: FlagDeclaration) -> Bool {
    texts[flag.name] != nil
  }
}
