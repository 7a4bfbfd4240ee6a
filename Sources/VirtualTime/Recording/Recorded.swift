import Observables

/// A value with the time at which it came.
public struct Recorded<Value> {
  /// When.
  public let time: TestTime
  /// What.
  public let value: Value

  /// A value at a time.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}
extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
  /// `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
  /// `next` at a time.
  public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>>
  where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// `completed` at a time.
  public static func completed<Element>(
    _ time: TestTime, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// `error` at a time.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// Several events.
  public static func events<Element>(_ events: Recorded<Event<Element>>...) -> [Recorded<Event<Element>>]
  where Value == Event<Element> {
    events
  }

  /// Several events.
  public static func events<Element>(_ events: [Recorded<Event<Element>>]) -> [Recorded<Event<Element>>]
  where Value == Event<Element> {
    events
  }
}

extension Event: Equatable where Element: Equatable {
  /// Errors are equal if they print alike.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let one), .next(let other)): one == other
    case (.error(let one), .error(let other)): "\(one)" == "\(other)"
    case (.completed, .completed): true
    default: false
    }
  }
}

/// When a source was subscribed and unsubscribed.
public struct Subscription: Hashable, Sendable {
  /// When the subscription began.
  public let subscribe: TestTime
  /// When it ended; `Int.max` while it lasts.
  public let unsubscribe: TestTime

  /// A subscription that lasts.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, .max)
  }

  /// A subscription that ended.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// `(200 : 1000)`, or `(200 : Infinity)` while it lasts.
  public var debugDescription: String { "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))" }
}
