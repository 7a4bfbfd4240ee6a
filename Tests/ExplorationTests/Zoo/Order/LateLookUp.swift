import ComposableStores
import Observables
import Playback

/// A number is looked up some time after typing, and clearing does not give that up. The answer is an action of the
/// effect: no user sends it.
enum LateLookUpFeature {
  static let animal = Animal("late-look-up", rule: #"never text == "" and number != null"#) { catalog, name, isMended in
    catalog.store(name) { stage in
      let port = stage.port("numbers")
      return Store(
        initialState: State(),
        reducer: Feature(find: { port.call($0).eraseToEffect() }, clock: stage.scheduler, isMended: isMended))
    }
  }

  struct State: Equatable {
    var text = ""
    var number: Int?
  }

  enum Action: Equatable, Decodable {
    case type(String)
    case clear
    case found(Int)
  }

  struct Feature: ReducerProtocol {
    let find: (String) -> Effect<Int>
    let clock: any SchedulerType
    let isMended: Bool

    enum LookUpID {}

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .type(""), .clear:
        state = State()
        if case .clear = action, !isMended { return .none }
        return .cancel(id: LookUpID.self)
      case .type(let text):
        state.text = text
        return find(text).catchAndReturn(0).eraseToEffect(Action.found)
          .debounce(id: LookUpID.self, for: .milliseconds(300), scheduler: clock)
      case .found(let number):
        state.number = number
        return .none
      }
    }
  }
}
