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
    return Combining { sink in
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

/// Counts the waiting elements of each source, which are stored in rings; `combine` removes the oldest of each. In a
/// collection an element without a partner ends the sequence, too.
@usableFromInline
package final class ZipSink<Output>: CombiningSink<Output> {
  private let waiting: UnsafeMutablePointer<Int>
  @exclusivity(unchecked) private var numberOfSubscribed = 0
  /// The number of sources with waiting elements.
  @exclusivity(unchecked) private var numberOfReady = 0

  @usableFromInline
  package override init(
    _ downstream: Sink<Output>, count: Int, isOfCollection: Bool = false,
    combine: @escaping (Sink<Output>) throws -> Void
  ) {
    waiting = .allocate(capacity: count)
    waiting.initialize(repeating: 0, count: count)
    super.init(downstream, count: count, isOfCollection: isOfCollection, combine: combine)
  }

  deinit { waiting.deallocate() }

  @usableFromInline
  package func subscribe<Element>(_ source: Observable<Element>, _ ring: Ring<Element>) {
    let index = numberOfSubscribed
    numberOfSubscribed += 1
    subscribe(source) { ZipSource(self, index, ring, $0) }
  }

  fileprivate func received(_ index: Int) {
    waiting[index] += 1
    if waiting[index] == 1 { numberOfReady += 1 }
    if numberOfReady == count {
      // Counted before the result is sent, so that an observer that re-enters finds the remaining elements.
      countDown()
      send()
    } else if isOfCollection, numberOfDone == count - 1 {
      finish()
    }
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

private final class ZipSource<Element, Output>: CombinedSource<Element, Output, ZipSink<Output>> {
  private let index: Int
  private let ring: Ring<Element>

  init(_ parent: ZipSink<Output>, _ index: Int, _ ring: Ring<Element>, _ subscription: SingleAssignmentDisposable) {
    self.index = index
    self.ring = ring
    super.init(parent, subscription)
  }

  override func next(_ element: Element) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    ring.append(element)
    parent.received(index)
    turnstile.leave()
  }
}
