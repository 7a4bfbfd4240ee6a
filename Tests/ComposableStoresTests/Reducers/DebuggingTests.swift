import ComposableStores
import Observables
import Testing

@Suite struct DebuggingTests {
  private struct World { let history: History }

  private struct Place: Equatable {
    var x = 0
    var y = 0
  }

  private enum Action: Equatable {
    case moved(x: Int, y: Int)
    case told(Place)
    case nothing
  }

  private static let reducer = Reducer<Place, Action, World> { state, action, _ in
    switch action {
    case .moved(let x, let y):
      state = Place(x: state.x + x, y: state.y + y)
      return .none
    case .told(let place):
      state = place
      return .none
    case .nothing: return .none
    }
  }

  private func printer(_ world: World) -> DebugEnvironment { DebugEnvironment { world.history.note($0) } }

  /// The texts for some actions.
  private func texts(_ actions: [Action], _ reducer: Reducer<Place, Action, World>) -> [String] {
    let world = World(history: History())
    let store = Store(initialState: Place(), reducer: reducer, environment: world)
    for action in actions { store.send(action) }
    return world.history.lines
  }

  @Test func `CA-34: debug tells the action and what it changed, at once`() {
    #expect(
      texts([.moved(x: 1, y: 0), .nothing], Self.reducer.debug(environment: printer)) == [
        """
        received action:
          .moved(x: 1, y: 0)
            Place(
          -   x: 0,
          +   x: 1,
              y: 0
            )
        """,
        """
        received action:
          .nothing
          (No state changes)
        """,
      ])
  }

  @Test func `CA-34: a prefix stands before the first line, and labelsOnly shows the name of the action only`() {
    #expect(
      texts([.told(Place(x: 0, y: 5))], Self.reducer.debug("place", actionFormat: .labelsOnly, environment: printer))
        == [
          """
          place: received action:
            told
              Place(
                x: 0,
            -   y: 0
            +   y: 5
              )
          """
        ])
    #expect(
      texts([.told(Place())], Self.reducer.debug(environment: printer)) == [
        """
        received action:
          .told(
            Place(
              x: 0,
              y: 0
            )
          )
          (No state changes)
        """
      ])
  }

  @Test func `CA-34: debugActions tells the actions only`() {
    #expect(
      texts([.moved(x: 1, y: 2), .nothing], Self.reducer.debugActions("p", environment: printer)) == [
        "p: received action:\n  .moved(x: 1, y: 2)", "p: received action:\n  .nothing",
      ])
  }

  @Test func `CA-34: debug of a part tells of some actions and of a part of the state`() {
    let reducer = Self.reducer.debug(
      "x", state: { $0.x }, action: { $0 == .nothing ? nil : $0 }, environment: printer)
    #expect(
      texts([.moved(x: 1, y: 0), .nothing, .moved(x: 0, y: 1)], reducer) == [
        """
        x: received action:
          .moved(x: 1, y: 0)
          - 0
          + 1
        """,
        """
        x: received action:
          .moved(x: 0, y: 1)
          (No state changes)
        """,
      ])
  }

  @Test func `CA-34: what debug shows changes nothing of what the reducer does`() {
    let reducer = StringStore.reducer { $0 == "a" ? Effect(value: "b") : .none }
    let history = History()
    let store = Store(
      initialState: "", reducer: reducer.debug(environment: { _ in DebugEnvironment { history.note($0) } }),
      environment: ())
    store.send("a")
    #expect(store.state == "ab")
    #expect(
      history.lines == [
        "received action:\n  \"a\"\n  - \"\"\n  + \"a\"", "received action:\n  \"b\"\n  - \"a\"\n  + \"ab\"",
      ])
  }

  private struct Feature: ReducerProtocol {
    func reduce(into state: inout Place, action: Action) -> Effect<Action> {
      DebuggingTests.reducer.run(&state, action, World(history: History()))
    }
  }

  @Test func `CA-34: _printChanges tells the same of a reducer type, and nothing without a printer`() {
    let history = History()
    let store = Store(initialState: Place(), reducer: Feature()._printChanges { history.note($0) })
    store.send(.moved(x: 0, y: 3))
    store.send(.nothing)
    #expect(
      history.lines == [
        """
        received action:
          .moved(x: 0, y: 3)
            Place(
              x: 0,
          -   y: 0
          +   y: 3
            )
        """,
        "received action:\n  .nothing\n  (No state changes)",
      ])
    let silent = Store(initialState: Place(), reducer: Feature()._printChanges(nil))
    silent.send(.moved(x: 0, y: 3))
    #expect(silent.state.y == 3)
    #expect(history.lines.count == 2)
  }
}
