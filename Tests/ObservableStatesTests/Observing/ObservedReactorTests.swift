import ObservableStates
import Observables
import Reactors
import TestSupport
import Testing
import VirtualTime

final class FormReactor: Reactor {
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case count, again, load, reset, alert
  }

  @ObservableState
  struct State {
    var name = ""
    var count = 0
    var work: () -> Void = {}
    @Pulse var alert: String?
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .binding(let action):
      action.apply(to: &state)
      state.name = String(state.name.prefix(3))
    case .count: state.count += 1
    case .again: state.count += 0
    case .load: state.work = {}
    case .reset: return initialState
    case .alert: state.alert = "now"
    }
    return state
  }
}

@Suite struct ObservedReactorTests {
  private let clock = VirtualClock()

  private func play(_ body: (ObservedReactor<FormReactor>) -> Void) {
    clock.whilePlaying { body(ObservedReactor(reactor: FormReactor())) }
  }

  @Test func `fields tell of their own changes`() {
    play { reactor in
      #expect(isTold({ reactor.count }) { reactor.send(.count) })
      #expect(reactor.count == 1)
      #expect(!isTold({ reactor.name }) { reactor.send(.count) })
      #expect(isTold({ reactor.work }) { reactor.send(.load) })
      #expect(!isTold({ reactor.work }) { reactor.send(.count) })
    }
  }

  @Test func `what does not differ is not told whatever reduce did`() {
    play { reactor in #expect(!isTold({ reactor.count }) { reactor.send(.again) }) }
  }

  @Test func `a state that is made anew tells of what differs`() {
    play { reactor in
      reactor.send(.count)
      #expect(!isTold({ reactor.name }) { reactor.send(.reset) })
      reactor.send(.count)
      #expect(isTold({ reactor.count }) { reactor.send(.reset) })
      #expect(reactor.count == 0)
    }
  }

  @Test func `reactors that begin with the same state do not tell each other`() {
    play { one in
      play { other in #expect(!isTold({ one.count }) { other.send(.count) }) }
    }
  }

  @Test func `the state as a whole tells of each state`() {
    play { reactor in
      #expect(isTold({ reactor.state.name }) { reactor.send(.again) })
      #expect(reactor.state.count == 0)
    }
  }

  @Test func `a field that is set has the value at once and the reactor has the last word`() {
    play { reactor in
      #expect(isTold({ reactor.name }) { reactor.name = "Ada" })
      #expect(reactor.name == "Ada")
      reactor.name = "Augusta"
      #expect(reactor.name == "Aug")
      #expect(!isTold({ reactor.count }) { reactor.name = "Eve" })
    }
  }

  @Test func `bindings send actions`() {
    play { reactor in
      let name = reactor.binding(get: \.name) { .binding(.set(\.name, $0 + "!")) }
      name.wrappedValue = "a"
      #expect(name.wrappedValue == "a!")
      let count = reactor.binding(get: \.count, send: .count)
      count.wrappedValue = 9
      #expect(count.wrappedValue == 1)
    }
  }

  @Test func `pulses are a stream`() async {
    let reactor = clock.whilePlaying { ObservedReactor(reactor: FormReactor()) }
    let alerts = clock.whilePlaying {
      let alerts = reactor.pulse(\.$alert)
      reactor.send(.alert)
      reactor.send(.count)
      reactor.send(.alert)
      return alerts
    }
    var heard: [String?] = []
    for await alert in alerts {
      heard.append(alert)
      if heard.count == 3 { break }
    }
    #expect(heard == [nil, "now", "now"])
  }

  @Test func `an observed reactor is let go`() {
    weak var gone: FormReactor?
    clock.whilePlaying {
      let reactor = FormReactor()
      gone = reactor
      let observed = ObservedReactor(reactor: reactor)
      _ = isTold({ observed.count }) { observed.send(.count) }
    }
    #expect(gone == nil)
  }
}
