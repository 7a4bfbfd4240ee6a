import Observables

extension Effect {
  /// An effect that sends other actions in place of these.
  public func map<Output>(_ transform: @escaping (Action) -> Output) -> Effect<Output> {
    lift { $0.map { transform($0) } }
  }

  /// An effect that runs another one for each action of this, and sends what those send (CA-16).
  public func flatMap<Output>(_ transform: @escaping (Action) -> Effect<Output>) -> Effect<Output> {
    if isNone { return .none }
    return Effect<Output>(
      .contextual { context in observable(in: context).flatMap { transform($0).observable(in: context) } })
  }

  /// An effect that sends its actions on a scheduler (CA-14).
  public func receive(on scheduler: any ImmediateSchedulerType) -> Effect { lift { $0.observe(on: scheduler) } }

  /// An effect that does the same work and sends nothing, whatever its type: not even a failure (CA-16).
  public func fireAndForget<Output>(outputType: Output.Type = Output.self) -> Effect<Output> {
    lift { source in source.flatMap { _ in Observable<Output>.empty() }.catch { _ in .empty() } }
  }
}
