import ComposableStores
import Observables
import Testing

@Suite struct StoreScopeTests {
  struct Login: Equatable {
    var name = ""
    var tries = 0
  }

  enum LoginAction: Equatable { case name(String), tryAgain }

  struct Parent: Equatable {
    var login = Login()
    var count = 0
  }

  enum ParentAction: Equatable { case login(LoginAction), increment }

  private func make() -> Store<Parent, ParentAction> {
    let login = Reducer<Login, LoginAction, Void> { state, action, _ in
      switch action {
      case .name(let name): state.name = name
      case .tryAgain: state.tries += 1
      }
      return .none
    }
    let reducer = Reducer<Parent, ParentAction, Void>.combine(
      login.pullback(state: \.login, action: /ParentAction.login, environment: { $0 }),
      Reducer { state, action, _ in
        if action == .increment { state.count += 1 }
        return .none
      })
    return Store(initialState: Parent(), reducer: reducer, environment: ())
  }

  private struct Row: Equatable, Identifiable {
    var id: Int
    var text = ""
  }

  private enum RowAction { case text(String), remove }

  private typealias Rows = Store<IdentifiedArrayOf<Row>, (Int, RowAction)>

  private func rows() -> Rows {
    let reducer = Reducer<IdentifiedArrayOf<Row>, (Int, RowAction), Void> { state, action, _ in
      switch action.1 {
      case .text(let text): state[id: action.0]?.text = text
      case .remove: state.remove(id: action.0)
      }
      return .none
    }
    return Store(initialState: [Row(id: 1), Row(id: 2)], reducer: reducer, environment: ())
  }

  @Test func `CA-22: a scoped store and its parent agree after each action, whichever it was sent to`() {
    let store = make()
    let login = store.scope(state: \.login, action: ParentAction.login)
    login.send(.name("ada"))
    #expect(store.state.login.name == "ada")
    #expect(login.state.name == "ada")
    store.send(.login(.tryAgain))
    #expect(login.state == Login(name: "ada", tries: 1))
    #expect(store.state.login == login.state)
  }

  @Test func `CA-22: the subscribers of both hear of each other's actions, in the order of their subscriptions`() {
    let store = make()
    let login = store.scope(state: \.login, action: ParentAction.login)
    let history = History()
    _ = history.follow(login.subscribe(\.tries), "login ")
    _ = history.follow(store.subscribe(\.count), "count ")
    _ = history.follow(store.subscribe(\.login.tries), "tries ")
    login.send(.tryAgain)
    store.send(.increment)
    store.send(.login(.tryAgain))
    #expect(
      history.lines == [
        "login 0", "count 0", "tries 0", "login 1", "tries 1", "count 1", "login 2", "tries 2",
      ])
  }

  @Test func `CA-22: an action sent to a scoped store by a subscriber of the parent waits its turn`() {
    let store = make()
    let login = store.scope(state: \.login, action: ParentAction.login)
    let history = History()
    _ = store.subscribe(\.count).subscribe(onNext: { count in
      history.note("count \(count)")
      if count == 1 { login.send(.tryAgain) }
    })
    _ = store.observable.subscribe(onNext: { history.note("\($0.count) \($0.login.tries)") })
    store.send(.increment)
    #expect(history.lines == ["count 0", "0 0", "count 1", "1 0", "1 1"])
  }

  @Test func `CA-22: the task of an action that was sent to a scoped store is that of the effects`() {
    let store = StringStore.make { _ in Observable.never().eraseToEffect() }
    let child = store.scope(state: \.count, action: { (number: Int) in "\(number)" })
    let task = child.send(7)
    #expect(store.effectsInFlight == 1)
    #expect(child.effectsInFlight == 1)
    task?.cancel()
    #expect(store.effectsInFlight == 0)
  }

  @Test func `CA-22: a scoped store keeps its parent, and a parent does not keep it`() {
    var store: Store<Parent, ParentAction>? = make()
    weak let weakStore = store
    var login = store?.scope(state: \.login, action: ParentAction.login)
    weak let weakLogin = login
    store = nil
    login?.send(.tryAgain)
    #expect(login?.state.tries == 1)
    #expect(weakStore != nil)
    login = nil
    #expect(weakLogin == nil)
    #expect(weakStore == nil)
  }

  @Test func `CA-22: ten scopes, one inside of the other, show the same state and send to the same store`() {
    let store = StringStore.make()
    let history = History()
    var scoped = store.scope(state: { $0 }, action: { $0 })
    for level in 1...10 {
      scoped = scoped.scope(state: { $0 + "\(level % 10)" }, action: { "\(level % 10)" + $0 })
    }
    _ = history.follow(scoped.observable)
    scoped.send("a")
    #expect(store.state == "1234567890a")
    #expect(scoped.state == "1234567890a1234567890")
    #expect(history.lines == ["1234567890", scoped.state])
  }

  @Test func `CA-22: a scope of the state alone sends the same actions`() {
    let store = StringStore.make()
    let count = store.scope(state: \.count)
    count.send("ab")
    #expect(count.state == 2)
  }

  @Test func `CA-23: a store of an element follows it, and there is none of an element that is missing`() {
    let store = rows()
    let row = store.scope(at: 2, action: { (action: RowAction) in (2, action) })
    #expect(store.scope(at: 3, action: { (action: RowAction) in (3, action) }) == nil)
    let history = History()
    _ = row.map { history.follow($0.subscribe().map(\.text)) }
    row?.send(.text("a"))
    store.send((2, .text("b")))
    store.send((1, .text("x")))
    #expect(row?.state == Row(id: 2, text: "b"))
    #expect(history.lines == ["", "a", "b"])
  }

  @Test func `CA-23: a store of an element keeps its last state when that is removed, though nobody looked at it`() {
    let store = rows()
    let row = store.scope(at: 2, action: { (action: RowAction) in (2, action) })
    row?.send(.text("last"))
    row?.send(.remove)
    #expect(store.state.count == 1)
    #expect(row?.state == Row(id: 2, text: "last"))
    store.send((1, .text("x")))
    #expect(row?.state == Row(id: 2, text: "last"))
  }

  @Test func `CA-23: a store of an element keeps only its parent store alive, and leaks nothing`() {
    let left = LeakCount.after {
      let store = rows()
      weak var weakRow: Store<Row, RowAction>?
      do {
        let row = store.scope(at: 2, action: { (action: RowAction) in (2, action) })
        weakRow = row
        row?.send(.text("a"))
      }
      #expect(weakRow == nil)
      store.send((2, .text("b")))
    }
    #expect(left == 0)
  }

  @Test func `CA-24: a store without its state only sends`() {
    let store = StringStore.make()
    let stateless: Store<Void, String> = store.stateless
    stateless.send("a")
    #expect(store.state == "a")
    #expect(stateless.observable.heard == ["()"])
  }

  @Test func `CA-24: a store without its actions only shows`() {
    let store = StringStore.make()
    let actionless: Store<String, Never> = store.actionless
    let history = History()
    _ = history.follow(actionless.subscribe())
    store.send("a")
    #expect(actionless.state == "a")
    #expect(history.lines == ["", "a"])
  }

  @Test func `CA-24: a filtered store drops the actions that it refuses, by the state of now`() {
    let store = StringStore.make { $0 == "b" ? Effect(value: "x") : .none }
    let filtered = store.filter { state, action in action != "x" && state.count < 3 }
    let history = History()
    _ = history.follow(filtered.subscribe())
    for action in ["a", "x", "b", "c"] { #expect(filtered.send(action) == nil) }
    #expect(store.state == "abx")
    #expect(history.lines == ["", "a", "abx"])
    store.send("x")
    #expect(filtered.state == "abxx")
  }

  @Test func `CA-24: a filter is asked when the turn of an action comes, also where the action is sent by a reducer`() {
    let history = History()
    var filtered: Store<String, String>?
    let store = Store(
      initialState: "",
      reducer: Reducer<String, String, Void> { state, action, _ in
        if action == "a" {
          for other in ["b", "x", "b"] { filtered?.send(other) }
          Threads.run(1) { _ in filtered?.send("c") }
        }
        state += action
        return .none
      },
      environment: ())
    filtered = store.filter { state, action in
      history.note("\(action) at \(state)")
      return !state.contains(action)
    }
    _ = history.follow(store.observable, "told ")
    store.send("a")
    #expect(history.lines == ["told ", "b at a", "x at ab", "b at abx", "c at abx", "told abxc"])
  }

  @Test func `CA-24: the filters of stores inside of each other are asked from the inside, each with its own state`() {
    let store = StringStore.make()
    let history = History()
    func judge(_ name: String, _ state: some Any, _ action: String) -> Bool {
      history.note("\(name) \(action) at \(state)")
      return name != action
    }
    let inner = store.filter { judge("whole", $0, $1) }
      .scope(state: \.count, action: { (action: String) in action })
      .filter { judge("part", $0, $1) }
    for action in ["a", "part", "whole"] { inner.send(action) }
    #expect(store.state == "a")
    #expect(
      history.lines == [
        "part a at 0", "whole a at ", "part part at 1", "part whole at 1", "whole whole at a",
      ])
  }

  @Test func `CA-24: a filter whose store has ended is not asked any more, and one that refuses is seen by nobody`() {
    let store = StringStore.make()
    let history = History()
    let filtered = store.filter { _, action in
      history.note("asked")
      return action != "x"
    }
    store.watch(Watcher { history.note($0) })
    filtered.send("x")
    filtered.send("a")
    _ = store.observable.subscribe(onNext: { [unowned store] state in
      if state == "ab" {
        filtered.send("c")
        store.halt()
      }
    })
    store.send("b")
    #expect(history.lines == ["asked", "asked", "> a", "= a", "> b", "= ab"])
    #expect(store.state == "ab")
  }
}
