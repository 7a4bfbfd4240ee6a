import ComposableStores
import Observables

/// Counts seconds between a start and a stop.
struct Stopwatch: ReducerProtocol {
  struct State: Equatable {
    var seconds = 0
    var isRunning = false
  }

  enum Action: Equatable, Decodable {
    case start
    case stop
    case tick
  }

  /// The id of the timer: each store has one, independent of stopwatches in other stores.
  private enum TickID {}

  var mainQueue: any SchedulerType

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      state.isRunning = true
      return Effect<Int>.timer(id: TickID.self, every: .seconds(1), on: mainQueue).map { _ in .tick }
    case .stop:
      state.isRunning = false
      return .cancel(id: TickID.self)
    case .tick:
      state.seconds += 1
      return .none
    }
  }
}
