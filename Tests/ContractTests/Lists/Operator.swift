import Observables
import Testing
import VirtualTime

/// An operator on the list of those that keep the promises of this target.
struct Operator: Sendable, CustomTestStringConvertible {
  /// Its name and labels, as in the sources; `static` before it if it hangs on the type.
  let signature: String
  /// The use of the operator, if it is on the list more than once.
  let variant: String
  /// Whether an error of the source is dealt with instead of sent on.
  let handlesErrors: Bool
  /// Applies the operator to a source, with a clock for those that need time.
  let apply: @Sendable (Observable<Int>, VirtualClock) -> Observable<String>

  init<Output>(
    _ signature: String, _ variant: String = "", handlesErrors: Bool = false,
    _ apply: @escaping @Sendable (Observable<Int>, VirtualClock) -> Observable<Output>
  ) {
    self.signature = signature
    self.variant = variant
    self.handlesErrors = handlesErrors
    self.apply = { source, clock in apply(source, clock).map { "\($0)" } }
  }

  var testDescription: String { variant.isEmpty ? signature : "\(signature), \(variant)" }
}

extension Operator {
  /// Every operator of observables that has a source; a new one is put on the list of its group.
  static let ofObservables =
    transforming + filtering + combining + zips + combinations + timing + recovering + sharing + watching

  /// Every operator that keeps the promises.
  static let all = ofObservables + traits

  /// The operators that forward an error of their source.
  static let forwardingErrors = all.filter { !$0.handlesErrors }
}

/// An error that means nothing.
struct Failure: Error, Equatable {}
