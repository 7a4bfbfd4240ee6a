import ComposableStores
import Observables

/// Follows a position that changes all the time, and reports it at most twice a second.
struct Scrolling: ReducerProtocol {
  struct State: Equatable {
    var row = 0
    var reported: [Int] = []
  }

  enum Action: Equatable, Decodable {
    case scroll(Int)
    case report(Int)
  }

  private enum ReportID {}

  var mainQueue: any SchedulerType

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .scroll(let row):
      state.row = row
      return Effect(value: .report(row))
        .throttle(id: ReportID.self, for: .milliseconds(500), scheduler: mainQueue, latest: true)
    case .report(let row):
      state.reported.append(row)
      return .none
    }
  }
}
