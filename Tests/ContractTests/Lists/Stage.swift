import Observables
import VirtualTime

/// An operator applied to a subject, observed, on a clock of its own.
final class Stage {
  let clock: VirtualClock
  let source = PublishSubject<Int>()
  private(set) var elements: [String] = []
  private(set) var ends: [String] = []
  /// The number of events after the first end.
  private(set) var afterEnd = 0
  private var subscription: (any Disposable)?

  /// Subscribes; `observe` is called with each element after it was noted.
  init(
    _ operation: Operator, clock: VirtualClock = VirtualClock(), observe: @escaping (Stage) -> Void = { _ in }
  ) {
    self.clock = clock
    subscription = operation.apply(source, clock).subscribe(
      onNext: { [unowned self] element in
        if !ends.isEmpty { afterEnd += 1 }
        elements.append(element)
        observe(self)
      },
      onError: { [unowned self] error in note("\(error)") },
      onCompleted: { [unowned self] in note("completed") })
  }

  deinit { subscription?.dispose() }

  func dispose() { subscription?.dispose() }

  /// Lets more time go by than any operator on the list waits.
  func wait() throws { try clock.advance(by: .seconds(100)) }

  private func note(_ end: String) {
    if !ends.isEmpty { afterEnd += 1 }
    ends.append(end)
  }
}
