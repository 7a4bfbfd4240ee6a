import Observables

/// Work in the outside world that a reducer asks for, and that can send actions back.
///
///     case .factButtonTapped:
///       return environment.numberFact(state.count)
///         .receive(on: environment.mainQueue)
///         .catchToEffect(AppAction.factResponse)
///
/// An effect is a description: nothing happens before a store runs it, after the reducer has returned (CA-10). It sends any
/// number of actions and ends. Effects do not fail: turn errors into actions with `catchToEffect`. An error that reaches a
/// store is reported and ends the effect (CA-11).
///
/// Every effect is an observable, so that the operators of observables apply; `eraseToEffect()` leads back (CA-16).
public struct Effect<Action> {
  /// What is run; nil for nothing at all, which merging and concatenating leave out.
  private let work: EffectWork<Action>?

  init(_ work: EffectWork<Action>?) { self.work = work }

  init(_ source: Observable<Action>) { work = FixedWork(source) }

  /// An effect that does nothing.
  public static var none: Effect { Effect(nil as EffectWork<Action>?) }

  /// An effect that sends one action at once.
  public init(value: Action) { self.init(.just(value)) }

  /// An effect that fails at once.
  public init(error: any Error) { self.init(.error(error)) }

  var isNone: Bool { work == nil }

  /// What the effect sends when it is run there.
  func observable(in context: EffectContext) -> Observable<Action> { work?.observable(in: context) ?? .empty() }

  /// An effect that changes what this one sends, wherever that is run.
  func lift<Output>(_ transform: @escaping (Observable<Action>) -> Observable<Output>) -> Effect<Output> {
    if let fixed { return Effect<Output>(transform(fixed)) }
    return isNone ? .none : Effect<Output>(.contextual { transform(observable(in: $0)) })
  }

  /// What the effect sends, if that does not depend on who runs it.
  private var fixed: Observable<Action>? { (work as? FixedWork<Action>)?.source }
}

/// The name that some versions of the architecture use.
public typealias EffectTask<Action> = Effect<Action>

extension Effect: ObservableType {
  /// What an observable of the effect's actions sends.
  public typealias Element = Action

  /// Runs the effect for an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Action { asObservable().subscribe(observer) }

  /// What the effect sends. Its ids belong to the store whose reducer is running now, or else to the subscription.
  public func asObservable() -> Observable<Action> {
    if let fixed { return fixed }
    if let context = EffectContext.current { return observable(in: context) }
    return .deferred { observable(in: EffectContext(stateType: Never.self)) }
  }
}

extension ObservableConvertibleType {
  /// An effect that sends the elements as actions (CA-16).
  public func eraseToEffect() -> Effect<Element> { (self as? Effect<Element>) ?? Effect(asObservable()) }

  /// An effect that sends an action for each element.
  public func eraseToEffect<Action>(_ transform: @escaping (Element) -> Action) -> Effect<Action> {
    eraseToEffect().map(transform)
  }

  /// An effect that sends an action for each element and for an error, and does not fail (CA-15).
  ///
  ///     numberFact(7).catchToEffect(AppAction.factResponse)     // case factResponse(Result<String, ApiError>)
  ///
  /// An error that is no `Failure` is reported to the store, and no action comes of it.
  public func catchToEffect<Failure: Error, Action>(
    _ transform: @escaping (Result<Element, Failure>) -> Action
  ) -> Effect<Action> {
    eraseToEffect().lift { source in
      source.map { transform(.success($0)) }.catch { error in
        guard let failure = error as? Failure else { return .error(UnexpectedFailure(error, Failure.self)) }
        return .just(transform(.failure(failure)))
      }
    }
  }

  /// An effect that sends each element, and an error, as a result (CA-15).
  public func catchToEffect() -> Effect<Result<Element, any Error>> { catchToEffect { $0 } }
}

/// An error of another type than the one that an effect turns into actions.
private struct UnexpectedFailure: Error, CustomStringConvertible {
  let description: String

  init(_ error: any Error, _ expected: Any.Type) {
    description = "\(error), which is no \(_typeName(expected, qualified: false))"
  }
}
