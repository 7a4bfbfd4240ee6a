import ComposableStores
import Observables
import Testing

@Suite struct ConditionalReductionTests {
  private struct Box: ReducerProtocol {
    struct State { var child: Int?? = .some(1) }
    enum Action { case child(Int), outer }

    var body: some ReducerProtocol<State, Action> {
      EmptyReducer().ifLet(\.child, action: /Action.child) {
        Reduce { state, action in
          state = action == 0 ? nil : action
          return .none
        }
      }
    }
  }

  @Test func `CA-26: a state that is optional itself is there also if it is nil`() {
    let store = Store(initialState: Box.State(), reducer: Box())
    let log = WarningLog()
    log.during {
      store.send(.child(5))
      #expect(store.state.child == .some(.some(5)))
      store.send(.child(0))
      #expect(store.state.child == .some(.none))
      store.send(.child(7))
    }
    #expect(store.state.child == .some(.some(7)))
    #expect(log.lines == [])
  }

  @Test func `CA-25: an element is changed where it lies: nothing is copied`() {
    final class Storage {}
    struct Element: Identifiable {
      let id: Int
      var storage = Storage()
      var wasShared = false
    }
    struct State {
      var list: IdentifiedArrayOf<Element> = [Element(id: 0), Element(id: 1)]
      var table = [0: Element(id: 0)]
      var detail: Element? = Element(id: 0)
    }
    enum Action { case list(Int, Int), table(Int, Int), detail(Int) }
    let check = Reducer<Element, Int, Void> { state, _, _ in
      state.wasShared = !isKnownUniquelyReferenced(&state.storage)
      return .none
    }
    let store = Store(
      initialState: State(),
      reducer: Reducer<State, Action, Void>.combine(
        check.forEach(state: \.list, action: /Action.list, environment: { $0 }),
        check.forEach(state: \.table, action: /Action.table, environment: { $0 }),
        check.optional().pullback(state: \.detail, action: /Action.detail, environment: { $0 })),
      environment: ())
    for action in [Action.list(1, 0), .table(0, 0), .detail(0)] { store.send(action) }
    #expect(store.state.list[id: 1]?.wasShared == false)
    #expect(store.state.table[0]?.wasShared == false)
    #expect(store.state.detail?.wasShared == false)
  }

  @Test func `CA-25: the warning names the action as it was sent, and what is missing`() {
    struct Named: Identifiable { let id: String }
    let reducer = Reducer<Named, Int, Void>.empty.forEach(
      state: \IdentifiedArrayOf<Named>.self,
      action: CasePath<(String, Int), (String, Int)>(embed: { $0 }, extract: { $0 }),
      environment: { $0 })
    let store = Store(initialState: [], reducer: reducer, environment: ())
    let history = History()
    store.watch(WarningWatcher { history.note($0.message) })
    store.send(("x", 1))
    #expect(history.lines == [#"'(String, Int)' was sent to an element that is not there: id "x""#])
  }
}

private final class WarningWatcher: StoreWatcher {
  private let note: (StoreWarning) -> Void

  init(_ note: @escaping (StoreWarning) -> Void) { self.note = note }

  func sees(actionAt address: UnsafeRawPointer, sentByEffectOfActionAt cause: UnsafeRawPointer?) {}
  func sees(stateAt address: UnsafeRawPointer) {}
  func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer) {}
  func sees(_ warning: StoreWarning) { note(warning) }
}
