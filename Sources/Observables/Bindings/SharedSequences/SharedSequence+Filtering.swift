extension SharedSequenceConvertibleType {
  /// Drops elements that do not satisfy a predicate.
  ///
  ///     in   -1-2-3-|
  ///     out  -1---3-|        filter { $0.isOdd }
  public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().filter(predicate))
  }

  /// Drops the first elements.
  ///
  ///     in   -1-2-3-|
  ///     out  -----3-|        skip(2)
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().skip(count))
  }

  /// Drops elements whose key equals the key of the one before.
  ///
  ///     in   -a-A-b-a-|
  ///     out  -a---b-a-|      distinctUntilChanged { $0.lowercased() }
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops elements that the comparer calls equal to the last element sent.
  ///
  ///     in   -a-A-b-a-|
  ///     out  -a---b-a-|      distinctUntilChanged { $0.lowercased() == $1.lowercased() }
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops elements whose key the comparer calls equal to the key of the last element sent.
  ///
  ///     in   -a-A-b-a-|
  ///     out  -a---b-a-|      distinctUntilChanged({ $0.lowercased() }) { $0 == $1 }
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops elements that equal the one before.
  ///
  ///     in   -1-1-2-1-|
  ///     out  -1---2-1-|
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}
