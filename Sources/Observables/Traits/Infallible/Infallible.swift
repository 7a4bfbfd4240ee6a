/// A push-style sequence that never fails: any number of elements, then at most one completion.
///
///     let name = search.asInfallible(onErrorJustReturn: "nobody").map { $0.uppercased() }
///     name.subscribe(onNext: show).disposed(by: bag)
///
/// `asInfallible` turns a sequence that may fail into an infallible one and specifies how an error is replaced. The
/// operators of an infallible sequence take closures that do not throw, and its subscribers have no `onError`. If an
/// operator takes a sequence that may fail, a failure counts as completion and the error goes to
/// `Hooks.defaultErrorHandler`. Unlike a driver, an infallible sequence uses no particular scheduler and shares no
/// subscription.
public struct Infallible<Element>: InfallibleType {
  private let source: Observable<Element>

  /// Wraps a source. The caller promises that the source never fails.
  package init(_ source: Observable<Element>) { self.source = source }

  /// Returns the sequence as an observable, to be combined with sequences that may fail.
  public func asObservable() -> Observable<Element> { source }
}

/// A sequence of any type that never fails. The operators of infallible sequences are extensions of this protocol.
public protocol InfallibleType<Element>: ObservableConvertibleType {}
