import Observables

/// Work in the outside world that a reducer asks for, and that can send actions back.
///
///     case .factButtonTapped:
///       return environment.numberFact(state.count)
///         .receive(on: environment.mainQueue)
///         .catchToEffect(AppAction.factResponse)
///
/// An effect is a description: it runs in a store, after the reducer has returned (CA-10). It sends any number of
/// actions and ends. Effects do not fail: turn errors into actions with `catchToEffect`. An error that reaches a store
/// is reported and ends the effect (CA-11).
///
/// Every effect is an observable, so the operators of observables apply; `eraseToEffect()` converts the result back
/// (CA-16).
public struct Effect<Action> {
  /// The work of the effect; nil for no work at all, which merging and concatenating leave out.
  private let work: EffectWork<Action>?

  init(_ work: EffectWork<Action>?) { self.work = work }

  init(_ source: Observable<Action>) { work = FixedWork(source) }

  /// An effect that does nothing.
  public static var none: Effect { Effect(nil as EffectWork<Action>?) }

  /// Creates an effect that sends one action at once.
  public init(value: Action) { self.init(.just(value)) }

  /// Returns an effect that sends one action at once.
  public static func send(_ action: Action) -> Effect { Effect(value: action) }

  /// Creates an effect that fails at once.
  public init(error: any Error) { self.init(.error(error)) }

  var isNone: Bool { work == nil }

  /// Returns the actions of the effect when it runs in a context.
  func observable(in context: EffectContext) -> Observable<Action> { work?.observable(in: context) ?? .empty() }

  /// Returns an effect with a transformed stream of actions.
  func lift<Output>(_ transform: @escaping (Observable<Action>) -> Observable<Output>) -> Effect<Output> {
    if let fixed { return Effect<Output>(transform(fixed)) }
    return isNone ? .none : Effect<Output>(.contextual { transform(observable(in: $0)) })
  }

  /// The actions of the effect, if they do not depend on the context.
  private var fixed: Observable<Action>? { (work as? FixedWork<Action>)?.source }
}

/// Another name of `Effect`, as in some versions of the architecture.
public typealias EffectTask<Action> = Effect<Action>

extension Effect: ObservableType {
  /// The type of the elements.
  public typealias Element = Action

  /// Runs the effect for an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Action { asObservable().subscribe(observer) }

  /// The actions of the effect. Its ids belong to the store whose reducer is running now, or else to the subscription.
  public func asObservable() -> Observable<Action> {
    if let fixed { return fixed }
    if let context = EffectContext.current { return observable(in: context) }
    return .deferred { observable(in: EffectContext(stateType: Never.self)) }
  }
}

extension ObservableConvertibleType {
  /// Returns an effect that sends the elements as actions (CA-16).
  public func eraseToEffect() -> Effect<Element> { (self as? Effect<Element>) ?? Effect(asObservable()) }

  /// Returns an effect that sends an action for each element.
  public func eraseToEffect<Action>(_ transform: @escaping (Element) -> Action) -> Effect<Action> {
    eraseToEffect().map(transform)
  }

  /// Returns an effect that sends an action for each element and for an error, and does not fail (CA-15).
  ///
  ///     numberFact(7).catchToEffect(AppAction.factResponse)     // case factResponse(Result<String, ApiError>)
  ///
  /// An error that is not a `Failure` is reported to the store and sends no action.
  public func catchToEffect<Failure: Error, Action>(
    _ transform: @escaping (Result<Element, Failure>) -> Action
  ) -> Effect<Action> {
    eraseToEffect().lift { source in
      source.map { transform(.success($0)) }.catch { error in
        guard let failure = error as? Failure else {
          return .error(StoreWarning("\(error), which is no \(_typeName(Failure.self, qualified: false))"))
        }
        return .just(transform(.failure(failure)))
      }
    }
  }

  /// Returns an effect that sends each element, and an error, as a result (CA-15).
  public func catchToEffect() -> Effect<Result<Element, any Error>> { catchToEffect { $0 } }
}
