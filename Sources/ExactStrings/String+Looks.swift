extension String {
  /// Returns whether both texts look the same, by Unicode's canonical equivalence: é as one scalar and as two.
  // Not inlined: `Scripts/exact-strings` exempts this function alone.
  @inline(never)
  package func looksLike(_ other: String) -> Bool { areEquivalent(self, other) }
}

/// Returns whether two values are equal by their type's own operator.
private func areEquivalent<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }
