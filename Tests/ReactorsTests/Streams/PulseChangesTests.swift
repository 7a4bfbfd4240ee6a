import Observables
import Reactors
import Testing

@Suite struct PulseChangesTests {
  private final class Alerting: Reactor {
    struct Inner {
      @Pulse var ring = 0
    }

    struct State {
      var count = 0
      @Pulse var alert: String?
      var inner = Inner()
      @Pulse var last = false
    }

    enum Action { case count, alert(String), ring, both }
    let initialState = State()

    func reduce(state: State, mutation: Action) -> State {
      var state = state
      switch mutation {
      case .count: state.count += 1
      case .alert(let text): state.alert = text
      case .ring: state.inner.ring += 1
      case .both:
        state.last = true
        state.alert = nil
        state.alert = "twice"
      }
      return state
    }
  }

  @Test func `RK-31: a trace hears of each pulse behind the state that assigned it, in the order of declaration`() {
    let reactor = Alerting()
    var heard: [String] = []
    let tracing = reactor.trace { event in
      switch event {
      case .state(let state): heard.append("= \(state.count)")
      case .pulse(let path, let value): heard.append("^ \(path) \(value)")
      default: break
      }
    }
    _ = reactor.state
    reactor.action.onNext(.alert("a"))
    reactor.action.onNext(.alert("a"))
    reactor.action.onNext(.count)
    reactor.action.onNext(.ring)
    reactor.action.onNext(.both)
    tracing.dispose()
    reactor.action.onNext(.ring)
    #expect(
      heard == [
        "= 0", "= 0", #"^ alert Optional("a")"#, "= 0", #"^ alert Optional("a")"#, "= 1", "= 1", "^ inner.ring 1",
        "= 1", #"^ alert Optional("twice")"#, "^ last true",
      ])
  }

  @Test func `RK-31: a trace hears of no pulse of before it began, and of the first one after that`() {
    let reactor = Alerting()
    var heard: [String] = []
    func trace() -> any Disposable {
      reactor.trace { event in if case .pulse(let path, _) = event { heard.append(path) } }
    }
    let mutations = reactor.mutations.subscribe()
    let first = trace()
    reactor.action.onNext(.count)
    let other = trace()
    other.dispose()
    reactor.action.onNext(.ring)
    #expect(heard == ["inner.ring"])
    first.dispose()
    reactor.action.onNext(.alert("nobody traces"))
    let second = trace()
    reactor.action.onNext(.count)
    #expect(heard == ["inner.ring"])
    second.dispose()
    reactor.action.onNext(.alert("nobody traces"))
    _ = trace()
    reactor.action.onNext(.both)
    #expect(heard == ["inner.ring", "alert", "last"])
    mutations.dispose()
  }
}
