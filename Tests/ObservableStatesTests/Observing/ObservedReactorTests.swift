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

  @Test("fields tell of their own changes")
  func fieldsTellOfTheirOwnChanges() {
    play { reactor in
      #expect(isTold({ reactor.count }) { reactor.send(.count) })
      #expect(reactor.count == 1)
      #expect(!isTold({ reactor.name }) { reactor.send(.count) })
      #expect(isTold({ reactor.work }) { reactor.send(.load) })
      #expect(!isTold({ reactor.work }) { reactor.send(.count) })
    }
  }

  @Test("what does not differ is not told whatever reduce did")
  func whatDoesNotDifferIsNotToldWhateverReduceDid() {
    play { reactor in #expect(!isTold({ reactor.count }) { reactor.send(.again) }) }
  }

  @Test("a state that is made anew tells of what differs")
  func aStateThatIsMadeAnewTellsOfWhatDiffers() {
    play { reactor in
      reactor.send(.count)
      #expect(!isTold({ reactor.name }) { reactor.send(.reset) })
      reactor.send(.count)
      #expect(isTold({ reactor.count }) { reactor.send(.reset) })
      #expect(reactor.count == 0)
    }
  }

  @Test("reactors that begin with the same state do not tell each other")
  func reactorsThatBeginWithTheSameStateDoNotTellEachOther() {
    play { one in
      play { other in #expect(!isTold({ one.count }) { other.send(.count) }) }
    }
  }

  @Test("the state as a whole tells of each state")
  func theStateAsAWholeTellsOfEachState() {
    play { reactor in
      #expect(isTold({ reactor.state.name }) { reactor.send(.again) })
      #expect(reactor.state.count == 0)
    }
  }

  @Test("a field that is set has the value at once and the reactor has the last word")
  func aFieldThatIsSetHasTheValueAtOnceAndTheReactorHasTheLastWord() {
    play { reactor in
      #expect(isTold({ reactor.name }) { reactor.name = "Ada" })
      #expect(reactor.name == "Ada")
      reactor.name = "Augusta"
      #expect(reactor.name == "Aug")
      #expect(!isTold({ reactor.count }) { reactor.name = "Eve" })
    }
  }

  @Test("bindings send actions")
  func bindingsSendActions() {
    play { reactor in
      let name = reactor.binding(get: \.name) { .binding(.set(\.name, $0 + "!")) }
      name.wrappedValue = "a"
      #expect(name.wrappedValue == "a!")
      let count = reactor.binding(get: \.count, send: .count)
      count.wrappedValue = 9
      #expect(count.wrappedValue == 1)
    }
  }

  @Test("pulses are a stream")
  func pulsesAreAStream() async {
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

  @Test("an observed reactor is let go")
  func anObservedReactorIsLetGo() {
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
