import Observables
import Reactors
import Testing

@Suite struct ReactorPulseTests {
  final class AlertReactor: Reactor {
    enum Action {
      case alert(String?)
      case alerts([String])
      case count
    }

    struct State {
      @Pulse var alertMessage: String?
      var count = 0
    }

    let initialState = State()

    func reduce(state: State, mutation: Action) -> State {
      var state = state
      switch mutation {
      case .alert(let message): state.alertMessage = message
      case .alerts(let messages): for message in messages { state.alertMessage = message }
      case .count: state.count += 1
      }
      return state
    }
  }

  @Test func `RK-32: a pulse sends its value now, then one for each state in which it was assigned`() {
    let reactor = AlertReactor()
    let history = History()
    _ = history.follow(reactor.pulse(\.$alertMessage).map { $0 ?? "nil" })
    #expect(history.lines == ["nil"])
    reactor.action.onNext(.alert("1"))
    #expect(history.lines == ["nil", "1"])
    reactor.action.onNext(.alert("1"))
    #expect(history.lines == ["nil", "1", "1"])
    reactor.action.onNext(.count)
    #expect(history.lines == ["nil", "1", "1"])
    reactor.action.onNext(.alert(nil))
    #expect(history.lines == ["nil", "1", "1", "nil"])
    reactor.action.onNext(.alert(nil))
    #expect(history.lines == ["nil", "1", "1", "nil", "nil"])
    reactor.action.onNext(.alert("2"))
    #expect(history.lines == ["nil", "1", "1", "nil", "nil", "2"])
  }

  @Test func `RK-32: several assignments in one reduction give the last value once`() {
    let reactor = AlertReactor()
    let history = History()
    _ = history.follow(reactor.pulse(\.$alertMessage).map { $0 ?? "nil" })
    reactor.action.onNext(.alerts(["1", "2"]))
    #expect(history.lines == ["nil", "2"])
    #expect(reactor.currentState.$alertMessage.valueUpdatedCount == 2)
  }

  @Test func `RK-32: a late subscriber begins with the value now`() {
    let reactor = AlertReactor()
    reactor.action.onNext(.alert("1"))
    reactor.action.onNext(.count)
    let history = History()
    _ = history.follow(reactor.pulse(\.$alertMessage).map { $0 ?? "nil" })
    reactor.action.onNext(.count)
    #expect(history.lines == ["1"])
  }

  @Test func `RK-32: an error of the transform ends the pulse, not the reactor`() {
    let reactor = AlertReactor()
    let history = History()
    _ = history.follow(
      reactor.pulse { state in
        if state.count == 1 { throw Failure(name: "odd") }
        return state.$alertMessage
      }.map { $0 ?? "nil" })
    reactor.action.onNext(.count)
    reactor.action.onNext(.count)
    #expect(history.lines == ["nil", "#Failure(name: \"odd\")"])
    #expect(reactor.currentState.count == 2)
  }
}
