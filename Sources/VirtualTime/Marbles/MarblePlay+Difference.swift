import Observables

extension MarblePlay {
  /// Subscribes at the clock's present time, plays, and redraws both lines if the outcome is another than expected.
  ///
  ///     expected  -[ab]-c|
  ///     actual    -a   -b-
  ///                  ^ at 10 ms: expected b, got nothing
  ///
  /// Equal instants stand under each other; what happens between two steps is drawn as `{a}`. A picture with an end is
  /// played 20 steps beyond it, to see that nothing follows; one without is played for its own length, then the
  /// subscription is disposed.
  /// - Parameters:
  ///   - expected: The picture; elements are their descriptions. `#` is any error.
  ///   - names: Stands for longer descriptions: a character, and the description it means.
  /// - Returns: Nil if the pictures are alike. Mistakes in pictures are differences.
  public func difference<Source: ObservableConvertibleType>(
    of source: Source, from expected: String, where names: [String: String] = [:]
  ) -> String? {
    difference(of: source, from: expected, .names(names), keys: nil)
  }

  /// Subscribes at the clock's present time, plays, and redraws both lines if the outcome is another than expected.
  /// - Parameters:
  ///   - expected: The picture.
  ///   - values: The element of each character that stands in the picture.
  ///   - error: What `#` stands for, compared by its description; any error if nil.
  /// - Returns: Nil if the pictures are alike. Mistakes in pictures are differences.
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

  /// What comes out of a source until the last of some steps, and why the clock gave up if it did.
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
