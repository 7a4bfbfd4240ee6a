import Synchronization

extension ObservableType {
  /// Splits the sequence into one sequence per key, in the order in which keys are first seen.
  ///
  ///     in   -1-2-3-4-|
  ///     odd  -1---3---|      groupBy { $0 % 2 }
  ///     even ---2---4-|
  ///
  /// A group is sent before its first element and is hot: a late subscriber gets only its end. Groups end with the source, in
  /// the order of their keys. The source stays subscribed while any group has an observer, though the outer subscription is
  /// disposed. An error of the source or of the selector ends the groups and then the whole.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    GroupBy(asObservable(), keySelector)
  }
}

/// The elements of one key.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What the elements have in common.
  public let key: Key
  private let source: Observable<Element>

  /// The elements of `source` under a key.
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

private final class GroupBy<Element, Key: Hashable>: Producer<GroupedObservable<Key, Element>> {
  private let source: Observable<Element>
  private let keySelector: (Element) throws -> Key

  init(_ source: Observable<Element>, _ keySelector: @escaping (Element) throws -> Key) {
    self.source = source
    self.keySelector = keySelector
  }

  override func run(_ sink: Sink<GroupedObservable<Key, Element>>) -> any Attachment {
    let own = GroupBySink(sink, keySelector)
    let outer = AnonymousDisposable { own.disposeOuter() }
    own.attach(source.attach(own))
    return outer
  }
}

private final class GroupBySink<Element, Key: Hashable>: OperatorSink<Element, GroupedObservable<Key, Element>> {
  private let keySelector: (Element) throws -> Key
  private var places: [Key: Int] = [:]
  private var groups: [PublishSubject<Element>] = []
  private let isOuterDisposed = Atomic<Bool>(false)
  /// Disposes this sink when the outer subscription and all observers of groups are gone.
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

  // Groups may be kept though nobody listens to them: what they share must not keep this sink.
  override func release() { users.dispose() }

  func disposeOuter() {
    isOuterDisposed.store(true, ordering: .sequentiallyConsistent)
    users.dispose()
  }

  /// Whether nobody hears of new groups and of the end any more.
  private var isAlone: Bool { isOuterDisposed.load(ordering: .sequentiallyConsistent) }

  /// The group of a key; a new one is sent first. Nil if nobody can ever listen to it.
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
