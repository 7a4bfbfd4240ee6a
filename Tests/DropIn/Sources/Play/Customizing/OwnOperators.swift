import RxCocoa
import RxSwift

protocol OptionalType {
  associatedtype Wrapped
  var value: Wrapped? { get }
}

extension Optional: OptionalType {
  var value: Wrapped? { self }
}

extension ObservableType where Element: OptionalType {
  func unwrap() -> Observable<Element.Wrapped> {
    return self.filter { $0.value != nil }.map { $0.value! }
  }

  func replaceNil(with replacement: Element.Wrapped) -> Observable<Element.Wrapped> {
    map { $0.value ?? replacement }
  }
}

extension ObservableType where Element == Bool {
  func not() -> Observable<Bool> { map(!) }
}

extension ObservableType where Element: EventConvertible {
  func elements() -> Observable<Element.Element> { compactMap { $0.event.element } }
  func errors() -> Observable<Error> { compactMap { $0.event.error } }
}

extension ObservableType where Element: Collection {
  func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
    map { collection in try collection.map(transform) }
  }
}

extension ObservableType {
  func mapTo<Result>(_ value: Result) -> Observable<Result> { map { _ in value } }

  func pairwise() -> Observable<(Element, Element)> {
    scan([]) { Array($0.suffix(1)) + [$1] }.filter { $0.count == 2 }.map { ($0[0], $0[1]) }
  }

  func catchErrorJustComplete() -> Observable<Element> { self.catch { _ in .empty() } }

  func filterMap<R>(_ transform: @escaping (Element) throws -> R?) -> Observable<R> {
    return flatMap { element -> Observable<R> in
      guard let result = try transform(element) else { return .empty() }
      return .just(result)
    }
  }

  /// Written with nothing but `create` and an observer.
  func every(_ count: Int) -> Observable<Element> {
    return Observable.create { observer in
      var index = 0
      return self.subscribe { event in
        switch event {
        case .next(let value):
          index += 1
          if index % count == 0 { observer.on(.next(value)) }
        case .error(let error):
          observer.on(.error(error))
        case .completed:
          observer.on(.completed)
        }
      }
    }
  }

  func pausable<P: ObservableType>(_ pauser: P) -> Observable<Element> where P.Element == Bool {
    pauser.flatMapLatest { $0 ? self.asObservable() : Observable.empty() }
  }

  func count() -> Single<Int> { reduce(0) { count, _ in count + 1 }.asSingle() }

  static func fail(_ code: Int) -> Observable<Element> { .error(Trouble(code: code)) }
}

extension Observable where Element: Comparable {
  func ascending() -> Observable<Element> {
    scan((nil as Element?, nil as Element?)) { state, element in
      element > (state.0 ?? element) || state.0 == nil ? (element, element) : (state.0, nil)
    }
    .compactMap { $0.1 }
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  func mapToVoid() -> Driver<Void> { map { _ in () } }
}

extension SharedSequence where Element: OptionalType {
  func unwrap() -> SharedSequence<SharingStrategy, Element.Wrapped> { compactMap { $0.value } }
}

extension PrimitiveSequence where Trait == MaybeTrait, Element: Numeric {
  func doubled() -> Maybe<Element> { map { $0 * 2 } }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  func replacing<T>(with value: T) -> Single<T> { andThen(.just(value)) }
}

func ownOperators(_ checks: Checks) {
  checks.expect(Observable.of(1, nil, 3).unwrap().collected(), [1, 3])
  checks.expect(Observable.of(1, nil).replaceNil(with: 0).collected(), [1, 0])
  checks.expect(Observable.of(true, false).not().collected(), [false, true])
  checks.expect(Observable<Int>.concat(.just(1), .fail(4)).materialize().elements().collected(), [1])
  checks.expect(Observable<Int>.fail(4).materialize().errors().map { "\($0)" }.collected(), ["Trouble(code: 4)"])
  checks.expect(Observable.of([1, 2], [3]).mapMany { $0 * 2 }.collected(), [[2, 4], [6]])
  checks.expect(Observable.just(Set([1])).mapMany { "\($0)" }.collected(), [["1"]])
  checks.expect(Observable.of(1, 2).mapTo("x").collected(), ["x", "x"])
  checks.expect(Observable.of(1, 3, 6).pairwise().map { $1 - $0 }.collected(), [2, 3])
  checks.expect(Observable<Int>.fail(1).catchErrorJustComplete().described(), "completed")
  checks.expect(Observable.of("1", "a", "2").filterMap { Int($0) }.collected(), [1, 2])
  checks.expect(Observable.range(start: 1, count: 7).every(3).collected(), [3, 6])
  checks.expect(Observable.range(start: 1, count: 7).every(3).take(1).described(), "next(3) completed")
  checks.expect(Observable.of(1, 2).pausable(Observable.of(true)).collected(), [1, 2])
  checks.expect(Observable.of(3, 1, 4, 1, 5).ascending().collected(), [3, 4, 5])
  checks.expect(Observable.of("a", "b").count().asObservable().collected(), [2])
  checks.expect(Driver.just(1).mapToVoid().map { "void" }.asObservable().collected(), ["void"])
  checks.expect(Driver<Int?>.just(1).unwrap().asObservable().collected(), [1])
  checks.expect(Maybe.just(4).doubled().asObservable().collected(), [8])
  checks.expect(Completable.empty().replacing(with: "x").asObservable().collected(), ["x"])
}
