import Observables

extension Effect {
  /// Returns an effect that sends the transformed actions.
  public func map<Output>(_ transform: @escaping (Action) -> Output) -> Effect<Output> {
    lift { $0.map { transform($0) } }
  }

  /// Returns an effect that runs another effect for each action, and sends the actions of those effects (CA-16).
  public func flatMap<Output>(_ transform: @escaping (Action) -> Effect<Output>) -> Effect<Output> {
    if isNone { return .none }
    return Effect<Output>(
      .contextual { context in observable(in: context).flatMap { transform($0).observable(in: context) } })
  }

  /// Returns an effect that sends its actions on a scheduler (CA-14).
  public func receive(on scheduler: any ImmediateSchedulerType) -> Effect { lift { $0.observe(on: scheduler) } }

  /// Returns an effect of any action type that does the same work and sends nothing, not even a failure (CA-16).
  public func fireAndForget<Output>(outputType: Output.Type = Output.self) -> Effect<Output> {
    lift { source in source.flatMap { _ in Observable<Output>.empty() }.catch { _ in .empty() } }
  }
}
