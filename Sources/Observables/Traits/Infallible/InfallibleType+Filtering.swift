extension InfallibleType {
  /// Sends only the elements that satisfy a predicate.
  ///
  ///     in   -1-2-3-4-|
  ///     out  ---2---4-|      filter { $0 % 2 == 0 }
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }
}

extension InfallibleType where Element: Equatable {
  /// Drops elements that equal the one before.
  ///
  ///     in   -1-1-2-1-|
  ///     out  -1---2-1-|
  public func distinctUntilChanged() -> Infallible<Element> { Infallible(asObservable().distinctUntilChanged()) }
}

extension InfallibleType {
  /// Drops elements whose key equals the key of the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops elements that the comparer calls equal to the last element sent.
  public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops elements whose key the comparer calls equal to the key of the last element sent.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Drops elements whose property equals the property of the one before.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(at: keyPath))
  }
}

extension InfallibleType {
  /// Sends the first `count` elements, then completes together with the last of them.
  ///
  ///     in   -a-b-c-|
  ///     out  -a-[b|]         take(2)
  ///
  /// With a count of 0 the sequence completes without subscribing. A negative count is a programming error and traps.
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

  /// Sends the elements until another sequence sends one, then completes.
  ///
  ///     in    -a-b-c-|
  ///     other ----x---
  ///     out   -a-b|
  ///
  /// Completion of the other sequence is ignored.
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Sends the elements until another sequence sends one, then completes.
  ///
  /// Completion of the other sequence is ignored. Its error goes to `Hooks.defaultErrorHandler` and is ignored
  /// otherwise.
  public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.unfailing))
  }

  /// Sends the elements until one satisfies a predicate, then completes.
  ///
  ///     in   -1-2-3-4-|
  ///     out  -1-2-|          take(until: { $0 == 3 })
  /// - Parameter behavior: Whether the element that satisfies the predicate is sent.
  public func take(
    until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Sends the elements as long as they satisfy a predicate, then completes.
  ///
  ///     in   -1-2-3-1-|
  ///     out  -1-2-|          take(while: { $0 < 3 })
  /// - Parameter behavior: Whether the first element that does not satisfy the predicate is sent.
  public func take(
    while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }
}

extension InfallibleType {
  /// Drops the first `count` elements.
  ///
  ///     in   -a-b-c-|
  ///     out  -----c-|        skip(2)
  public func skip(_ count: Int) -> Infallible<Element> { Infallible(asObservable().skip(count)) }

  /// Drops elements as long as they satisfy a predicate; sends all elements from the first one that does not.
  ///
  ///     in   -1-2-3-1-|
  ///     out  -----3-1-|      skip(while: { $0 < 3 })
  public func skip(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// Drops elements until another sequence sends one.
  ///
  ///     in    -a-b-c-|
  ///     other ----x---
  ///     out   -----c-|
  ///
  /// If the source completes first, the result never completes.
  public func skip<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other.asObservable()))
  }

  /// Drops elements until another sequence sends one.
  ///
  /// If the source completes first, the result never completes. An error of the other sequence goes to
  /// `Hooks.defaultErrorHandler` and is ignored otherwise.
  public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other.unfailing))
  }
}
