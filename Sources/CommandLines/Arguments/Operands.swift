import ExactStrings

/// The operands of a command, that is, its arguments besides flags.
package struct Operands: Hashable, Sendable {
  /// The operands as the synopsis writes them: `[SCRIPT|-]...`, `A B`.
  package let usage: String
  /// The names of the required operands, in order.
  package let required: [String]
  /// The largest number of operands; nil where there is no limit.
  package let maximum: Int?
  /// The completion of the operands.
  package let completion: Completion

  /// Returns operands of any number, including none.
  package static func any(_ placeholder: String, completes completion: Completion = .nothing) -> Operands {
    Operands(usage: "[\(placeholder)]...", required: [], maximum: nil, completion: completion)
  }

  /// Returns exactly these operands.
  package static func exactly(_ placeholders: String..., completes completion: Completion = .nothing) -> Operands {
    Operands(
      usage: placeholders.joined(separator: " "), required: placeholders, maximum: placeholders.count,
      completion: completion)
  }

  /// Returns one operand or none.
  package static func optional(_ placeholder: String, completes completion: Completion = .nothing) -> Operands {
    Operands(usage: "[\(placeholder)]", required: [], maximum: 1, completion: completion)
  }
}
