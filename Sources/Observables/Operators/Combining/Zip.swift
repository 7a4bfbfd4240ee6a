extension ObservableType {
  /// Combines the elements of equal index of all sources.
  ///
  ///     a    -1-2-----3-|
  ///     b    ---x---y----|
  ///     out  ---p---q----|       p = [1, x], q = [2, y]
  ///
  /// The sources are subscribed to in order. Elements that wait for their partners are stored without limit. The
  /// sequence completes when all sources have completed, or at an element without a partner after all other sources
  /// have completed. The first error, or an error that the selector throws, ends the sequence. Without sources the
  /// sequence completes at once. The forms for two to eight sources complete only when all sources have completed.
  public static func zip<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Zip { sink in
      let rings = sources.map { _ in Ring<Sources.Element.Element>() }
      let own = ZipSink(sink, count: sources.count, isOfCollection: true) {
        $0.next(try resultSelector(rings.map { $0.removeFirst() }))
      }
      if sources.isEmpty { own.finish() }
      for index in sources.indices { own.subscribe(sources[index], rings[index]) }
      return own
    }
  }

  /// Combines the elements of equal index of all sources into arrays. See the form with a selector.
  public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}

@usableFromInline
package final class Zip<Output>: Producer<Output> {
  private let makeSink: (Sink<Output>) -> ZipSink<Output>

  @usableFromInline
  package init(_ makeSink: @escaping (Sink<Output>) -> ZipSink<Output>) { self.makeSink = makeSink }

  package override func run(_ sink: Sink<Output>) -> any Attachment {
    let own = makeSink(sink)
    own.attach(own.subscriptions)
    return own
  }
}

/// Counts the waiting elements of each source. The elements are stored in rings that only `combine` and the sources
/// use.
@usableFromInline
package final class ZipSink<Output>: OperatorSink<Never, Output> {
  let subscriptions = CompositeDisposable()
  fileprivate let turnstile = Turnstile()
  private let count: Int
  /// Whether an element without a partner ends the sequence, and a source is disposed after its end has been sent, not
  /// before.
  fileprivate let isOfCollection: Bool
  private let combine: (Sink<Output>) throws -> Void
  private let waiting: UnsafeMutablePointer<Int>
  @exclusivity(unchecked) private var numberOfSubscribed = 0
  @exclusivity(unchecked) private var numberOfDone = 0
  /// The number of sources with waiting elements.
  @exclusivity(unchecked) private var numberOfReady = 0

  /// - Parameter combine: A closure that removes the oldest element of each ring, combines them and sends the result.
  @usableFromInline
  package init(
    _ downstream: Sink<Output>, count: Int, isOfCollection: Bool = false,
    combine: @escaping (Sink<Output>) throws -> Void
  ) {
    self.count = count
    self.isOfCollection = isOfCollection
    self.combine = combine
    waiting = .allocate(capacity: count)
    waiting.initialize(repeating: 0, count: count)
    super.init(downstream)
  }

  deinit { waiting.deallocate() }

  @usableFromInline
  package func subscribe<Element>(_ source: Observable<Element>, _ ring: Ring<Element>) {
    if isStopped { return }
    let subscription = SingleAssignmentDisposable()
    _ = subscriptions.insert(subscription)
    let index = numberOfSubscribed
    numberOfSubscribed += 1
    subscription.setDisposable(source.attach(ZipSource(self, index, ring, subscription)))
  }

  fileprivate func received(_ index: Int) {
    waiting[index] += 1
    if waiting[index] == 1 { numberOfReady += 1 }
    if numberOfReady == count {
      send()
    } else if isOfCollection, numberOfDone == count - 1 {
      finish()
    }
  }

  fileprivate func ended() {
    numberOfDone += 1
    if numberOfDone == count { finish() }
  }

  private func send() {
    if isStopped { return }
    // Counted before the result is sent, so that an observer that re-enters finds the remaining elements.
    countDown()
    do { try combine(downstream) } catch { fail(error) }
  }

  private func countDown() {
    var index = 0
    while index < count {
      waiting[index] -= 1
      if waiting[index] == 0 { numberOfReady -= 1 }
      index += 1
    }
  }
}

/// The sink of one of the sources.
private final class ZipSource<Element, Output>: Sink<Element> {
  private let parent: ZipSink<Output>
  // Its own reference: one that is reached through the parent is counted for each element.
  private let turnstile: Turnstile
  private let index: Int
  private let ring: Ring<Element>
  private let subscription: SingleAssignmentDisposable

  init(
    _ parent: ZipSink<Output>, _ index: Int, _ ring: Ring<Element>, _ subscription: SingleAssignmentDisposable
  ) {
    self.parent = parent
    turnstile = parent.turnstile
    self.index = index
    self.ring = ring
    self.subscription = subscription
  }

  override func next(_ element: Element) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    ring.append(element)
    parent.received(index)
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
