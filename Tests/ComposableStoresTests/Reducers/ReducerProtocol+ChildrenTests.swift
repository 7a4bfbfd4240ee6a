import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite(.reportsFailures) struct ReducerProtocolChildrenTests {
  struct Desk: Equatable {
    var detail: Panel? = Panel(id: 1)
    var list: IdentifiedArrayOf<Panel> = [Panel(id: 10), Panel(id: 11)]
  }

  enum DeskAction {
    case detail(PanelAction)
    case element(id: Int, action: PanelAction)
    case removeDetail
    case remove(Int)
  }

  private struct DeskFeature: ReducerProtocol {
    let history: History

    var body: some ReducerProtocol<Desk, DeskAction> {
      Reduce { state, action in
        switch action {
        case .removeDetail: state.detail = nil
        case .remove(let id): state.list.remove(id: id)
        case .detail(.increment): history.note("parent sees \(state.detail?.count ?? -1)")
        case .element(let id, .increment): history.note("parent sees \(state.list[id: id]?.count ?? -1)")
        case .detail(.beginNow): state.detail = nil
        default: break
        }
        return .none
      }
      .ifLet(\.detail, action: /DeskAction.detail) { PanelFeature(history: history) }
      .forEach(\.list, action: /DeskAction.element(id:action:)) { PanelFeature(history: history) }
    }
  }

  private func make(_ history: History) -> Store<Desk, DeskAction> {
    Store(initialState: Desk(), reducer: DeskFeature(history: history))
  }

  @Test
  func `CA-26: ifLet runs the child first; an action without one is reported, and the parent runs all the same`() {
    let history = History()
    let store = make(history)
    store.send(.detail(.increment))
    store.send(.removeDetail)
    let log = WarningLog()
    log.during { _ = store.send(.detail(.increment)) }
    #expect(history.lines == ["parent sees 1", "parent sees -1"])
    #expect(log.lines == ["'detail.increment' was sent while its state is nil"])
  }

  @Test func `CA-26: the effects of a child end when it goes, and not those of others`() {
    let history = History()
    let store = make(history)
    store.send(.detail(.begin))
    store.send(.element(id: 10, action: .begin))
    store.send(.removeDetail)
    #expect(history.lines == ["1 begins", "10 begins", "1 disposed"])
  }

  @Test func `CA-26: the effect of the action by which the parent removes the child begins and ends`() {
    let history = History()
    let store = make(history)
    let log = WarningLog()
    log.during { _ = store.send(.detail(.beginNow)) }
    #expect(history.lines == ["1 begins", "1 disposed", "parent sees -1"])
    #expect(log.lines.count == 1)
    #expect(store.effectsInFlight == 0)
  }

  @Test func `CA-25: forEach runs the element first; an action for a missing one is reported, and the parent runs`() {
    let history = History()
    let store = make(history)
    store.send(.element(id: 11, action: .increment))
    store.send(.remove(11))
    let log = WarningLog()
    log.during { _ = store.send(.element(id: 11, action: .increment)) }
    #expect(history.lines == ["parent sees 1", "parent sees -1"])
    #expect(
      log.lines == ["'element' was sent to an element that is not there: id 11"])
    #expect(store.state.list == [Panel(id: 10)])
  }

  @Test
  func `CA-25: the effects of an element end when it is removed, and its synchronous ones are wrapped with its id`() {
    let history = History()
    let store = make(history)
    for id in 10...11 { store.send(.element(id: id, action: .beginNow)) }
    #expect(store.state.list.map(\.count) == [1, 1])
    store.send(.remove(10))
    #expect(
      history.lines == ["10 begins", "parent sees 1", "11 begins", "parent sees 1", "10 disposed"])
    #expect(store.effectsInFlight == 1)
  }

  private enum Screen: Equatable {
    case panel(Panel)
    case empty
  }

  private enum ScreenAction {
    case panel(PanelAction)
    case show(Screen)
  }

  private struct ScreenFeature: ReducerProtocol {
    let history: History

    var body: some ReducerProtocol<Screen, ScreenAction> {
      Reduce { state, action in
        if case .show(let screen) = action { state = screen }
        return .none
      }
      .ifCaseLet(/Screen.panel, action: /ScreenAction.panel) { PanelFeature(history: history) }
    }
  }

  @Test
  func `CA-26: ifCaseLet runs the child in its case, reports in another one, and ends its effects when it is left`() {
    let history = History()
    let store = Store(initialState: Screen.panel(Panel(id: 1)), reducer: ScreenFeature(history: history))
    store.send(.panel(.beginNow))
    #expect(store.state == .panel(Panel(id: 1, count: 1)))
    store.send(.show(.empty))
    let log = WarningLog()
    log.during { _ = store.send(.panel(.increment)) }
    #expect(history.lines == ["1 begins", "1 disposed"])
    #expect(log.lines == ["'panel.increment' was sent while the state is in another case"])
  }

  @Test func `CA-26: delayed and asynchronous effects of a child that went do not come back`() async {
    struct Parent: ReducerProtocol {
      struct State: Equatable {
        var child: String? = ""
        var log = ""
      }
      enum Action { case child(String), dismiss }
      let scheduler: TestScheduler

      var body: some ReducerProtocol<State, Action> {
        Reduce { state, action in
          if case .child(let text) = action { state.log += text }
          if case .dismiss = action { state.child = nil }
          return .none
        }
        .ifLet(\.child, action: /Action.child) {
          Reduce { state, action in
            state += action
            return action == "go"
              ? .merge(
                Effect(value: "late").deferred(for: .seconds(5), scheduler: scheduler),
                .run { send in
                  try await Signal<Void>().value()
                  send("never")
                })
              : .none
          }
        }
      }
    }
    let scheduler = TestScheduler(initialClock: 0)
    let store = Store(initialState: Parent.State(), reducer: Parent(scheduler: scheduler))
    let task = store.send(.child("go"))
    store.send(.dismiss)
    scheduler.run()
    await task?.finish()
    #expect(store.state == Parent.State(child: nil, log: "go"))
  }

  @Test
  func `CA-20: a replaced dependency holds for the reducer and its effects, whenever they run, no further`() async {
    struct Feature: ReducerProtocol {
      let name: String
      let scheduler: TestScheduler

      func reduce(into state: inout [String], action: String) -> Effect<String> {
        state.append("\(name) \(action) \(DependencyValues.current.greeting)")
        if action != "go" { return .none }
        return .merge(
          .catching { "later \(DependencyValues.current.greeting)" }.deferred(for: .seconds(1), scheduler: scheduler),
          .task { "task \(DependencyValues.current.greeting)" })
      }
    }
    struct Both: ReducerProtocol {
      let scheduler: TestScheduler
      var body: some ReducerProtocol<[String], String> {
        Feature(name: "first", scheduler: scheduler).dependency(\.greeting, "hi")
        Reduce { state, action in
          state.append("second \(action) \(DependencyValues.current.greeting)")
          return .none
        }
      }
    }
    let scheduler = TestScheduler(initialClock: 0)
    let store = Store(initialState: [], reducer: Both(scheduler: scheduler))
    let task = store.send("go")
    scheduler.advance(by: .seconds(1))
    await task?.finish()
    #expect(store.state.prefix(2) == ["first go hi", "second go hello"])
    #expect(
      store.state.dropFirst(2).sorted() == [
        "first later hi hi", "first task hi hi", "second later hi hello", "second task hi hello",
      ])
  }

  @Test func `CA-20: a feature reads its dependencies from those that hold for its store`() {
    struct Feature: ReducerProtocol {
      @Dependency(\.greeting) var greeting
      @Dependency(\.limit) var limit

      func reduce(into state: inout [String], action: Int) -> Effect<Int> {
        state.append("\(greeting) \(limit ?? 0)")
        return .none
      }
    }
    let store = Store(initialState: [], reducer: Feature().dependency(\.limit, 3)) { $0.greeting = "hi" }
    store.send(0)
    #expect(store.state == ["hi 3"])
    let test = TestStore(initialState: [], reducer: Feature()) { $0.limit = 4 }
    test.send(0) { $0 = ["hello from a test 4"] }
    test.dependencies.greeting = "changed"
    test.send(0) { $0.append("changed 4") }
  }
}
