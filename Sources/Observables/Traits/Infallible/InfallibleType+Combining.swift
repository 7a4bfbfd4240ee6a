extension InfallibleType {
  /// Sends the elements of this sequence and, once it has completed, those of another.
  ///
  ///     in    -a-b-|
  ///     then  -c-|
  ///     out   -a-b--c-|
  ///
  /// If the second fails, the whole completes and the error goes to `Hooks.defaultErrorHandler`.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    Infallible(asObservable().concat(second.unfailing))
  }

  /// Sends the elements of all sources, one source after another.
  ///
  /// The sequence is asked for a source when the one before has completed, so it may be lazy and endless.
  public static func concat<Sources: Sequence>(_ sequence: Sources) -> Infallible<Element>
  where Sources.Element == Infallible<Element> {
    // Named, because the compiler would rather make an array of them.
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
  /// The sources are subscribed in order; it completes when all have completed.
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

  /// Sends an element first, at subscription.
  ///
  ///     in   ---b-c-|
  ///     out  a--b-c-|        startWith("a")
  ///
  /// In a chain the last `startWith` speaks first.
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
  /// Nothing is sent before each source has sent. It completes when all have, or at the element that shows that no
  /// combination can come any more. Without sources the selector is called once, with nothing.
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

  /// Combines each element with the latest of a second sequence.
  ///
  ///     in      -a---b--c-|
  ///     second  ---1--2----
  ///     out     -----x--y-|      x = (b, 1), y = (c, 2)
  ///
  /// Elements that come before the second has one are dropped. The second is subscribed first; its completion changes
  /// nothing. An error of it is ignored and goes to `Hooks.defaultErrorHandler`.
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) -> Result
  ) -> Infallible<Result> {
    Infallible(asObservable().withLatestFrom(second.unfailing, resultSelector: resultSelector))
  }

  /// Sends the latest element of a second sequence whenever this one sends one. See
  /// `withLatestFrom(_:resultSelector:)`.
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Source.Element> {
    Infallible(asObservable().withLatestFrom(second.unfailing))
  }

  /// Sends each element together with an object that is held weakly.
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

  /// Sends each element together with an object that is held weakly. See the form with a selector.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}
