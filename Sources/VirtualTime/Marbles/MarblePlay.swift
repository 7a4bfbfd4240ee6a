import Observables

/// Plays marble pictures on a virtual clock and draws what comes out.
///
///     let play = MarblePlay()
///     let out = play.hot("-a-b-|", values: ["a": 1, "b": 2]).map { $0 * 10 }
///     play.difference(of: out, from: "-x-y-|", values: ["x": 10, "y": 20])      // nil: as expected
///
/// One character is one step of time, 10 ms unless said otherwise; `-` is nothing, `|` completed, `#` an error, `[ab]`
/// happens in one step, `(text)` is an element of several characters, blanks are for the eye. A mistake in a picture
/// makes its source fail when it is subscribed, and every `difference` name it.
public final class MarblePlay {
  /// The clock of the play, which is also its scheduler.
  public let clock = VirtualClock()
  /// The time of one character.
  public let step: Duration

  /// The mistakes in the pictures of the sources.
  private(set) var mistakes: [MarbleMistake] = []

  /// A play whose characters are `step` long, at least a nanosecond.
  public init(step: Duration = .milliseconds(10)) {
    precondition(step.wholeNanoseconds > 0, "a step lasts a nanosecond or longer")
    self.step = step
  }

  /// A source whose events happen at the times of the picture, whoever listens; elements are the characters.
  public func hot(_ marbles: String) -> MarbleSource<String> { hot(marbles) { $0 } }

  /// A source whose events happen at the times of the picture, whoever listens.
  /// - Parameter value: Makes an element of its text.
  public func hot<Element>(_ marbles: String, _ value: @escaping (String) -> Element) -> MarbleSource<Element> {
    MarbleSource(clock, events(MarblePicture(role: "hot", text: marbles), value), step: step, isHot: true)
  }

  /// A source whose events happen at the times of the picture, whoever listens.
  /// - Parameters:
  ///   - values: The element of each character that stands in the picture.
  ///   - error: What `#` sends.
  public func hot<Element>(
    _ marbles: String, values: [Character: Element], error: any Error = MarbleError()
  ) -> MarbleSource<Element> {
    MarbleSource(clock, events(MarblePicture(role: "hot", text: marbles), values, error), step: step, isHot: true)
  }

  /// A source that plays the picture anew from each subscription; elements are the characters.
  public func cold(_ marbles: String) -> MarbleSource<String> { cold(marbles) { $0 } }

  /// A source that plays the picture anew from each subscription.
  /// - Parameter value: Makes an element of its text.
  public func cold<Element>(_ marbles: String, _ value: @escaping (String) -> Element) -> MarbleSource<Element> {
    MarbleSource(clock, events(MarblePicture(role: "cold", text: marbles), value), step: step, isHot: false)
  }

  /// A source that plays the picture anew from each subscription.
  /// - Parameters:
  ///   - values: The element of each character that stands in the picture.
  ///   - error: What `#` sends.
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
  /// The events with their times; `next` makes one of an element's text.
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
