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

  /// Combines each element with the latest of another sequence; elements that come before it has one are dropped.
  ///
  ///     in      -1---2-3-|
  ///     second  ---x-----y|
  ///     out     -----p-q-|     p = [2, x], q = [3, x]
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
    SharedSequence(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Sends the latest element of another sequence in place of each element.
  ///
  ///     in      -1---2-3-|
  ///     second  ---x-----y|
  ///     out     -----x-x-|
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> where Second.SharingStrategy == SharingStrategy {
    SharedSequence(asObservable().withLatestFrom(second))
  }

  /// Sends what a selector makes of each element and an object that is held weakly.
  ///
  ///     in   -a-b---c-|
  ///     out  -a-b---|        the object goes away after b
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().withUnretained(object, resultSelector: resultSelector))
  }

  /// Sends each element together with an object that is held weakly. See the form with a selector.
  ///
  /// A driver keeps its last pair for late observers, and with it the object, as long as anybody listens.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence(asObservable().withUnretained(object))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends an element first.
  ///
  ///     in   -a-b-|
  ///     out  xa-b-|          startWith(x), at the instant of the subscription
  public func startWith(_ element: Element) -> Driver<Element> {
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
  /// The sequence is asked for a source when the one before has completed, so it may be lazy and endless.
  public static func concat<Sources: Sequence>(_ sequence: Sources) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Sends the elements of all sources, one source after another. See the form for sequences.
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
  /// The selector is not meant to throw: an error would end the sequence, which has promised not to fail.
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
  /// The selector is not meant to throw: an error would end the sequence, which has promised not to fail.
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
