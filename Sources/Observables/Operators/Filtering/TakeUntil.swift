/// Whether the element that ends a sequence is sent.
public enum TakeBehavior: Sendable {
  /// The element is sent.
  case inclusive
  /// The element is not sent.
  case exclusive
}

extension ObservableType {
  /// Sends the elements until another sequence sends one, then completes.
  ///
  ///     in    -a-b-c-|
  ///     other ----x---
  ///     out   -a-b|
  ///
  /// Completion of the other sequence is ignored; its error ends the sequence.
  @inlinable
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    TakeUntil(asObservable(), other.asObservable())
  }

  /// Sends the elements until one satisfies a predicate, then completes.
  ///
  ///     in   -1-2-3-4-|
  ///     out  -1-2-|          take(until: { $0 == 3 })
  /// - Parameter behavior: Whether the element that satisfies the predicate is sent.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}

@usableFromInline
package final class TakeUntil<Element, Other>: Producer<Element> {
  private let source: Observable<Element>
  private let other: Observable<Other>

  @usableFromInline
  package init(_ source: Observable<Element>, _ other: Observable<Other>) {
    self.source = source
    self.other = other
  }

  package override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = TakeUntilSink<Element, Other>(sink)
    own.signal.setDisposable(other.attach(TakeUntilSignalSink(own)))
    own.attach(own.isStopped ? NoAttachment.shared : attach(own))
    return own
  }

  private func attach(_ own: TakeUntilSink<Element, Other>) -> any Attachment {
    guard let scope = CancellationScope.make() else { return source.attach(own) }
    own.scope = scope
    return scope.subscribing { source.attach(own) }
  }

  // A single element that is available comes before any event of the other sequence, and no element follows it.
  package override var readiness: Readiness {
    let readiness = source.readiness
    return readiness.isSuperset(of: [.now, .single]) && other.readiness.contains(.silent) ? readiness : []
  }

  package override func deliverNow(_ body: (Element) -> Void) -> (any Error)? { source.deliverNow(body) }
}

private final class TakeUntilSink<Element, Other>: SerialPassingSink<Element> {
  let signal = SingleAssignmentDisposable()
  /// The scope of the source; nil unless a `CancellationReferee` decides whether the source goes on.
  fileprivate var scope: CancellationScope?

  /// Completes because the other sequence has sent an element.
  func giveUp() {
    if scope?.isKept != true { completed() }
  }

  override func release() { signal.dispose() }
}

private final class TakeUntilSignalSink<Element, Other>: Sink<Other> {
  private let parent: TakeUntilSink<Element, Other>

  init(_ parent: TakeUntilSink<Element, Other>) { self.parent = parent }

  override func next(_ element: Other) { parent.giveUp() }
  override func error(_ error: any Error) { parent.error(error) }
  override func completed() { parent.signal.dispose() }
}
