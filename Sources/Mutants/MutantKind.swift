/// The kinds of changes, in the order in which mutants are tried.
package enum MutantKind: String, CaseIterable, Sendable {
  /// A mutation, or an action of a store, is left out.
  case drop
  /// A mutation, or an action of a store, is reduced twice.
  case double
  /// Two mutations of one effect come in the other order.
  case swap
  /// A call that is cancelled delivers its reply all the same.
  case cancel
  /// A reply is delivered twice.
  case `repeat`
  /// A failed call completes without an error.
  case swallow
  /// An action has another payload.
  case payload
}
