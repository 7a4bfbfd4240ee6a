import Observables

extension TestScheduler {
  /// Moves the clock by one tick and runs the work that was waiting for the current moment, including work that it
  /// schedules for the same moment (CA-44).
  ///
  ///     store.send(.numberFactButtonTapped)      // its effect is received on the scheduler
  ///     scheduler.advance()
  ///     store.receive(.numberFactResponse(...))
  public func advance() { runAdvancing { advanceTo(clock + 1) } }

  /// Moves the clock by a span and runs everything that is due up to and including the end of the span (CA-44).
  ///
  /// Work of the same time runs in the order in which it was scheduled. A span of zero is one tick, as in `advance()`.
  /// - Parameter span: A whole number of ticks; for milliseconds, create the scheduler with a `resolution` of 0.001.
  public func advance(by span: RxTimeInterval) {
    if span <= .zero { return advance() }
    let ticks = ticks(of: span)
    runAdvancing { advanceTo(clock + ticks) }
  }

  /// Runs everything that is scheduled, including new work, until nothing waits (CA-44).
  public func run() { runAdvancing { start() } }

  private func ticks(of span: RxTimeInterval) -> TestTime {
    let tick = Duration.seconds(resolution)
    let ticks = span / tick
    let whole = TestTime(ticks + 0.5)
    if (ticks - Double(whole)).magnitude < 1e-6 { return whole }
    fatalError(
      "a test scheduler advances by whole ticks, and one of these is \(tick): use TestScheduler(initialClock:resolution:)"
    )
  }
}
