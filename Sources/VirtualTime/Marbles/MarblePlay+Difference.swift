import Observables

extension MarblePlay {
  /// Subscribes at the clock's current time, plays, and redraws both lines if the outcome is not as expected.
  ///
  ///     expected  -[ab]-c|
  ///     actual    -a   -b-
  ///                  ^ at 10 ms: expected b, got nothing
  ///
  /// Equal instants are aligned; an event between two steps is drawn as `{a}`. A picture with an end is played 20 steps
  /// beyond it, to check that nothing follows. A picture without an end is played for its own length; then the
  /// subscription is disposed.
  /// - Parameters:
  ///   - expected: The picture; elements are their descriptions. `#` is any error.
  ///   - names: Characters that stand for longer descriptions.
  /// - Returns: The difference; nil if there is none. Mistakes in pictures are differences.
  public func difference<Source: ObservableConvertibleType>(
    of source: Source, from expected: String, where names: [String: String] = [:]
  ) -> String? {
    difference(of: source, from: expected, .names(names), keys: nil)
  }

  /// Subscribes at the clock's current time, plays, and redraws both lines if the outcome is not as expected.
  /// - Parameters:
  ///   - expected: The picture.
  ///   - values: The element for each character in the picture.
  ///   - error: The error for `#`, compared by its description; any error if nil.
  /// - Returns: The difference; nil if there is none. Mistakes in pictures are differences.
  public func difference<Source: ObservableConvertibleType>(
    of source: Source, from expected: String, values: [Character: Source.Element], error: (any Error)? = nil
  ) -> String? where Source.Element: Equatable {
    difference(of: source, from: expected, .values(values, error: error), keys: Array(values.keys))
  }

  private func difference<Source: ObservableConvertibleType>(
    of source: Source, from expected: String, _ legend: MarbleLegend<Event<Source.Element>>, keys: [Character]?
  ) -> String? {
    var mistakes = self.mistakes
    var diagram: MarbleDiagram?
    do throws(MarbleMistake) {
      diagram = try MarbleDiagram(MarblePicture(role: "expected", text: expected))
      if let keys { try diagram?.requireKeys(keys) }
    } catch {
      mistakes.append(error)
    }
    guard mistakes.isEmpty, let diagram else { return mistakes.map { "\n\($0)" }.joined() }
    let record = record(source, steps: diagram.steps.count + (diagram.hasEnd ? 20 : 0))
    let comparison = MarbleComparison(diagram.steps, record.events, legend, step: step)
    if comparison.firstDifference == nil, record.failure == nil { return nil }
    return "\n" + comparison.text(\.words) + (record.failure.map { "\n\($0)" } ?? "")
  }

  /// Returns the events of a source during a number of steps, and the message of the clock if it gave up.
  private func record<Source: ObservableConvertibleType>(
    _ source: Source, steps: Int
  ) -> (events: [(time: Duration, what: Event<Source.Element>)], failure: String?) {
    let start = clock.now
    var events: [(time: Duration, what: Event<Source.Element>)] = []
    let subscription = source.asObservable().subscribe { [clock] in events.append((clock.now - start, $0)) }
    defer { subscription.dispose() }
    do {
      try clock.advance(to: start + step * max(0, steps - 1))
    } catch {
      let time = (clock.now - start).inMilliseconds
      return (events, "the clock gave up at \(time): more than \(clock.livelockLimit) events at one instant")
    }
    return (events, nil)
  }
}
