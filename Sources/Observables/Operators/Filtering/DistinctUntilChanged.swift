extension ObservableType where Element: Equatable {
  /// Drops elements that equal the one before.
  ///
  ///     in   -1-1-2-1-|
  ///     out  -1---2-1-|
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { $0 == $1 }
  }
}

extension ObservableType {
  /// Drops elements whose key equals the key of the one before. A thrown error ends the sequence.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector) { $0 == $1 }
  }

  /// Drops elements that the comparer calls equal to the one before. A thrown error ends the sequence.
  public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops elements whose key the comparer calls equal to the key of the last element sent.
  ///
  /// An error thrown by either closure ends the sequence and disposes the source.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    DistinctUntilChanged(asObservable(), keySelector, comparer)
  }

  /// Drops elements whose property equals that of the one before.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }
}

private final class DistinctUntilChanged<Element, Key>: Producer<Element> {
  private let source: Observable<Element>
  private let key: (Element) throws -> Key
  private let isEqual: (Key, Key) throws -> Bool

  init(
    _ source: Observable<Element>, _ key: @escaping (Element) throws -> Key,
    _ isEqual: @escaping (Key, Key) throws -> Bool
  ) {
    self.source = source
    self.key = key
    self.isEqual = isEqual
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = DistinctUntilChangedSink(sink, key, isEqual)
    own.attach(source.attach(own))
    return own
  }
}

private final class DistinctUntilChangedSink<Element, Key>: OperatorSink<Element, Element> {
  private let key: (Element) throws -> Key
  private let isEqual: (Key, Key) throws -> Bool
  private let current = Slot<Key>()

  init(
    _ downstream: Sink<Element>,
    _ key: @escaping (Element) throws -> Key,
    _ isEqual: @escaping (Key, Key) throws -> Bool
  ) {
    self.key = key
    self.isEqual = isEqual
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if isStopped { return }
    do {
      let key = try self.key(element)
      if current.isFull, try isEqual(current.element, key) { return }
      current.put(key)
      downstream.next(element)
    } catch {
      fail(error)
    }
  }
}
