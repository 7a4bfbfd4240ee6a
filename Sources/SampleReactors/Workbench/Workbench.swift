import ComposableStores
import Observables

/// A workbench with a board, a pot of glue, a saw, and tools that are fetched: closures combined into one reducer.
enum Workbench {
  struct State: Equatable {
    var board = Board.State()
    var glue = Glue.State()
    var wanted: String?
    var tools: [String] = []
    var isSawing = false
    var temperature: Int?
  }

  enum Action: Equatable, Decodable {
    case board(Board.Action)
    case glue(Glue.Action)
    case fetch(String)
    case fetched(String)
    case startSaw
    case heat(Int)
    case stopSaw
    case sharpen

    /// The action for the glue, if it is one.
    var glue: Glue.Action? { if case .glue(let action) = self { action } else { nil } }
  }

  struct Environment {
    var mainQueue: any SchedulerType
    var ruler: Board.Ruler
    /// Fetches a tool from the store room, and calls back once.
    var fetch: (_ tool: String, _ done: @escaping (Result<String, any Error>) -> Void) -> Void
    /// Reports the temperature of the saw, until the result is disposed.
    var listenToSaw: (_ degrees: @escaping (Int) -> Void) -> any Disposable
    var ringBell: (_ reason: String) -> Void
    /// The effect that sharpens, which is not implemented: there is no grinder yet.
    var sharpen: Effect<Action> = .unimplemented("sharpen")
    /// Receives the output of `debug`.
    var journal: (String) -> Void = { _ in }
  }

  /// Returns the reducer: first the board and the glue, then the workbench, which sees their changes.
  static func reducer(recorder: SignpostRecorder) -> Reducer<State, Action, Environment> {
    .combine(
      Board.reducer.pullback(state: \.board, action: /Action.board, environment: \.ruler),
      Glue.reducer.pullback(
        state: \.glue, action: CasePath(\.glue, embed: Action.glue), environment: \.mainQueue),
      bench
    )
    .debug("bench", environment: { DebugEnvironment(printer: $0.journal) })
    .signpost("bench.", to: recorder)
  }

  /// The id of the subscription to the saw.
  private enum SawID {}

  private static let bench = Reducer<State, Action, Environment> { state, action, environment in
    switch action {
    case .fetch(let tool):
      state.wanted = tool
      return .future { callback in environment.fetch(tool) { callback($0.map(Action.fetched)) } }
    case .fetched(let tool):
      state.wanted = nil
      state.tools.append(tool)
    case .startSaw:
      state.isSawing = true
      return Effect.run { observer in environment.listenToSaw { observer.onNext($0) } }
        .flatMap { degrees in
          degrees > 80
            ? .merge(Effect(value: .heat(degrees)), .fireAndForget { environment.ringBell("hot saw") })
            : Effect(value: .heat(degrees))
        }
        .cancellable(id: SawID.self, cancelInFlight: true)
    case .heat(let degrees):
      state.temperature = degrees
    case .stopSaw:
      state.isSawing = false
      state.temperature = nil
      return .cancel(id: SawID.self)
    case .sharpen:
      return environment.sharpen
    case .glue(.use) where state.glue.drops == 0:
      return .fireAndForget { environment.ringBell("no glue") }
    case .glue, .board:
      break
    }
    return .none
  }
}
