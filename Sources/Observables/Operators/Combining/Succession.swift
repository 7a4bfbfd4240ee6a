import Synchronization

/// Hands out the sources of a succession, one after another.
package class SourceList<Element> {
  /// The next source; nil if there is none.
  package func next() -> Observable<Element>? { preconditionFailure("a list of sources hands them out") }
  /// Whether it is known that nothing is left.
  package var isKnownToBeEmpty: Bool { false }
}

/// The sources of an array.
final class SourceArray<Element>: SourceList<Element> {
  private let sources: [AnyObject]
  private var index = 0

  init(_ sources: [AnyObject]) { self.sources = sources }

  override func next() -> Observable<Element>? {
    if index == sources.count { return nil }
    index += 1
    return unsafeDowncast(sources[index - 1], to: Observable<Element>.self)
  }

  override var isKnownToBeEmpty: Bool { index == sources.count }

  /// An array of observables without their type: one of `Observable<Element>` looks up metadata at each access.
  ///
  /// The bits are the same, because the elements of both arrays are one reference each, and the storage, which knows
  /// how to let go of them, is shared and not made anew.
  @inline(__always)
  static func untyped(_ sources: [Observable<Element>]) -> [AnyObject] { unsafeBitCast(sources, to: [AnyObject].self) }
}

/// The sources of any sequence, which is asked for one only when its turn has come.
final class SourceSequence<Sources: Sequence>: SourceList<Sources.Element.Element>
where Sources.Element: ObservableConvertibleType {
  private var iterator: Sources.Iterator

  init(_ sources: Sources) { iterator = sources.makeIterator() }

  override func next() -> Observable<Sources.Element.Element>? { iterator.next()?.asObservable() }
}

/// The sources of any collection, which is asked for one only when its turn has come, and which knows its last.
final class SourceCollection<Sources: Collection>: SourceList<Sources.Element.Element>
where Sources.Element: ObservableConvertibleType {
  private let sources: Sources
  private var index: Sources.Index

  init(_ sources: Sources) {
    self.sources = sources
    index = sources.startIndex
  }

  override func next() -> Observable<Sources.Element.Element>? {
    if index == sources.endIndex { return nil }
    defer { sources.formIndex(after: &index) }
    return sources[index].asObservable()
  }

  override var isKnownToBeEmpty: Bool { index == sources.endIndex }
}

/// The same source a number of times.
final class RepeatedSource<Element>: SourceList<Element> {
  private let source: Observable<Element>
  private var left: Int

  /// `Int.max` stands for always.
  init(_ source: Observable<Element>, times: Int) {
    self.source = source
    left = times
  }

  override func next() -> Observable<Element>? {
    if left <= 0 { return nil }
    if left != .max { left -= 1 }
    return source
  }

  override var isKnownToBeEmpty: Bool { left <= 0 }
}

/// Subscribes to one source after another, in constant stack: a source that ends while it is being subscribed only asks
/// for the next turn, and a source that is itself a succession is unfolded instead of subscribed.
package class SuccessionSink<Element>: OperatorSink<Element, Element> {
  // Lists of sources, the innermost last; without their type, see `SourceArray.untyped`.
  private var lists: ContiguousArray<AnyObject> = []
  private let turns = Atomic<Int>(0)
  private let lock = RecursiveLock()
  private var current: (any Attachment)?
  private var isReleased = false

  package override func next(_ element: Element) { forward(element) }

  package override func release() {
    lock.lock()
    isReleased = true
    let last = current
    current = nil
    lock.unlock()
    last?.dispose()
  }

  /// The list of a source that is a succession of the same kind; nil if the source has to be subscribed.
  func unfold(_ source: Observable<Element>) -> SourceList<Element>? { nil }

  /// Called when no source is left.
  func exhausted() { finish() }

  final func start(_ list: SourceList<Element>) {
    lists.append(list)
    ResourceTrace.note(depth: 1)
    moveOn()
    attach(NoAttachment.shared)
  }

  /// Lets the next source take its turn: now, or as soon as the turn under way has been taken.
  ///
  /// The source before has ended. It is let go of before the next one is subscribed, so that what both share begins anew.
  final func moveOn() {
    if turns.add(1, ordering: .acquiringAndReleasing).oldValue > 0 { return }
    repeat { takeTurn() } while turns.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }

  private func takeTurn() {
    if isStopped {
      lists = []
      return
    }
    guard let source = nextSource() else { return exhausted() }
    disposeEnded()
    let subscription = source.attach(self)
    // Another turn is waiting: the source has ended already.
    if turns.load(ordering: .acquiring) == 1 { keep(subscription) } else { subscription.dispose() }
  }

  /// Lets go of a source that has ended.
  final func disposeEnded() {
    lock.lock()
    let ended = current
    current = nil
    lock.unlock()
    ended?.dispose()
  }

  private func keep(_ subscription: any Attachment) {
    lock.lock()
    let isLate = isReleased
    if !isLate { current = subscription }
    lock.unlock()
    if isLate { subscription.dispose() }
  }

  private func nextSource() -> Observable<Element>? {
    while !lists.isEmpty {
      let list = unsafeDowncast(lists[lists.count - 1], to: SourceList<Element>.self)
      let source = list.next()
      if source == nil || list.isKnownToBeEmpty { lists.removeLast() }
      guard let source else { continue }
      guard let inner = unfold(source) else { return source }
      lists.append(inner)
      ResourceTrace.note(depth: lists.count)
    }
    return nil
  }
}
