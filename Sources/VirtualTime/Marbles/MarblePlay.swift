import Observables

/// Plays marble pictures on a virtual clock and draws what comes out.
///
///     let play = MarblePlay()
///     let out = play.hot("-1-2-3-|") { Int($0)! }.map { $0 * 2 }
///     play.difference(of: out, from: "-2-4-6-|")      // nil: as expected
///
/// One character is one step of time, 10 ms unless said otherwise.
public final class MarblePlay {
  /// The clock of the play, which is also its scheduler.
  public let clock = VirtualClock()
  /// The time of one character.
  public let step: Duration

  /// A play whose characters are `step` long.
  public init(step: Duration = .milliseconds(10)) {
    self.step = step
  }

  /// A source whose events happen at the times of the picture, whoever listens; elements are the characters.
  public func hot(_ marbles: String) -> MarbleSource<String> { hot(marbles) { $0 } }

  /// A source whose events happen at the times of the picture, whoever listens.
  public func hot<Element>(_ marbles: String, _ value: @escaping (String) -> Element) -> MarbleSource<Element> {
    let source = MarbleSource(self, marbles, value, isHot: true)
    source.scheduleHot()
    return source
  }

  /// A source that plays the picture anew from each subscription; elements are the characters.
  public func cold(_ marbles: String) -> MarbleSource<String> { cold(marbles) { $0 } }

  /// A source that plays the picture anew from each subscription.
  public func cold<Element>(_ marbles: String, _ value: @escaping (String) -> Element) -> MarbleSource<Element> {
    MarbleSource(self, marbles, value, isHot: false)
  }

  /// Subscribes at the clock's present time, plays, and redraws both lines if the outcome is another than expected.
  ///
  /// A picture with an end is played 20 steps beyond it, to see that nothing follows; one without is played for its own
  /// length, then the subscription is disposed.
  /// - Parameters:
  ///   - expected: The picture; elements are their descriptions.
  ///   - names: Stands for longer descriptions: a character, and the description it means.
  /// - Returns: Nil if the pictures are alike.
  public func difference<Source: ObservableConvertibleType>(
    of source: Source, from expected: String, where names: [String: String] = [:]
  ) -> String? {
    let wanted = MarbleDiagram(expected)
    var offGrid: [String] = []
    let actual = record(source, steps: wanted.steps.count + (wanted.hasEnd ? 20 : 0), names, &offGrid)
    if actual.trimmed == wanted.trimmed, offGrid.isEmpty { return nil }
    let notes = offGrid.map { "\nbetween steps: \($0)" }.joined()
    return "\nexpected  \(wanted.trimmed.text)\nactual    \(actual.trimmed.text)\(notes)"
  }

  private func record<Source: ObservableConvertibleType>(
    _ source: Source, steps: Int, _ names: [String: String], _ offGrid: inout [String]
  ) -> MarbleDiagram {
    let start = clock.now
    var diagram = MarbleDiagram()
    var between: [String] = []
    func note(_ text: String) {
      let mark = names.filter { $0.value == text }.keys.min() ?? text
      let elapsed = clock.now - start
      let index = Int(elapsed / step)
      if step * index == elapsed { diagram.add(mark, at: index) } else { between.append("\(mark) at \(elapsed)") }
    }
    let subscription = source.asObservable().subscribe(
      onNext: { note("\($0)") },
      onError: { _ in note(MarbleDiagram.failed) },
      onCompleted: { note(MarbleDiagram.completed) })
    do {
      try clock.advance(to: start + step * max(0, steps - 1))
    } catch {
      between.append("\(error)")
    }
    subscription.dispose()
    offGrid = between
    return diagram
  }
}
