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
    return Combining { sink in
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

/// Counts the sources that have sent. Their latest elements are stored in slots.
@usableFromInline
package final class CombineLatestSink<Output>: CombiningSink<Output> {
  @exclusivity(unchecked) private var numberOfFilled = 0

  @usableFromInline
  package override init(
    _ downstream: Sink<Output>, count: Int, isOfCollection: Bool = false,
    combine: @escaping (Sink<Output>) throws -> Void
  ) {
    super.init(downstream, count: count, isOfCollection: isOfCollection, combine: combine)
  }

  @usableFromInline
  package func subscribe<Element>(_ source: Observable<Element>, _ slot: Slot<Element>) {
    subscribe(source) { LatestSource(self, slot, $0) }
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
}

private final class LatestSource<Element, Output>: CombinedSource<Element, Output, CombineLatestSink<Output>> {
  private let slot: Slot<Element>

  init(_ parent: CombineLatestSink<Output>, _ slot: Slot<Element>, _ subscription: SingleAssignmentDisposable) {
    self.slot = slot
    super.init(parent, subscription)
  }

  override func next(_ element: Element) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    let isFirst = !slot.isFull
    slot.put(element)
    parent.received(isFirst: isFirst)
    turnstile.leave()
  }
}
