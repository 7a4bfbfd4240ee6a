import Foundation
import Observables
import Reactors
import TestSupport
import Testing

@Suite struct ReactorStateTests {
  struct Item: Equatable { var name = "a" }
  struct State {
    var count = 0
    var item = Item()
    var note: String?
    @Pulse var alert: String?
  }

  final class Listing: Reactor {
    enum Action { case count(Int), name(String), note(String?), alert(String?) }
    let initialState = State()
    func reduce(state: State, mutation: Action) -> State {
      var state = state
      switch mutation {
      case .count(let count): state.count = count
      case .name(let name): state.item.name = name
      case .note(let note): state.note = note
      case .alert(let alert): state.alert = alert
      }
      return state
    }
  }

  @Test func `RK-10: state of a key path sends the value now, then each that differs from the one before`() {
    let reactor = Listing()
    reactor.action.onNext(.count(1))
    let history = History()
    _ = history.follow(reactor.state(\.count))
    for count in [1, 2, 2, 1] { reactor.action.onNext(.count(count)) }
    #expect(history.lines == ["1", "2", "1"])
  }

  @Test func `RK-10: key paths to nested, optional and pulsed fields need no types`() {
    let reactor = Listing()
    let history = History()
    _ = reactor.state(\.item.name).subscribe(onNext: { history.note("name \($0)") })
    _ = reactor.state(\.item).map { $0.name }.subscribe(onNext: { history.note("item \($0)") })
    _ = reactor.state(\.note).subscribe(onNext: { history.note("note \($0 ?? "nil")") })
    _ = reactor.state(\.$alert).subscribe(onNext: { history.note("alert \($0.valueUpdatedCount)") })
    _ = reactor.pulse(\.$alert).subscribe(onNext: { history.note("pulse \($0 ?? "nil")") })
    _ = reactor.state.map { $0.count }.subscribe(onNext: { history.note("count \($0)") })
    _ = reactor.state.map(\.count).distinctUntilChanged().subscribe(onNext: { history.note("distinct \($0)") })
    #expect(
      history.lines == ["name a", "item a", "note nil", "alert 0", "pulse nil", "count 0", "distinct 0"])
    let stored = reactor.state
    #expect(stored === reactor.state)
    reactor.action.onNext(.note("b"))
    reactor.action.onNext(.alert(nil))
    #expect(history.lines.dropFirst(7) == ["note b", "count 0", "alert 1", "pulse nil", "count 0"])
  }

  @Test func `RK-14: the values at a place end with the states`() {
    let reactor = StringReactor()
    reactor.mutations = { $0.take(1) }
    let history = History()
    _ = history.follow(reactor.state(\.count))
    reactor.action.onNext("a")
    #expect(history.lines == ["0", "1", "|"])
  }

  @Test func `RK-35: the states of a released reactor send nothing, to later subscribers either`() {
    let history = History()
    let kept: Observable<String>
    weak var released: StringReactor?
    do {
      let reactor = StringReactor()
      released = reactor
      kept = reactor.state
      _ = history.follow(kept)
    }
    // Another test that sweeps for released reactors may hold this one for a moment.
    while released != nil { Thread.sleep(forTimeInterval: 0.001) }
    _ = history.follow(kept)
    // A portable build learns only later that the reactor has gone.
    #expect(history.lines == (PortableBuild.isThis ? ["", ""] : [""]))
  }
}
