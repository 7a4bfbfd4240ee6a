/// A push-style sequence, which sends its events to its subscribers.
///
/// The grammar is `next* (error | completed)?`. Nothing follows the end, and nothing follows disposal.
public class Observable<Element>: ObservableType {
  private let trace = ResourceTrace(.observable)

  @usableFromInline
  package init() {}

  /// Subscribes an observer.
  /// - Returns: The subscription; disposing it ends the delivery.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    Subscription.make(ObserverSink(observer), to: self)
  }

  /// The observable itself.
  public func asObservable() -> Observable<Element> { self }

  /// Sends the events to a sink until the returned disposable is disposed. Every operator overrides this method.
  package func attach(_ sink: Sink<Element>) -> any Attachment {
    preconditionFailure("an observable attaches sinks")
  }

  /// Attaches a sink without checking for a trampoline. Call it only while the thread's trampoline runs.
  package func attachInside(_ sink: Sink<Element>) -> any Attachment { attach(sink) }

  /// Whether a subscription starts the thread's trampoline if it is not running.
  package var runsTrampoline: Bool { false }

  /// The number of successions nested in this one. `deliverNow` needs stack for each level; a subscription does not.
  package var nesting: Int { 0 }

  /// The events that a subscription would receive at this moment on this thread.
  @usableFromInline
  package var readiness: Readiness { [] }

  /// Whether all elements and the end are available, so that they can be delivered without a subscription.
  @inlinable
  package final var deliversNow: Bool { @inline(__always) get { readiness.contains(.now) } }

  /// Delivers all elements synchronously, in exactly the order of a subscription.
  ///
  /// Call it only right after `deliversNow` returned true. The delivery cannot be stopped, as a subscription that is
  /// still being made cannot be disposed: the receiver ignores the elements that it does not want any more.
  /// - Returns: The error with which the sequence fails; nil if it completes.
  package func deliverNow(_ body: (Element) -> Void) -> (any Error)? {
    preconditionFailure("an observable that is ready delivers")
  }
}

/// Another name of `Observable`, for source files that have another type of that name.
public typealias RxObservable<Element> = Observable<Element>

/// An observable that subscribes through the thread's trampoline, as every operator does.
///
/// If no trampoline runs on this thread, the subscription starts one and drains it before it returns. Work that sources
/// schedule meanwhile runs in its order.
@usableFromInline
package class Producer<Element>: Observable<Element> {
  package override init() { super.init() }

  package final override func attach(_ sink: Sink<Element>) -> any Attachment {
    guard let turn = Trampoline.begin() else { return run(sink) }
    let subscription = run(sink)
    turn.drainAndEnd()
    return subscription
  }

  package final override func attachInside(_ sink: Sink<Element>) -> any Attachment { run(sink) }

  package final override var runsTrampoline: Bool { true }

  /// Makes the operator's own sink, attaches it to the source and returns it.
  package func run(_ sink: Sink<Element>) -> any Attachment {
    preconditionFailure("a producer runs")
  }
}

/// A producer made of a closure that makes the operator's own sink, attaches it to the source and returns it.
package final class ClosureProducer<Element>: Producer<Element> {
  private let body: (Sink<Element>) -> any Attachment
  private let isSilent: () -> Bool

  /// - Parameter isSilent: Whether its readiness is `silent`.
  package init(isSilent: @escaping () -> Bool = { false }, _ body: @escaping (Sink<Element>) -> any Attachment) {
    self.body = body
    self.isSilent = isSilent
  }

  package override func run(_ sink: Sink<Element>) -> any Attachment { body(sink) }

  package override var readiness: Readiness { isSilent() ? .silent : [] }
}
