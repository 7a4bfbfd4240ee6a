import Synchronization

extension ObservableType {
  /// Splits the sequence into one group per key, in the order in which keys first appear.
  ///
  ///     in   -1-2-3-4-|
  ///     odd  -1---3---|      groupBy { $0 % 2 }
  ///     even ---2---4-|
  ///
  /// A group is sent before its first element and is hot: a later subscriber misses earlier elements, and receives only
  /// the end if the group has ended. Groups end with the source, in the order of their keys. The subscription to the
  /// source lasts while any group has an observer, even after the outer subscription was disposed. An error of the
  /// source or the selector ends the groups and then the result.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return ClosureProducer { sink in
      let own = GroupBySink(sink, keySelector)
      let outer = AnonymousDisposable { own.disposeOuter() }
      own.attach(source.attach(own))
      return outer
    }
  }
}

/// The elements that have one key in common.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// The key of all elements of the group.
  public let key: Key
  private let source: Observable<Element>

  /// Creates a group of the elements of `source`.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The elements without the key.
  public func asObservable() -> Observable<Element> { source }
}

private final class GroupBySink<Element, Key: Hashable>: OperatorSink<Element, GroupedObservable<Key, Element>> {
  private let keySelector: (Element) throws -> Key
  private var places: [Key: Int] = [:]
  private var groups: [PublishSubject<Element>] = []
  private let isOuterDisposed = Atomic<Bool>(false)
  /// Disposes this sink after the outer subscription and the subscriptions to all groups were disposed.
  private let users: RefCountDisposable

  init(
    _ downstream: Sink<GroupedObservable<Key, Element>>, _ keySelector: @escaping (Element) throws -> Key
  ) {
    self.keySelector = keySelector
    let whole = SingleAssignmentDisposable()
    users = RefCountDisposable(disposable: whole)
    super.init(downstream)
    whole.setDisposable(Disposables.create { self.dispose() })
  }

  override func next(_ element: Element) {
    if isStopped { return }
    do { group(of: try keySelector(element))?.onNext(element) } catch { self.error(error) }
  }

  override func error(_ error: any Error) {
    for group in groups { group.onError(error) }
    if isAlone { dispose() } else { fail(error) }
  }

  override func completed() {
    for group in groups { group.onCompleted() }
    if isAlone { dispose() } else { finish() }
  }

  // A group without observers may outlive the subscription, and its share in `users` must not keep this sink alive.
  override func release() { users.dispose() }

  func disposeOuter() {
    isOuterDisposed.store(true, ordering: .sequentiallyConsistent)
    users.dispose()
  }

  /// Whether the outer subscription was disposed, so that new groups and the end are not sent any more.
  private var isAlone: Bool { isOuterDisposed.load(ordering: .sequentiallyConsistent) }

  /// Returns the group of a key; a new group is sent first. Returns nil if a new group cannot have an observer any
  /// more.
  private func group(of key: Key) -> PublishSubject<Element>? {
    if let place = places[key] { return groups[place] }
    if isAlone { return nil }
    let subject = PublishSubject<Element>()
    places[key] = groups.count
    groups.append(subject)
    downstream.next(GroupedObservable(key: key, source: HeldSubject(subject, users)))
    return subject
  }
}
