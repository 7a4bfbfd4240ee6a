import Observables

/// Records the events it receives, with their times.
public final class TestableObserver<Element>: ObserverType {
  /// What came so far.
  public private(set) var events: [Recorded<Event<Element>>] = []
  private let clock: () -> TestTime

  package init(clock: @escaping () -> TestTime) {
    self.clock = clock
  }

  /// Records an event.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: clock(), value: event))
  }
}
