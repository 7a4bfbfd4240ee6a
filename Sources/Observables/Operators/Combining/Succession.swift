import Synchronization

/// Returns the sources of a succession, one after another.
package class SourceList<Element> {
  /// Returns the next source, or nil if none is left.
  package func next() -> Observable<Element>? { preconditionFailure("a list of sources hands them out") }
  /// Whether it is known that no source is left.
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

  /// Returns an array of observables as `AnyObject`, because an array of `Observable<Element>` looks up metadata at
  /// each access.
  ///
  /// The cast is safe: the elements of both arrays are single references, and both arrays share one storage, which
  /// knows how to release them.
  @inline(__always)
  static func untyped(_ sources: [Observable<Element>]) -> [AnyObject] { unsafeBitCast(sources, to: [AnyObject].self) }
}

/// The sources of any sequence; each source is taken from it only when it is needed.
final class SourceSequence<Sources: Sequence>: SourceList<Sources.Element.Element>
where Sources.Element: ObservableConvertibleType {
  private var iterator: Sources.Iterator

  init(_ sources: Sources) { iterator = sources.makeIterator() }

  override func next() -> Observable<Sources.Element.Element>? { iterator.next()?.asObservable() }
}

/// The sources of any collection, which knows its last one; each source is taken from it only when it is needed.
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

/// The same source, a number of times.
final class RepeatedSource<Element>: SourceList<Element> {
  private let source: Observable<Element>
  private var left: Int

  /// - Parameter times: The number of times; `Int.max` for no limit.
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

/// Subscribes to one source after another, in constant stack.
///
/// A source that ends during its subscription only requests the next turn. A source that is itself a succession is
/// unfolded instead of subscribed to.
package class SuccessionSink<Element>: OperatorSink<Element, Element> {
  // Lists of sources, the innermost last, stored as `AnyObject`: see `SourceArray.untyped`.
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

  /// Returns the list of a source that is a succession of the same kind, or nil if the source has to be subscribed to.
  func unfold(_ source: Observable<Element>) -> SourceList<Element>? { nil }

  /// Called before the subscription to each source.
  func begins() {}

  /// Called when no source is left.
  func exhausted() { finish() }

  final func start(_ list: SourceList<Element>) {
    lists.append(list)
    ResourceTrace.note(depth: 1)
    moveOn()
    attach(NoAttachment.shared)
  }

  /// Subscribes to the next source now, or after the subscription that is being made.
  ///
  /// The source before has ended. Its subscription is disposed first, so that a sequence that both share starts anew.
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
    begins()
    let subscription = source.attach(self)
    // If another turn waits, the source has ended already.
    if turns.load(ordering: .acquiring) == 1 { keep(subscription) } else { subscription.dispose() }
  }

  /// Disposes the subscription to a source that has ended.
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
