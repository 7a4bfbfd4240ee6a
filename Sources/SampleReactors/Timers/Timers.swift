import ComposableStores
import Observables

/// Features that depend on time, side by side.
///
/// The reminder exists twice: `ifLet` runs `bound`, so that its effects end with its state, and `loose` is run by hand,
/// so that its effects outlive its state.
struct Timers: ReducerProtocol {
  struct State: Equatable {
    var stopwatch = Stopwatch.State()
    var countdown = Countdown.State()
    var lookup = Lookup.State()
    var scrolling = Scrolling.State()
    var bound: Reminder.State?
    var loose: Reminder.State?
  }

  enum Action: Equatable, Decodable {
    case stopwatch(Stopwatch.Action)
    case countdown(Countdown.Action)
    case lookup(Lookup.Action)
    case scrolling(Scrolling.Action)
    case open(String)
    case close
    case bound(Reminder.Action)
    case loose(Reminder.Action)
  }

  var mainQueue: any SchedulerType
  var lookUp: (_ word: String) -> Observable<String>

  var body: some ReducerProtocolOf<Self> {
    Scope(state: \.stopwatch, action: /Action.stopwatch) {
      Stopwatch(mainQueue: mainQueue)
    }
    Scope(state: \.countdown, action: /Action.countdown) {
      Countdown()
    }
    Scope(state: \.lookup, action: /Action.lookup) {
      Lookup(mainQueue: mainQueue, lookUp: lookUp)
    }
    Scope(state: \.scrolling, action: /Action.scrolling) {
      Scrolling(mainQueue: mainQueue)
    }
    Reduce { state, action in
      switch action {
      case .open(let subject):
        state.bound = Reminder.State(subject: subject)
        state.loose = Reminder.State(subject: subject)
      case .close:
        state.bound = nil
        state.loose = nil
      case .loose(let action):
        return reduceLoose(&state.loose, action)
      default:
        break
      }
      return .none
    }
    .ifLet(\.bound, action: /Action.bound) {
      Reminder(mainQueue: mainQueue)
    }
  }

  private func reduceLoose(_ state: inout Reminder.State?, _ action: Reminder.Action) -> Effect<Action> {
    guard var reminder = state else { return .none }
    defer { state = reminder }
    return Reminder(mainQueue: mainQueue).reduce(into: &reminder, action: action).map(Action.loose)
  }
}
