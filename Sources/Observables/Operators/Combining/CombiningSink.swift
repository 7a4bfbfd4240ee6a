/// An operator of several sources, each of which is identified by its position. `makeSink` makes, for each
/// subscription, the sink that has subscribed to them.
@usableFromInline
package final class Combining<Output>: Producer<Output> {
  private let makeSink: (Sink<Output>) -> CombiningSink<Output>

  @usableFromInline
  package init(_ makeSink: @escaping (Sink<Output>) -> CombiningSink<Output>) { self.makeSink = makeSink }

  package override func run(_ sink: Sink<Output>) -> any Attachment {
    let own = makeSink(sink)
    own.attach(own.subscriptions)
    return own
  }
}

/// Counts the sources that have ended, and combines their elements, which are stored where only `combine` and the
/// sources reach them.
@usableFromInline
package class CombiningSink<Output>: SerialSink<Never, Output> {
  let subscriptions = CompositeDisposable()
  let count: Int
  /// Whether the sources are a collection: each is then disposed after its end has been counted and sent, and not
  /// before.
  let isOfCollection: Bool
  private let combine: (Sink<Output>) throws -> Void
  @exclusivity(unchecked) private(set) var numberOfDone = 0

  /// - Parameter combine: A closure that combines the elements that are due and sends the result.
  init(
    _ downstream: Sink<Output>, count: Int, isOfCollection: Bool = false,
    combine: @escaping (Sink<Output>) throws -> Void
  ) {
    self.count = count
    self.isOfCollection = isOfCollection
    self.combine = combine
    super.init(downstream)
  }

  /// Subscribes to a source, unless an earlier one has decided the outcome.
  final func subscribe<Element>(
    _ source: Observable<Element>, _ makeSource: (SingleAssignmentDisposable) -> Sink<Element>
  ) {
    if isStopped { return }
    let subscription = SingleAssignmentDisposable()
    _ = subscriptions.insert(subscription)
    subscription.setDisposable(source.attach(makeSource(subscription)))
  }

  @inline(__always)
  final func send() {
    if isStopped { return }
    do { try combine(downstream) } catch { fail(error) }
  }

  fileprivate final func ended() {
    numberOfDone += 1
    if numberOfDone == count { finish() }
  }
}

/// The sink of one of the sources. A subclass stores its elements.
package class CombinedSource<Element, Output, Parent: CombiningSink<Output>>: Sink<Element> {
  final let parent: Parent
  // A reference of its own, because reaching the turnstile through the parent would cost reference counting for each
  // element.
  final let turnstile: Turnstile
  private let subscription: SingleAssignmentDisposable

  init(_ parent: Parent, _ subscription: SingleAssignmentDisposable) {
    self.parent = parent
    turnstile = parent.turnstile
    self.subscription = subscription
  }

  package final override func error(_ error: any Error) {
    if !turnstile.enter() { return turnstile.postpone { self.error(error) } }
    if !parent.isOfCollection { subscription.dispose() }
    parent.fail(error)
    turnstile.leave()
  }

  package final override func completed() {
    if !turnstile.enter() { return turnstile.postpone { self.completed() } }
    if !parent.isOfCollection { subscription.dispose() }
    parent.ended()
    if parent.isOfCollection { subscription.dispose() }
    turnstile.leave()
  }
}
