/// A push-style sequence that never fails: any number of elements, then at most one completion.
///
///     let name = search.asInfallible(onErrorJustReturn: "nobody").map { $0.uppercased() }
///     name.subscribe(onNext: show).disposed(by: bag)
///
/// What can fail is turned into one with `asInfallible`, which says what becomes of an error. From there on operators
/// take closures that do not throw and subscribers have no `onError`. Where an operator takes a sequence that may fail,
/// a failure counts as its completion and the error goes to `Hooks.defaultErrorHandler`. Unlike a driver it names no
/// scheduler and shares nothing.
public struct Infallible<Element>: InfallibleType {
  private let source: Observable<Element>

  /// Trusts that the source never fails.
  package init(_ source: Observable<Element>) { self.source = source }

  /// The sequence as an observable, to be combined with what can fail.
  public func asObservable() -> Observable<Element> { source }
}

/// A sequence of any type that never fails; the operators of infallible sequences hang on this protocol.
public protocol InfallibleType<Element>: ObservableConvertibleType {}
