import ComposableStores
import Observables
import Testing

@Suite struct ReducerPullbackTests {
  struct Desk: Equatable {
    var panel = Panel(id: 1)
    var detail: Panel?
    var list: IdentifiedArrayOf<Panel> = [Panel(id: 10), Panel(id: 11)]
    var table = ["a": Panel(id: 20), "b": Panel(id: 21)]
  }

  enum DeskAction {
    case panel(PanelAction)
    case detail(PanelAction)
    case element(id: Int, PanelAction)
    case value(key: String, PanelAction)
    case set(Desk)
    case nothing
  }

  struct World { let history: History }

  private static let children = Reducer<Desk, DeskAction, World>.combine(
    panelReducer.pullback(state: \.panel, action: /DeskAction.panel, environment: { $0.history }),
    panelReducer.optional().pullback(state: \.detail, action: /DeskAction.detail, environment: { $0.history }),
    panelReducer.forEach(state: \.list, action: /DeskAction.element(id:_:), environment: { $0.history }),
    panelReducer.forEach(state: \.table, action: /DeskAction.value(key:_:), environment: { $0.history }))

  private static let parent = Reducer<Desk, DeskAction, World> { state, action, world in
    if case .set(let desk) = action { state = desk }
    if case .element(let id, .increment) = action {
      world.history.note("parent sees \(state.list[id: id]?.count ?? -1)")
    }
    return .none
  }

  private func make(_ history: History, _ desk: Desk = Desk()) -> Store<Desk, DeskAction> {
    Store(initialState: desk, reducer: .combine(Self.children, Self.parent), environment: World(history: history))
  }

  @Test
  func `CA-21: a pulled back reducer runs for its actions on its part, with its environment, and for no others`() {
    let history = History()
    let store = make(history)
    store.send(.panel(.increment))
    #expect(store.state == Desk(panel: Panel(id: 1, count: 1)))
    store.send(.nothing)
    #expect(store.state == Desk(panel: Panel(id: 1, count: 1)))
  }

  @Test func `CA-21: the effects of a pulled back reducer are wrapped into actions of the whole`() {
    let history = History()
    let store = make(history)
    store.send(.panel(.beginNow))
    #expect(store.state.panel.count == 1)
    #expect(store.effectsInFlight == 1)
    var changed = Desk()
    changed.panel = Panel(id: 5)
    store.send(.set(changed))
    #expect(history.lines == ["1 begins"])
  }

  @Test func `CA-21: a reducer that runs for no action makes no effect of none`() {
    var desk = Desk()
    let effect = Self.children.run(&desk, .nothing, World(history: History()))
    #expect(effect.heard == ["|"])
    let store = make(History())
    #expect(store.send(.panel(.increment)) == nil)
  }

  @Test func `CA-26: optional runs for a state that is there, and an action for one that is not is reported`() {
    let history = History()
    let store = make(history)
    let log = WarningLog()
    log.during { _ = store.send(.detail(.increment)) }
    #expect(log.lines == ["'increment' was sent while its state is nil"])
    #expect(store.state == Desk())
    store.send(.set(Desk(detail: Panel(id: 2))))
    store.send(.detail(.increment))
    #expect(store.state.detail == Panel(id: 2, count: 1))
  }

  @Test func `CA-26: the effects of an optional state end when it goes, and others do not`() {
    let history = History()
    let store = make(history, Desk(detail: Panel(id: 2)))
    store.send(.detail(.begin))
    store.send(.panel(.begin))
    store.send(.set(Desk(detail: Panel(id: 3))))
    #expect(history.lines == ["2 begins", "1 begins"])
    store.send(.set(Desk()))
    #expect(history.lines == ["2 begins", "1 begins", "2 disposed"])
    #expect(store.effectsInFlight == 1)
  }

  @Test func `CA-26: an effect of the action that removes its child sends what is there at once, and ends`() {
    let history = History()
    let remover = Reducer<Desk, DeskAction, World> { state, action, _ in
      if case .detail(.beginNow) = action { state.detail = nil }
      return .none
    }
    let store = Store(
      initialState: Desk(detail: Panel(id: 2)), reducer: .combine(Self.children, remover),
      environment: World(history: history))
    let log = WarningLog()
    log.during { _ = store.send(.detail(.beginNow)) }
    #expect(history.lines == ["2 begins", "2 disposed"])
    #expect(log.lines == ["'increment' was sent while its state is nil"])
    #expect(store.effectsInFlight == 0)
  }

  private enum Screen: Equatable {
    case panel(Panel)
    case empty
  }

  private enum ScreenAction {
    case panel(PanelAction)
    case show(Screen)
  }

  @Test func `CA-26: a reducer of a case runs in its case, its effects end when the case is left`() {
    let history = History()
    let store = Store(
      initialState: Screen.panel(Panel(id: 1)),
      reducer: Reducer<Screen, ScreenAction, World>.combine(
        panelReducer.pullback(state: /Screen.panel, action: /ScreenAction.panel, environment: { $0.history }),
        Reducer { state, action, _ in
          if case .show(let screen) = action { state = screen }
          return .none
        }),
      environment: World(history: history))
    store.send(.panel(.beginNow))
    #expect(store.state == .panel(Panel(id: 1, count: 1)))
    store.send(.show(.panel(Panel(id: 2))))
    #expect(history.lines == ["1 begins"])
    let log = WarningLog()
    log.during {
      store.send(.show(.empty))
      store.send(.panel(.increment))
    }
    #expect(history.lines == ["1 begins", "1 disposed"])
    #expect(store.state == .empty)
    #expect(log.lines == ["'panel.increment' was sent while the state is in another case"])
  }

  @Test func `CA-25: forEach runs for the element of the id, before the parent`() {
    let history = History()
    let store = make(history)
    store.send(.element(id: 11, .increment))
    #expect(store.state.list.map(\.count) == [0, 1])
    store.send(.element(id: 11, .beginNow))
    #expect(store.state.list.map(\.count) == [0, 2])
    #expect(history.lines == ["parent sees 1", "11 begins", "parent sees 2"])
  }

  @Test func `CA-25: an action for an element that is missing is reported and changes nothing`() {
    let store = make(History())
    let log = WarningLog()
    log.during {
      store.send(.element(id: 12, .increment))
      store.send(.value(key: "c", .increment))
    }
    #expect(store.state == Desk())
    #expect(
      log.lines == [
        "'element' was sent to an element that is not there: id 12",
        #"'value' was sent to a value that is not there: key "c""#,
      ])
  }

  @Test func `CA-25: the effects of an element end when it is removed, and those of others do not`() {
    let history = History()
    let store = make(history)
    for id in 10...11 { store.send(.element(id: id, .begin)) }
    for key in ["a", "b"] { store.send(.value(key: key, .begin)) }
    var desk = Desk()
    desk.list.remove(id: 10)
    desk.table["b"] = nil
    store.send(.set(desk))
    #expect(
      history.lines == ["10 begins", "11 begins", "20 begins", "21 begins", "10 disposed", "21 disposed"])
    #expect(store.effectsInFlight == 2)
  }

  @Test func `CA-25: forEach of a dictionary runs for the value of the key, and wraps its effects`() {
    let history = History()
    let store = make(history)
    store.send(.value(key: "b", .beginNow))
    #expect(store.state.table["b"] == Panel(id: 21, count: 1))
    #expect(store.state.table["a"] == Panel(id: 20))
    #expect(history.lines == ["21 begins"])
  }

  @Test func `CA-21, CA-25, CA-26: places go through several levels: removed by a grandparent, the effects end`() {
    struct Room: Equatable { var desk: Desk? = Desk(detail: Panel(id: 2)) }
    enum RoomAction { case desk(DeskAction), clear }
    let history = History()
    let room = Reducer<Room, RoomAction, World>.combine(
      Reducer.combine(Self.children, Self.parent).optional()
        .pullback(state: \.desk, action: /RoomAction.desk, environment: { $0 }),
      Reducer { state, action, _ in
        if case .clear = action { state.desk = nil }
        return .none
      })
    let store = Store(initialState: Room(), reducer: room, environment: World(history: history))
    store.send(.desk(.detail(.begin)))
    store.send(.desk(.element(id: 10, .begin)))
    store.send(.desk(.panel(.begin)))
    store.send(.desk(.set(Desk())))
    #expect(Array(history.lines.dropFirst(3)) == ["2 disposed"])
    store.send(.clear)
    #expect(Array(history.lines.dropFirst(4)) == ["10 disposed", "1 disposed"])
    #expect(store.effectsInFlight == 0)
  }
}
