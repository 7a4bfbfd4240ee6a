/// A push-style sequence: whoever subscribes receives its events.
///
/// The grammar is `next* (error | completed)?`; nothing follows the end, nothing follows disposal.
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

  /// Sends the events to a sink until the returned disposable is disposed: what every operator overrides.
  package func attach(_ sink: Sink<Element>) -> any Attachment {
    preconditionFailure("an observable attaches sinks")
  }

  /// Attaches a sink where a trampoline runs already, which an operator that is being run need not ask again.
  package func attachInside(_ sink: Sink<Element>) -> any Attachment { attach(sink) }

  /// Whether a subscription runs a trampoline where none runs.
  package var runsTrampoline: Bool { false }

  /// How deeply successions are nested in it: `deliverNow` needs stack for each level, a subscription does not.
  package var nesting: Int { 0 }

  /// What a subscription at this very moment on this thread would find.
  @usableFromInline
  package var readiness: Readiness { [] }

  /// Whether everything is there, so that it can be delivered without a subscription.
  @inlinable
  package final var deliversNow: Bool { @inline(__always) get { readiness.contains(.now) } }

  /// Delivers all elements synchronously, in exactly the order that a subscription would have; only to be called if
  /// `deliversNow`, and right after asking.
  ///
  /// All of them, as a subscription that is still being made cannot be disposed either: whoever receives them drops those
  /// that it does not want any more.
  /// - Returns: The error with which the sequence fails; nil if it completes.
  package func deliverNow(_ body: (Element) -> Void) -> (any Error)? {
    preconditionFailure("an observable that is ready delivers")
  }
}

/// Another name of `Observable`, for sources that have a type of that name themselves.
public typealias RxObservable<Element> = Observable<Element>

/// An observable that subscribes through the thread's trampoline, as every operator does.
///
/// If no trampoline runs on this thread, one is installed around the subscription and drained before it returns; work that
/// sources schedule meanwhile interleaves in order.
@usableFromInline
package class Producer<Element>: Observable<Element> {
  package override init() { super.init() }

  package final override func attach(_ sink: Sink<Element>) -> any Attachment {
    if !Trampoline.begin() { return run(sink) }
    let subscription = run(sink)
    Trampoline.drainAndEnd()
    return subscription
  }

  package final override func attachInside(_ sink: Sink<Element>) -> any Attachment { run(sink) }

  package final override var runsTrampoline: Bool { true }

  /// Makes the operator's own sink, attaches it to the source and returns it.
  package func run(_ sink: Sink<Element>) -> any Attachment {
    preconditionFailure("a producer runs")
  }
}

/// An observable made of a closure, for other modules of the package, which cannot subclass `Producer`.
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
