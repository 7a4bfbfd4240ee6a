extension ObservableType where Element: Equatable {
  /// Drops elements that equal the one before.
  ///
  ///     in   -1-1-2-1-|
  ///     out  -1---2-1-|
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { $0 == $1 }
  }
}

extension ObservableType {
  /// Drops elements whose key equals the key of the one before.
  ///
  /// A thrown error ends the sequence.
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector) { $0 == $1 }
  }

  /// Drops elements that the comparer calls equal to the last element sent.
  ///
  /// A thrown error ends the sequence.
  @inlinable
  public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops elements whose key the comparer calls equal to the key of the last element sent.
  ///
  /// An error thrown by either closure ends the sequence and disposes the source.
  @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    asObservable().folding(Key?.none) { last, element, sink in
      let key = try keySelector(element)
      if let last = last.value, try comparer(last, key) { return }
      last.value = key
      sink.next(element)
    }
  }

  /// Drops elements whose property equals the property of the one before.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }
}
