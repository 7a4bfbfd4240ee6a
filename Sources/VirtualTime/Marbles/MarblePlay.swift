import Observables

/// Plays marble pictures on a virtual clock and draws the outcome.
///
///     let play = MarblePlay()
///     let out = play.hot("-a-b-|", values: ["a": 1, "b": 2]).map { $0 * 10 }
///     play.difference(of: out, from: "-x-y-|", values: ["x": 10, "y": 20])      // nil: as expected
///
/// One character is one step of time, 10 ms unless another step is set; `-` is nothing, `|` completed, `#` an error,
/// `[ab]` several events in one step, `(text)` an element of several characters; blanks are ignored. If a picture has a
/// mistake, its source fails at subscription, and every `difference` reports the mistake.
public final class MarblePlay {
  /// The clock of the play, which is also its scheduler.
  public let clock = VirtualClock()
  /// The time of one character.
  public let step: Duration

  /// The mistakes in the pictures of the sources.
  private(set) var mistakes: [MarbleMistake] = []

  /// Creates a play whose characters last `step`, at least a nanosecond.
  public init(step: Duration = .milliseconds(10)) {
    if step.wholeNanoseconds <= 0 { fatalError("a step lasts a nanosecond or longer") }
    self.step = step
  }

  /// Returns a source whose events happen at the times of the picture, whether or not there are subscribers; elements
  /// are the characters.
  public func hot(_ marbles: String) -> MarbleSource<String> { hot(marbles) { $0 } }

  /// Returns a source whose events happen at the times of the picture, whether or not there are subscribers.
  /// - Parameter value: Returns an element for its text.
  public func hot<Element>(_ marbles: String, _ value: @escaping (String) -> Element) -> MarbleSource<Element> {
    MarbleSource(clock, events(MarblePicture(role: "hot", text: marbles), value), step: step, isHot: true)
  }

  /// Returns a source whose events happen at the times of the picture, whether or not there are subscribers.
  /// - Parameters:
  ///   - values: The element for each character in the picture.
  ///   - error: The error for `#`.
  public func hot<Element>(
    _ marbles: String, values: [Character: Element], error: any Error = MarbleError()
  ) -> MarbleSource<Element> {
    MarbleSource(clock, events(MarblePicture(role: "hot", text: marbles), values, error), step: step, isHot: true)
  }

  /// Returns a source that plays the picture from the beginning for each subscription; elements are the characters.
  public func cold(_ marbles: String) -> MarbleSource<String> { cold(marbles) { $0 } }

  /// Returns a source that plays the picture from the beginning for each subscription.
  /// - Parameter value: Returns an element for its text.
  public func cold<Element>(_ marbles: String, _ value: @escaping (String) -> Element) -> MarbleSource<Element> {
    MarbleSource(clock, events(MarblePicture(role: "cold", text: marbles), value), step: step, isHot: false)
  }

  /// Returns a source that plays the picture from the beginning for each subscription.
  /// - Parameters:
  ///   - values: The element for each character in the picture.
  ///   - error: The error for `#`.
  public func cold<Element>(
    _ marbles: String, values: [Character: Element], error: any Error = MarbleError()
  ) -> MarbleSource<Element> {
    MarbleSource(clock, events(MarblePicture(role: "cold", text: marbles), values, error), step: step, isHot: false)
  }

  private func events<Element>(
    _ picture: MarblePicture, _ value: (String) -> Element
  ) -> MarbleSource<Element>.Events {
    read(picture) { diagram in diagram.timed(step) { .next(value($0)) } }
  }

  private func events<Element>(
    _ picture: MarblePicture, _ values: [Character: Element], _ error: any Error
  ) -> MarbleSource<Element>.Events {
    read(picture) { diagram throws(MarbleMistake) in
      try diagram.requireKeys(Array(values.keys))
      return diagram.timed(step, error: error) { key in values[Character(key)].map { .next($0) } }
    }
  }

  private func read<Element>(
    _ picture: MarblePicture,
    _ events: (MarbleDiagram) throws(MarbleMistake) -> [(time: Duration, event: Event<Element>)]
  ) -> MarbleSource<Element>.Events {
    do {
      return .success(try events(try MarbleDiagram(picture)))
    } catch {
      mistakes.append(error)
      return .failure(error)
    }
  }
}

extension MarbleDiagram {
  /// Returns the events with their times; `next` returns the event for an element's text.
  fileprivate func timed<Element>(
    _ step: Duration, error: any Error = MarbleError(), _ next: (String) -> Event<Element>?
  ) -> [(time: Duration, event: Event<Element>)] {
    zip(steps.indices, steps).flatMap { index, marbles in
      marbles.compactMap { marble in
        let event: Event<Element>? =
          switch marble.mark {
          case .completed: .completed
          case .failed: .error(error)
          case .element(let text): next(text)
          }
        return event.map { (step * index, $0) }
      }
    }
  }
}
