import Observables
import Testing
import VirtualTime

/// An operator on the list of those that keep the promises of this target.
struct Operator: Sendable, CustomTestStringConvertible {
  let name: String
  /// Whether an error of the source is dealt with instead of sent on.
  let handlesErrors: Bool
  /// Applies the operator to a source, with a clock for those that need time.
  let apply: @Sendable (Observable<Int>, VirtualClock) -> Observable<String>

  init<Output>(
    _ name: String, handlesErrors: Bool = false,
    _ apply: @escaping @Sendable (Observable<Int>, VirtualClock) -> Observable<Output>
  ) {
    self.name = name
    self.handlesErrors = handlesErrors
    self.apply = { source, clock in apply(source, clock).map { "\($0)" } }
  }

  var testDescription: String { name }
}

/// An error that means nothing.
struct Failure: Error, Equatable {}

/// An operator applied to a subject, observed, on a clock of its own.
final class Stage {
  let clock = VirtualClock()
  let source = PublishSubject<Int>()
  private(set) var elements: [String] = []
  private(set) var ends: [String] = []
  private var subscription: (any Disposable)?

  /// Subscribes; `observe` is called with each element after it was noted.
  init(_ operation: Operator, observe: @escaping (Stage) -> Void = { _ in }) {
    subscription = operation.apply(source, clock).subscribe(
      onNext: { [unowned self] element in
        elements.append(element)
        observe(self)
      },
      onError: { [unowned self] error in ends.append("\(error)") },
      onCompleted: { [unowned self] in ends.append("completed") })
  }

  deinit { subscription?.dispose() }

  func dispose() { subscription?.dispose() }

  /// Lets more time go by than any operator on the list waits.
  func wait() throws { try clock.advance(by: .seconds(10)) }
}
