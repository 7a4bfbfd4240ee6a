/// A link of a chain that passes values on: the least that anything costs that is made of generic objects.
///
/// The module stands alone so that the compiler of the benchmarks knows no more of it than it knows of a library.
open class Link<Value> {
  /// Creates a link.
  public init() {}

  /// Takes a value.
  open func send(_ value: Value) {}
}

/// Passes each value on, changed.
public final class Changing<Value>: Link<Value> {
  private let next: Link<Value>
  private let change: (Value) -> Value

  /// Creates a link before another one.
  public init(before next: Link<Value>, _ change: @escaping (Value) -> Value) {
    self.next = next
    self.change = change
  }

  override public func send(_ value: Value) { next.send(change(value)) }
}

/// Ends a chain.
public final class Ending<Value>: Link<Value> {
  private let take: (Value) -> Void

  /// Creates the end of a chain.
  public init(_ take: @escaping (Value) -> Void) { self.take = take }

  override public func send(_ value: Value) { take(value) }
}
