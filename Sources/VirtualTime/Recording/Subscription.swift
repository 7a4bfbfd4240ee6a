/// The times at which a subscription began and ended.
public struct Subscription: Hashable, Sendable {
  /// The time at which the subscription began.
  public let subscribe: TestTime
  /// The time at which the subscription ended; `Int.max` while it lasts.
  public let unsubscribe: TestTime

  /// Creates a subscription that has not ended.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, .max)
  }

  /// Creates a subscription that has ended.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// `(200 : 1000)`, or `(200 : Infinity)` while it lasts.
  public var debugDescription: String { "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))" }
}
