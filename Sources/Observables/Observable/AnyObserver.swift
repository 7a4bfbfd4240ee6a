/// An observer with its type erased.
public struct AnyObserver<Element>: ObserverType {
  /// Handles one event.
  public typealias EventHandler = (Event<Element>) -> Void

  package let sink: Sink<Element>

  /// An observer that hands every event to a closure.
  public init(eventHandler: @escaping EventHandler) {
    sink = EventSink(eventHandler)
  }

  /// An observer that hands every event to another.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    sink = (observer as? AnyObserver<Element>)?.sink ?? ForwardingSink(observer)
  }

  package init(sink: Sink<Element>) {
    self.sink = sink
  }

  /// Sends one event.
  public func on(_ event: Event<Element>) { sink.on(event) }
  /// Sends `next(element)`.
  public func onNext(_ element: Element) { sink.next(element) }
  /// Sends `error(error)`.
  public func onError(_ error: any Error) { sink.error(error) }
  /// Sends `completed`.
  public func onCompleted() { sink.completed() }
  /// The observer itself.
  public func asObserver() -> AnyObserver<Element> { self }
}

// Safe to share: an observer is called on whichever thread its source sends on, one event at a time. Both are up to the
// source, and the handler is written for that, whether or not the observer was handed over as a value.
extension AnyObserver: @unchecked Sendable where Element: Sendable {}

/// Hands events to a closure, unguarded: the grammar is kept by whoever sends.
private final class EventSink<Element>: Sink<Element> {
  private let handler: (Event<Element>) -> Void

  init(_ handler: @escaping (Event<Element>) -> Void) { self.handler = handler }

  override func next(_ element: Element) { handler(.next(element)) }
  override func error(_ error: any Error) { handler(.error(error)) }
  override func completed() { handler(.completed) }
}

/// Hands events to an observer, unguarded.
private final class ForwardingSink<Observer: ObserverType>: Sink<Observer.Element> {
  private let observer: Observer

  init(_ observer: Observer) { self.observer = observer }

  override func next(_ element: Observer.Element) { observer.onNext(element) }
  override func error(_ error: any Error) { observer.onError(error) }
  override func completed() { observer.onCompleted() }
}
