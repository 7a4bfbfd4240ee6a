/// An observer with its type erased.
public struct AnyObserver<Element>: ObserverType {
  /// Handles one event.
  public typealias EventHandler = (Event<Element>) -> Void

  package let sink: Sink<Element>

  /// Creates an observer that passes every event to a closure.
  public init(eventHandler: @escaping EventHandler) {
    sink = EventSink(eventHandler)
  }

  /// Creates an observer that passes every event to another observer.
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

// Safe to share: the source chooses the thread on which an observer is called and sends one event at a time. Every
// handler has to expect that anyway.
extension AnyObserver: @unchecked Sendable where Element: Sendable {}

/// Passes events to a closure. The sender is responsible for the grammar.
private final class EventSink<Element>: Sink<Element> {
  private let handler: (Event<Element>) -> Void

  init(_ handler: @escaping (Event<Element>) -> Void) { self.handler = handler }

  override func next(_ element: Element) { handler(.next(element)) }
  override func error(_ error: any Error) { handler(.error(error)) }
  override func completed() { handler(.completed) }
}

/// Passes events to an observer. The sender is responsible for the grammar.
private final class ForwardingSink<Observer: ObserverType>: Sink<Observer.Element> {
  private let observer: Observer

  init(_ observer: Observer) { self.observer = observer }

  override func next(_ element: Observer.Element) { observer.onNext(element) }
  override func error(_ error: any Error) { observer.onError(error) }
  override func completed() { observer.onCompleted() }
}
