extension SharedSequenceConvertibleType {
  /// Sends the elements of all sources as they come.
  ///
  ///     a    -1---3-|
  ///     b    ---2------4-|
  ///     out  -1-2-3----4-|
  public static func merge<Sources: Collection>(_ sources: Sources) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Sends the elements of all sources as they come. See the form for collections.
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Sends the elements of all sources as they come. See the form for collections.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources)
  }

  /// Combines each element with the latest element of another sequence.
  ///
  /// Elements that come before the first element of the other sequence are dropped.
  ///
  ///     in      -1---2-3-|
  ///     second  ---x-----y|
  ///     out     -----p-q-|     p = [2, x], q = [3, x]
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
    SharedSequence(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Sends the latest element of another sequence, which may be shared in another way, in place of each element.
  ///
  ///     in      -1---2-3-|
  ///     second  ---x-----y|
  ///     out     -----x-x-|
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> {
    SharedSequence(asObservable().withLatestFrom(second))
  }

  /// Combines each element with an object, which is held weakly, by a selector.
  ///
  ///     in   -a-b---c-|
  ///     out  -a-b---|        the object goes away after b
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().withUnretained(object, resultSelector: resultSelector))
  }

  /// Sends pairs of an object, which is held weakly, and each element. See the form with a selector.
  ///
  /// A driver stores its last pair, and with it the object, for later observers as long as it has observers.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence(asObservable().withUnretained(object))
  }

  /// Sends an element before the elements of the source.
  ///
  ///     in   -a-b-|
  ///     out  xa-b-|          startWith(x), at the instant of the subscription
  ///
  /// A signal sends the element to the observer whose subscription makes the connection, and to no later one.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().startWith(element))
  }
}

extension SharedSequence {
  /// Sends the elements of all sources, one source after another.
  ///
  ///     a    -1-2-|
  ///     b         -3-|
  ///     out  -1-2--3-|
  ///
  /// Each source is taken from the sequence when the one before has completed, so the sequence may be lazy and endless.
  public static func concat<Sources: Sequence>(_ sequence: Sources) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Sends the elements of all sources, one source after another.
  ///
  /// All sources are taken from the collection at once.
  public static func concat<Sources: Collection>(_ collection: Sources) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.concat(collection.map { $0.asObservable() }))
  }

  /// Combines the elements of equal index of all sources with a selector.
  ///
  ///     a    -1---2----|
  ///     b    ---x---y-|
  ///     out  ---p---q--|         p = [1, x], q = [2, y]
  ///
  /// The selector should not throw: an error would end the sequence, which must not fail.
  public static func zip<Sources: Collection, Result>(
    _ collection: Sources, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Combines the elements of equal index of all sources into arrays. See the form with a selector.
  public static func zip<Sources: Collection>(_ collection: Sources) -> SharedSequence<SharingStrategy, [Element]>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable.zip(collection.map { $0.asObservable() }))
  }

  /// Combines the latest elements of all sources with a selector whenever one of them sends.
  ///
  ///     a    -1---2----|
  ///     b    ---x---y-|
  ///     out  ---p-q-r--|         p = [1, x], q = [2, x], r = [2, y]
  ///
  /// The selector should not throw: an error would end the sequence, which must not fail.
  public static func combineLatest<Sources: Collection, Result>(
    _ collection: Sources, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Combines the latest elements of all sources into arrays. See the form with a selector.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable.combineLatest(collection.map { $0.asObservable() }))
  }
}
