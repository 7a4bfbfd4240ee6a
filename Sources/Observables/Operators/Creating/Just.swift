extension ObservableType {
  /// Sends one element, then completes, both synchronously at subscription.
  ///
  ///     out  [a|]
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> { Just(element) }

  /// Sends one element, then completes, each in an action of the scheduler.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    ClosureProducer { sink in
      scheduler.schedule(element) { element in
        sink.next(element)
        return scheduler.schedule(()) {
          sink.completed()
          return Disposables.create()
        }
      }.attachment
    }
  }
}

@usableFromInline
package final class Just<Element>: Observable<Element> {
  private let element: Element

  @usableFromInline
  package init(_ element: Element) { self.element = element }

  package override func attach(_ sink: Sink<Element>) -> any Attachment {
    sink.next(element)
    sink.completed()
    return NoAttachment.shared
  }

  package override var readiness: Readiness { [.now, .unfailing, .single] }

  package override func deliverNow(_ body: (Element) -> Void) -> (any Error)? {
    body(element)
    return nil
  }
}
