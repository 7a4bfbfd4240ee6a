import Observables

extension Effect {
  /// Returns an effect that sends the first action that a closure passes to its callback, now or later (CA-12).
  ///
  ///     Effect.future { callback in client.load { callback(.success(.loaded($0))) } }
  public static func future(
    _ attempt: @escaping (@escaping (Result<Action, any Error>) -> Void) -> Void
  ) -> Effect {
    let dependencies = DependencyValues.current
    return Effect(
      .create { observer in
        let observer = observer.outsideOfEffect
        DependencyValues.withCurrent(dependencies) {
          attempt { result in
            switch result {
            case .success(let action):
              observer.onNext(action)
              observer.onCompleted()
            case .failure(let error): observer.onError(error)
            }
          }
        }
        return Disposables.create()
      })
  }

  /// Returns an effect that runs a closure when it begins and sends the result (CA-12).
  public static func result(_ attempt: @escaping () -> Result<Action, any Error>) -> Effect {
    catching { try attempt().get() }
  }

  /// Returns an effect that runs a closure when it begins and sends the result, whose errors have one type.
  public static func result<Failure: Error>(_ attempt: @escaping () -> Result<Action, Failure>) -> Effect {
    catching { try attempt().get() }
  }

  /// Returns an effect that runs a closure when it begins and sends its return value, or fails with the error that it
  /// throws.
  public static func catching(_ work: @escaping () throws -> Action) -> Effect {
    let dependencies = DependencyValues.current
    return Effect(.deferred { .just(try DependencyValues.withCurrent(dependencies, operation: work)) })
  }

  /// Returns an effect that sends the events that a closure sends to an observer (CA-12).
  ///
  /// The effect ends with the observer or when it is cancelled; then the disposable of the closure is disposed.
  ///
  ///     Effect.run { observer in
  ///       let listener = location.listen { observer.onNext(.moved($0)) }
  ///       return Disposables.create { listener.stop() }
  ///     }
  public static func run(_ work: @escaping (AnyObserver<Action>) -> any Disposable) -> Effect {
    let dependencies = DependencyValues.current
    return Effect(
      .create { observer in
        let observer = observer.outsideOfEffect
        return DependencyValues.withCurrent(dependencies) { work(observer) }
      })
  }

  /// Returns an effect that runs a closure when it begins and sends nothing; errors of the closure are ignored (CA-12).
  public static func fireAndForget(_ work: @escaping () throws -> Void) -> Effect {
    let dependencies = DependencyValues.current
    return Effect(
      .deferred {
        try? DependencyValues.withCurrent(dependencies, operation: work)
        return .empty()
      })
  }

  /// Returns an effect that must not run: if it runs, a failure is reported to the test or script, and nothing is sent
  /// (CA-45).
  /// - Parameter name: The name of the missing effect, for the message.
  public static func unimplemented(_ name: String) -> Effect {
    Effect(
      .contextual { context in
        .deferred {
          context.registry.warn("an effect that is not implemented was run: \(name)")
          return .empty()
        }
      })
  }

  /// The older name of `unimplemented`.
  public static func failing(_ name: String) -> Effect { unimplemented(name) }
}

extension AnyObserver {
  /// The observer with the current dependencies, with which its actions are reduced, instead of those of the effect.
  fileprivate var outsideOfEffect: AnyObserver {
    let dependencies = DependencyValues.current
    return AnyObserver { event in DependencyValues.withCurrent(dependencies) { on(event) } }
  }
}

extension Effect where Action == Int {
  /// Returns an effect that counts 0, 1, 2 ... at every `interval`, until its id is cancelled or begins again (CA-33).
  ///
  ///     Effect.timer(id: TimerID(), every: .seconds(1), on: environment.mainQueue).map { _ in .timerTicked }
  public static func timer<ID: Hashable>(
    id: ID, every interval: RxTimeInterval, on scheduler: any SchedulerType
  ) -> Effect {
    Effect(Observable.interval(interval, scheduler: scheduler)).cancellable(id: id, cancelInFlight: true)
  }

  /// Returns an effect that counts 0, 1, 2 ... at every `interval`, until its id, a type, is cancelled or begins again.
  public static func timer(
    id: Any.Type, every interval: RxTimeInterval, on scheduler: any SchedulerType
  ) -> Effect {
    Effect(Observable.interval(interval, scheduler: scheduler)).cancellable(id: id, cancelInFlight: true)
  }
}
