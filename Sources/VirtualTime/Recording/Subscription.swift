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
