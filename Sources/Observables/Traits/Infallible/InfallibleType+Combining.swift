extension InfallibleType {
  /// Sends the elements of this sequence and, after its completion, the elements of another one.
  ///
  ///     in    -a-b-|
  ///     then  -c-|
  ///     out   -a-b--c-|
  ///
  /// If the second sequence fails, the result completes and the error goes to `Hooks.defaultErrorHandler`.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    Infallible(asObservable().concat(second.unfailing))
  }

  /// Sends the elements of all sources, one source after another.
  ///
  /// Each source is taken from the sequence when the one before has completed, so the sequence may be lazy and endless.
  public static func concat<Sources: Sequence>(_ sequence: Sources) -> Infallible<Element>
  where Sources.Element == Infallible<Element> {
    // The type is written out, because the compiler would prefer to make an array.
    let sources: LazyMapSequence<Sources, Observable<Element>> = sequence.lazy.map { $0.asObservable() }
    return Infallible(.concat(sources))
  }

  /// Sends the elements of all sources, one source after another.
  public static func concat<Sources: Collection>(_ collection: Sources) -> Infallible<Element>
  where Sources.Element == Infallible<Element> {
    Infallible(.concat(collection.map { $0.asObservable() }))
  }

  /// Sends the elements of all sources, one source after another.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(.concat(sources.map { $0.asObservable() }))
  }

  /// Sends the elements of all sources as they come.
  ///
  ///     a    -1---3-|
  ///     b    ---2------4-|
  ///     out  -1-2-3----4-|
  ///
  /// The sources are subscribed to in order. The sequence completes when all sources have completed.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Infallible<Element>
  where Sources.Element == Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// Sends the elements of all sources as they come.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// Sends the elements of all sources as they come.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// Sends an element at subscription, before the elements of the source.
  ///
  ///     in   ---b-c-|
  ///     out  a--b-c-|        startWith("a")
  ///
  /// In a chain, the last `startWith` sends first.
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(element))
  }
}

extension InfallibleType {
  /// Combines the latest elements of all sources whenever one of them sends.
  ///
  ///     a    -1---2----|
  ///     b    ---x---y-|
  ///     out  ---p-q-r--|         p = [1, x], q = [2, x], r = [2, y]
  ///
  /// The first combination is sent when each source has sent an element. The sequence completes when all sources have
  /// completed, or at an element after which no combination can come any more. Without sources the selector is called
  /// once, with an empty array.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) -> Element
  ) -> Infallible<Element> where Sources.Element: InfallibleType {
    Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Combines the latest elements of all sources into arrays. See the form with a selector.
  public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Infallible<[Element]>
  where Sources.Element: InfallibleType, Sources.Element.Element == Element {
    Infallible<[Element]>.combineLatest(collection) { $0 }
  }

  /// Combines each element with the latest element of a second sequence.
  ///
  ///     in      -a---b--c-|
  ///     second  ---1--2----
  ///     out     -----x--y-|      x = (b, 1), y = (c, 2)
  ///
  /// Elements that come before the first element of the second sequence are dropped. The second sequence is subscribed
  /// to first. Its completion changes nothing; its error goes to `Hooks.defaultErrorHandler` and counts as completion.
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) -> Result
  ) -> Infallible<Result> {
    Infallible(asObservable().withLatestFrom(second.unfailing, resultSelector: resultSelector))
  }

  /// Sends the latest element of a second sequence whenever this one sends an element.
  ///
  /// See `withLatestFrom(_:resultSelector:)`.
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Source.Element> {
    Infallible(asObservable().withLatestFrom(second.unfailing))
  }

  /// Combines each element with an object that is held weakly.
  ///
  ///     in   -a-b---c-|
  ///     out  -a-b---|        the object goes away after b
  ///
  /// The sequence completes at the first element after the object has gone.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Infallible<Result> {
    Infallible(asObservable().withUnretained(object, resultSelector: resultSelector))
  }

  /// Sends pairs of an object, which is held weakly, and each element. See the form with a selector.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}
