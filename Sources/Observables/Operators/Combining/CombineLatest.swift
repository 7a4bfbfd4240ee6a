extension ObservableType {
  /// Combines the latest elements of all sources whenever one of them sends.
  ///
  ///     a    -1---2----|
  ///     b    ---x---y-|
  ///     out  ---p-q-r--|         p = [1, x], q = [2, x], r = [2, y]
  ///
  /// The first combination is sent when each source has sent an element. The sources are subscribed to in order. The
  /// sequence completes when all sources have completed. It also completes at an element after which no combination can
  /// come, because all other sources have completed and one of them without an element. The first error, or an error
  /// that the selector throws, ends the sequence. Without sources the selector is called once, with an empty array.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return CombineLatest { sink in
      let slots = sources.map { _ in Slot<Sources.Element.Element>() }
      let own = CombineLatestSink(sink, count: sources.count, isOfCollection: true) {
        $0.next(try resultSelector(slots.map(\.element)))
      }
      if sources.isEmpty { own.combineOnce() }
      for index in sources.indices { own.subscribe(sources[index], slots[index]) }
      return own
    }
  }

  /// Combines the latest elements of all sources into arrays. See the form with a selector.
  public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}

@usableFromInline
package final class CombineLatest<Output>: Producer<Output> {
  private let makeSink: (Sink<Output>) -> CombineLatestSink<Output>

  @usableFromInline
  package init(_ makeSink: @escaping (Sink<Output>) -> CombineLatestSink<Output>) { self.makeSink = makeSink }

  package override func run(_ sink: Sink<Output>) -> any Attachment {
    let own = makeSink(sink)
    own.attach(own.subscriptions)
    return own
  }
}

/// Counts the sources that have sent or ended. The elements are stored in slots that only `combine` and the sources
/// use.
@usableFromInline
package final class CombineLatestSink<Output>: OperatorSink<Never, Output> {
  let subscriptions = CompositeDisposable()
  fileprivate let turnstile = Turnstile()
  private let count: Int
  /// Whether a source that has ended is disposed after its end has been counted and sent, and not before.
  fileprivate let isOfCollection: Bool
  private let combine: (Sink<Output>) throws -> Void
  @exclusivity(unchecked) private var numberOfDone = 0
  @exclusivity(unchecked) private var numberOfFilled = 0

  /// - Parameter combine: A closure that combines the elements of the slots and sends the result.
  @usableFromInline
  package init(
    _ downstream: Sink<Output>, count: Int, isOfCollection: Bool = false,
    combine: @escaping (Sink<Output>) throws -> Void
  ) {
    self.count = count
    self.isOfCollection = isOfCollection
    self.combine = combine
    super.init(downstream)
  }

  @usableFromInline
  package func subscribe<Element>(_ source: Observable<Element>, _ slot: Slot<Element>) {
    if isStopped { return }
    let subscription = SingleAssignmentDisposable()
    _ = subscriptions.insert(subscription)
    subscription.setDisposable(source.attach(LatestSource(self, slot, subscription)))
  }

  func combineOnce() {
    send()
    finish()
  }

  fileprivate func received(isFirst: Bool) {
    if isFirst { numberOfFilled += 1 }
    if numberOfFilled == count {
      send()
    } else if numberOfDone == count - 1 {
      finish()
    }
  }

  fileprivate func ended() {
    numberOfDone += 1
    if numberOfDone == count { finish() }
  }

  private func send() {
    if isStopped { return }
    do { try combine(downstream) } catch { fail(error) }
  }
}

/// The sink of one of the sources.
private final class LatestSource<Element, Output>: Sink<Element> {
  private let parent: CombineLatestSink<Output>
  // Its own reference: one that is reached through the parent is counted for each element.
  private let turnstile: Turnstile
  private let slot: Slot<Element>
  private let subscription: SingleAssignmentDisposable

  init(
    _ parent: CombineLatestSink<Output>, _ slot: Slot<Element>, _ subscription: SingleAssignmentDisposable
  ) {
    self.parent = parent
    turnstile = parent.turnstile
    self.slot = slot
    self.subscription = subscription
  }

  override func next(_ element: Element) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    let isFirst = !slot.isFull
    slot.put(element)
    parent.received(isFirst: isFirst)
    turnstile.leave()
  }

  override func error(_ error: any Error) {
    if !turnstile.enter() { return turnstile.postpone { self.error(error) } }
    if !parent.isOfCollection { subscription.dispose() }
    parent.fail(error)
    turnstile.leave()
  }

  override func completed() {
    if !turnstile.enter() { return turnstile.postpone { self.completed() } }
    if !parent.isOfCollection { subscription.dispose() }
    parent.ended()
    if parent.isOfCollection { subscription.dispose() }
    turnstile.leave()
  }
}
