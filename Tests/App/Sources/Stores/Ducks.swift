import RxDucks
import RxSwift

struct PondState: State {
  var ducks = 0
  var keeper: String?
}

struct HatchAction: Action {}
struct FeedAction: Action {
  let bread: Int
}
struct HireAction: Action {
  let name: String
  var isFirst = true
}
enum FlightAction: Action {
  case away
  case arrive(count: Int)
}

struct PondReducer: Reducer {
  func reduce(_ state: PondState, action: Action) -> PondState {
    var state = state
    switch action {
    case is HatchAction: state.ducks += 1
    case let feed as FeedAction: state.ducks += feed.bread / 2
    case let hire as HireAction: state.keeper = hire.name
    case FlightAction.away: state.ducks = 0
    case FlightAction.arrive(let count): state.ducks += count
    default: break
    }
    return state
  }
}
