import Observables
import Reactors
import TestSupport
import Testing

@Suite struct ReactorMutationsTests {
  @Test func `RK-06: mutations are sent as they are reduced, each before its state, from the subscription on`() {
    let reactor = StringReactor()
    reactor.effect = { .from([$0, $0.uppercased()]) }
    let history = History()
    reactor.action.onNext("a")
    let subscription = history.follow(reactor.mutations, "~ ")
    _ = history.follow(reactor.state, "= ")
    reactor.action.onNext("b")
    subscription.dispose()
    reactor.action.onNext("c")
    #expect(
      history.lines == ["= aA", "~ b", "= aAb", "~ B", "= aAbB", "= aAbBc", "= aAbBcC"])
  }

  @Test func `RK-06: the mutations are those that transform(mutation:) lets through`() {
    let reactor = StringReactor()
    reactor.mutations = { .merge($0.filter { $0 != "noop" }.map { $0 + "!" }, .just("first")) }
    let history = History()
    _ = history.follow(reactor.mutations)
    #expect(history.lines == ["first"])
    #expect(reactor.transformCalls == ["action", "mutation", "state"])
    for action in ["a", "noop"] { reactor.action.onNext(action) }
    #expect(history.lines == ["first", "a!"])
  }

  @Test func `RK-16: an action that their subscriber sends waits for the emission`() {
    let reactor = StringReactor()
    let history = History()
    _ = reactor.mutations.subscribe(onNext: { [unowned reactor] in
      if $0 == "a" { reactor.action.onNext("f") }
    })
    _ = history.follow(reactor.mutations, "~ ")
    _ = history.follow(reactor.state, "= ")
    reactor.action.onNext("a")
    #expect(history.lines == ["= ", "~ a", "= a", "~ f", "= af"])
  }

  @Test func `RK-14: the mutations complete when the reactor is terminated, for late subscribers too`() {
    let reactor = StringReactor()
    let merged = PublishSubject<String>()
    reactor.mutations = { .merge($0, merged) }
    let history = History()
    _ = history.follow(reactor.mutations, "early ")
    merged.onNext("a")
    merged.onError(Failure(name: "lost"))
    _ = history.follow(reactor.mutations, "late ")
    #expect(history.lines == ["early a", "early |", "late |"])
  }

  @Test func `RK-35: the mutations keep no reactor alive and end without an event when it is released`() {
    weak var freed: ReactorStreamsStorageTests.OwningReactor?
    let history = History()
    let kept: Observable<String>
    do {
      let reactor = ReactorStreamsStorageTests.OwningReactor()
      freed = reactor
      kept = reactor.mutations
      _ = history.follow(kept)
      reactor.action.onNext("a")
    }
    #expect(freed == nil)
    _ = history.follow(kept)
    #expect(history.lines == ["a"])
  }

  @Test
  func `RK-18: transform(mutation:) merges a subject of the program: two states at first access, then one each`() {
    let currentUser = BehaviorSubject(value: "Anna")  // global state

    final class UserReactor: Reactor {
      typealias Action = Never
      enum Mutation { case setUser(String?) }
      struct State { var user: String? }
      let initialState = State()
      let currentUser: BehaviorSubject<String>
      init(_ currentUser: BehaviorSubject<String>) { self.currentUser = currentUser }
      func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        return Observable.merge(mutation, currentUser.map(Mutation.setUser))
      }
      func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setUser(let user): state.user = user
        }
        return state
      }
    }

    let reactors = [UserReactor(currentUser), UserReactor(currentUser)]
    let history = History()
    for (number, reactor) in reactors.enumerated() {
      _ = reactor.trace { if case .state(let state) = $0 { history.note("\(number) \(state.user ?? "nobody")") } }
      #expect(reactor.currentState.user == nil)
      _ = reactor.state
      #expect(reactor.currentState.user == "Anna")
    }
    currentUser.onNext("Bert")
    #expect(reactors.map(\.currentState.user) == ["Bert", "Bert"])
    #expect(history.lines == ["0 nobody", "0 Anna", "1 nobody", "1 Anna", "0 Bert", "1 Bert"])
  }

  @Test func `RK-18: the state of one reactor is the global state of others`() {
    let settings = StringReactor()
    let reactor = StringReactor()
    reactor.mutations = { .merge($0, settings.state) }
    #expect(reactor.state.take(1).map { $0 }.heard == ["", "completed"])
    settings.action.onNext("dark ")
    reactor.action.onNext("a")
    #expect(reactor.currentState == "dark a")
  }

  @Test func `RK-06, RK-18: a stream merged by transform(mutation:) changes the state without an action, at once`() {
    let user = BehaviorSubject(value: "x")
    let reactors = [StringReactor(), StringReactor()]
    let history = History()
    for (number, reactor) in reactors.enumerated() {
      reactor.mutations = { .merge($0, user.asObservable()) }
      _ = history.trace(reactor)
      _ = history.follow(reactor.state, "\(number) ")
    }
    user.onNext("y")
    withExtendedLifetime(reactors) { reactors[1].action.onNext("a") }
    #expect(
      history.lines == [
        "= ", "~ x", "= x", "0 x", "= ", "~ x", "= x", "1 x",
        "~ y", "= xy", "0 xy", "~ y", "= xy", "1 xy", "> a", "~ a", "= xya", "1 xya",
      ])
  }

  /// A row of a list.
  final class Row: Reactor {
    enum Action { case rename(String) }
    let initialState = "row"
    func reduce(state: String, mutation: Action) -> String {
      switch mutation {
      case .rename(let name): name
      }
    }
  }

  /// A list that hands actions down to its rows and merges what becomes of them.
  final class List: Reactor {
    enum Action { case rename(Int, String), clear }
    enum Mutation { case show(Int, String), count, clear }
    struct State: Equatable {
      var names: [Int: String] = [:]
      var changes = 0
    }

    let initialState = State()
    let rows = [Row(), Row()]

    func mutate(action: Action) -> Observable<Mutation> {
      switch action {
      case .rename(let row, let name):
        rows[row].action.onNext(.rename(name))
        return .empty()
      case .clear: return .just(.clear)
      }
    }

    func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
      let names = rows.enumerated().map { number, row in row.state.map { Mutation.show(number, $0) } }
      let changes = rows.map { row in row.mutations.map { _ in Mutation.count } }
      return .merge([mutation] + names + changes)
    }

    func reduce(state: State, mutation: Mutation) -> State {
      var state = state
      switch mutation {
      case .show(let row, let name): state.names[row] = name
      case .count: state.changes += 1
      case .clear: state.names = [:]
      }
      return state
    }
  }

  @Test func `RK-18: a parent merges the states and mutations of its children, and hands actions down`() {
    let list = List()
    let history = History()
    _ = history.follow(
      list.state.map { "\($0.names.sorted { $0.key < $1.key }.map(\.value)) \($0.changes)" })
    #expect(history.lines == [#"["row", "row"] 0"#])
    list.action.onNext(.rename(1, "b"))
    list.rows[0].action.onNext(.rename("a"))
    list.action.onNext(.clear)
    #expect(
      history.lines == [
        #"["row", "row"] 0"#, #"["row", "row"] 1"#, #"["row", "b"] 1"#, #"["row", "b"] 2"#, #"["a", "b"] 2"#,
        "[] 2",
      ])
    #expect(list.rows.map(\.currentState) == ["a", "b"])
  }

  @Test func `RK-35: children die with their parent`() {
    weak var row: Row?
    do {
      let list = List()
      list.action.onNext(.rename(0, "a"))
      row = list.rows[0]
    }
    ReactorStorage.sweep { row == nil }
    #expect(row == nil)
  }

  @Test func `run sends the mutations of a closure on the main actor, and completes with it`() async {
    let reactor = StringReactor()
    let history = History()
    let mutations = reactor.run(scheduler: CurrentThreadScheduler.instance) { send in
      MainActor.assertIsolated()
      send("a")
      await Task.yield()
      send("b")
    }
    await withCheckedContinuation { continuation in
      _ = mutations.do(onCompleted: { continuation.resume() }).subscribe(onNext: { history.note($0) })
    }
    #expect(history.lines == ["a", "b"])
  }
}
