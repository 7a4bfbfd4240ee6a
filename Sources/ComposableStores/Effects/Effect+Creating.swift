import Observables

extension Effect {
  /// An effect whose closure hands in one action, now or later; further ones are dropped (CA-12).
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

  /// An effect that runs a closure when it begins and sends what comes of it (CA-12).
  public static func result<Failure: Error>(_ attempt: @escaping () -> Result<Action, Failure>) -> Effect {
    catching { try attempt().get() }
  }

  /// An effect that runs a closure when it begins and sends what it returns, or fails with what it throws.
  public static func catching(_ work: @escaping () throws -> Action) -> Effect {
    let dependencies = DependencyValues.current
    return Effect(.deferred { .just(try DependencyValues.withCurrent(dependencies, operation: work)) })
  }

  /// An effect that sends what a closure hands to an observer, until the observer ends or the effect is cancelled, which
  /// disposes what the closure returned (CA-12).
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

  /// An effect that runs a closure when it begins and sends nothing; what the closure throws is ignored (CA-12).
  public static func fireAndForget(_ work: @escaping () throws -> Void) -> Effect {
    let dependencies = DependencyValues.current
    return Effect(
      .deferred {
        try? DependencyValues.withCurrent(dependencies, operation: work)
        return .empty()
      })
  }

  /// An effect that must not be run: a test that does not expect it, or a script, is told so, and nothing is sent (CA-45).
  /// - Parameter name: What it stands for, for the message.
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
  /// The observer with the dependencies that hold here: what is sent is not reduced with those of the effect.
  fileprivate var outsideOfEffect: AnyObserver {
    let dependencies = DependencyValues.current
    return AnyObserver { event in DependencyValues.withCurrent(dependencies) { on(event) } }
  }
}

extension Effect where Action == Int {
  /// Counts 0, 1, 2 ... each `interval`, until its id is cancelled or begins anew (CA-33).
  ///
  ///     Effect.timer(id: TimerID(), every: .seconds(1), on: environment.mainQueue).map { _ in .timerTicked }
  public static func timer<ID: Hashable>(
    id: ID, every interval: RxTimeInterval, on scheduler: any SchedulerType
  ) -> Effect {
    Effect(Observable.interval(interval, scheduler: scheduler)).cancellable(id: id, cancelInFlight: true)
  }

  /// Counts 0, 1, 2 ... each `interval`, until the type that is its id is cancelled or begins anew.
  public static func timer(
    id: Any.Type, every interval: RxTimeInterval, on scheduler: any SchedulerType
  ) -> Effect {
    Effect(Observable.interval(interval, scheduler: scheduler)).cancellable(id: id, cancelInFlight: true)
  }
}
