import ReactorKit
import ReactorKitObservation
import ReactorKitSwiftUI
import RxSwift

/// A lamp whose state is observed field by field; its reactor names no scheduler.
final class LampReactor: Reactor {
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case toggle
    case brighten
    case ring
  }

  enum Mutation {
    case binding(BindingAction<State>)
    case setOn(Bool)
    case setBrightness(Int)
    case setChime(String)
  }

  @ObservableState
  struct State: Equatable {
    var isOn: Bool = false
    var brightness: Int = 1
    var label: String = ""
    var owner: String?
    @ObservableStateIgnored var switchings = 0
    @Pulse var chime: String?
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .binding(let bindingAction):
      return .just(.binding(bindingAction))
    case .toggle:
      return .just(.setOn(!currentState.isOn))
    case .brighten:
      return Observable.concat([.just(.setOn(true)), .just(.setBrightness(currentState.brightness + 1))])
    case .ring:
      return .just(.setChime("ding"))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .binding(let bindingAction):
      bindingAction.apply(to: &state)
    case .setOn(let isOn):
      state.switchings += 1
      state.isOn = isOn
    case .setBrightness(let brightness):
      state.brightness = brightness
    case .setChime(let text):
      state.chime = text
    }
    return state
  }
}

/// The content of a screen, as texts.
struct LampScreen {
  @ReactorBindable var reactor: ObservedReactor<LampReactor>

  var body: ReactorObserving<String> {
    ReactorObserving {
      reactor.isOn ? "on at \(reactor.brightness)" : "off"
    }
  }

  var label: Binding<String> { $reactor.label }
  var isOn: Binding<Bool> { reactor.binding(get: \.isOn, send: .toggle) }
  var brightness: Binding<Int> { reactor.binding(get: \.brightness) { .binding(.set(\.brightness, $0)) } }
}

private final class Notice {
  var isGiven = false
}

func lampScreen(_ checks: Checks) {
  let reactor = LampReactor()
  let screen = LampScreen(reactor: ObservedReactor(reactor: reactor))

  /// Whether the body is to be drawn again.
  func isRedrawn(_ action: () -> Void) -> Bool {
    let notice = Notice()
    _ = withObservationTracking {
      screen.body.body
    } onChange: {
      notice.isGiven = true
    }
    action()
    return notice.isGiven
  }

  checks.expect(screen.body.body, "off")
  checks.expect(isRedrawn { screen.reactor.send(.toggle) })
  checks.expect(screen.body.body, "on at 1")
  checks.expect(isRedrawn { screen.reactor.send(.brighten) })
  checks.expect(!isRedrawn { screen.label.wrappedValue = "desk" })
  checks.expect(!isRedrawn { screen.reactor.send(.ring) })
  checks.expect(reactor.currentState.label, "desk")
  checks.expect(screen.reactor.label, "desk")
  screen.isOn.wrappedValue = false
  checks.expect(screen.body.body, "off")
  checks.expect(!isRedrawn { screen.brightness.wrappedValue = 5 })
  screen.reactor.isOn = true
  checks.expect(screen.body.body, "on at 5")
  checks.expect(reactor.currentState.switchings, 3)
  checks.expect(reactor.currentState.chime, "ding")
  let silent = LampReactor.State(isOn: true, brightness: 5, label: "desk", switchings: 3)
  checks.expect(reactor.currentState != silent)

  if case .binding(let action) = LampReactor.Action.binding(.set(\.label, "hall")) {
    checks.expect(\LampReactor.State.label ~= action)
    checks.expect(action == .set(\.label, "hall"))
  }
}
