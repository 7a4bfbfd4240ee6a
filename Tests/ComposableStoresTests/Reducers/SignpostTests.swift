import ComposableStores
import Observables
import Testing

@Suite struct SignpostTests {
  private enum Action: Equatable {
    case go
    case named(String)
    case stop
    case fail
  }

  private func events(_ actions: [Action], _ prefix: String = "") -> [SignpostRecorder.Event] {
    var events: [SignpostRecorder.Event] = []
    let reducer = Reducer<Int, Action, Void> { state, action, _ in
      state += 1
      switch action {
      case .go: return Effect(value: .named("x"))
      case .named("endless"): return Observable.never().eraseToEffect().cancellable(id: 1)
      case .named: return .none
      case .stop: return .cancel(id: 1)
      case .fail: return Effect(error: Broken())
      }
    }
    let log = WarningLog()
    log.during {
      let store = Store(
        initialState: 0, reducer: reducer.signpost(prefix, to: SignpostRecorder { events.append($0) }), environment: ())
      for action in actions { store.send(action) }
    }
    return events
  }

  @Test func `CA-35: the begin and the end of each action and each effect are told, and what effects send`() {
    #expect(
      events([.go]) == [
        .beginAction("go"), .endAction("go"), .beginEffect("go"), .effectOutput("go"), .endEffect("go"),
        .beginAction("named"), .endAction("named"),
      ])
  }

  @Test func `CA-35: a prefix stands before the names; a reducer without an effect begins none`() {
    #expect(events([.named("x")], "p.") == [.beginAction("p.named"), .endAction("p.named")])
  }

  @Test
  func `CA-35: an effect ends that fails or is cancelled by its id, and is cancelled if it goes with its store`() {
    #expect(
      events([.fail]) == [.beginAction("fail"), .endAction("fail"), .beginEffect("fail"), .endEffect("fail")])
    #expect(
      events([.named("endless"), .stop]) == [
        .beginAction("named"), .endAction("named"), .beginEffect("named"),
        .beginAction("stop"), .endAction("stop"), .beginEffect("stop"), .endEffect("named"), .endEffect("stop"),
      ])
    #expect(
      events([.named("endless")]) == [
        .beginAction("named"), .endAction("named"), .beginEffect("named"), .cancelEffect("named"),
      ])
  }

  @Test func `CA-35: without a recorder the reducer does its work`() {
    let reducer = Reducer<Int, Int, Void> { state, action, _ in
      state += action
      return action == 1 ? .send(2) : .none
    }
    let store = Store(initialState: 0, reducer: reducer.signpost(), environment: ())
    store.send(1)
    #expect(store.state == 3)
  }
}
