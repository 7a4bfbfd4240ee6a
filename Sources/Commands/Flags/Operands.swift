import ExactStrings

/// What a command takes besides its flags.
package struct Operands: Hashable, Sendable {
  /// As the synopsis writes them: `[SCRIPT|-]...`, `A B`.
  package let usage: String
  /// The names of those that have to be there, in order.
  package let required: [String]
  /// The most that may be there; nil where there is no limit.
  package let maximum: Int?
  /// What a shell offers for them.
  package let completion: Completion

  /// Any number, also none.
  package static func any(_ placeholder: String, completes completion: Completion = .nothing) -> Operands {
    Operands(usage: "[\(placeholder)]...", required: [], maximum: nil, completion: completion)
  }

  /// Exactly these.
  package static func exactly(_ placeholders: String..., completes completion: Completion = .nothing) -> Operands {
    Operands(
      usage: placeholders.joined(separator: " "), required: placeholders, maximum: placeholders.count,
      completion: completion)
  }

  /// One or none.
  package static func optional(_ placeholder: String, completes completion: Completion = .nothing) -> Operands {
    Operands(usage: "[\(placeholder)]", required: [], maximum: 1, completion: completion)
  }
}
