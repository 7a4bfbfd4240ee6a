import Observables
import Reactors
import Synchronization
import Testing
import TypeLayouts

/// Set by one thread, read by another.
private final class Flag: Sendable {
  private let flag = Atomic<Bool>(false)
  var value: Bool { flag.load(ordering: .acquiring) }
  func set() { flag.store(true, ordering: .releasing) }
}

@Suite struct ReactorStreamsStorageTests {
  final class OwningReactor: Reactor, StorageOwner {
    typealias Action = String
    let storage = ObjectStorage()
    let initialState: String
    var effect: (String) -> Observable<String> = { .just($0) }

    init(_ initialState: String = "") { self.initialState = initialState }

    func mutate(action: String) -> Observable<String> { effect(action) }
    func reduce(state: String, mutation: String) -> String { state + mutation }
  }

  @Test func `RK-34: a storage owner works as any reactor does`() {
    let reactor = OwningReactor()
    let history = History()
    #expect(reactor.currentState == "")
    _ = history.follow(reactor.state)
    reactor.action.onNext("a")
    #expect(history.lines == ["", "a"])
    #expect(reactor.currentState == "a")
    #expect(reactor.action === reactor.action)
  }

  @Test func `RK-35: the effects of a storage owner are disposed when it dies, in the order of their beginning`() {
    let history = History()
    var reactor: OwningReactor? = OwningReactor()
    reactor?.effect = { action in .create { _ in Disposables.create { history.note("disposed \(action)") } } }
    reactor?.action.onNext("a")
    reactor?.action.onNext("b")
    #expect(reactor?.effectsInFlight == 2)
    let action = reactor?.action
    reactor = nil
    #expect(history.lines == ["disposed a", "disposed b"])
    action?.onNext("c")
    #expect(history.lines == ["disposed a", "disposed b"])
  }

  @Test func `RK-35: the subscribers of a dead storage owner are let go without an event`() {
    let history = History()
    weak var captured: History?
    var reactor: OwningReactor? = OwningReactor()
    let (action, state) = (reactor!.action, reactor!.state)
    do {
      let other = History()
      captured = other
      _ = state.subscribe { _ in other.note("state") }
      _ = action.subscribe { _ in other.note("action") }
      _ = history.follow(state)
    }
    #expect(captured != nil)
    reactor = nil
    #expect(captured == nil)
    #expect(history.lines == [""])
    withExtendedLifetime((action, state)) {}
  }

  @Test
  func `RK-35: the effects of any other reactor are disposed at the moment of its death too, also of a subclass`() {
    final class Loud: LoudReactor {}
    let history = History()
    for number in 0..<3 {
      var reactor: LoudReactor? = number == 1 ? Loud(history) : LoudReactor(history)
      reactor?.action.onNext("\(number)")
      #expect(reactor?.effectsInFlight == 1)
      reactor = nil
      awaitRelease { history.lines.count == 2 * number + 2 }
    }
    #expect(history.lines == ["deinit", "disposed 0", "deinit", "disposed 1", "deinit", "disposed 2"])
  }

  class LoudReactor: Reactor {
    typealias Action = String
    typealias Mutation = String
    let initialState = ""
    let history: History
    init(_ history: History) { self.history = history }
    deinit { history.note("deinit") }
    func mutate(action: String) -> Observable<String> {
      .create { [history] _ in Disposables.create { history.note("disposed \(action)") } }
    }
  }

  /// Sweeps where deaths are not watched.
  private func awaitRelease(_ isReleased: () -> Bool) {
    if !DeathWatch.isPossible { ReactorStorage.sweep(until: isReleased) }
  }

  @Test(arguments: [true, false])
  func `RK-35: a reactor, its action and its state die together`(owning: Bool) {
    weak var reactor: AnyObject?
    weak var action: AnyObject?
    weak var state: AnyObject?
    weak var stub: AnyObject?
    /// Uses everything of a reactor once.
    func use<R: Reactor>(_ made: R) where R.Action == String {
      made.action.onNext("a")
      _ = made.state.subscribe()
      _ = made.mutations.subscribe()
      _ = made.trace { _ in }
      (reactor, action, state, stub) = (made, made.action, made.state, made.stub.state)
      made.isStubEnabled = true
      made.action.onNext("b")
    }
    if owning { use(OwningReactor()) } else { use(StringReactor()) }
    #expect(reactor == nil)
    if !owning { awaitRelease { action == nil } }
    #expect(action == nil)
    #expect(state == nil)
    #expect(stub == nil)
  }

  @Test func `RK-34: no reactor finds the streams of a dead one at the same address`() {
    for number in 0..<5_000 {
      let reactor = NumberReactor(number)
      #expect(reactor.currentState == number)
      reactor.action.onNext(1)
      #expect(reactor.currentState == number + 1)
    }
  }

  final class NumberReactor: Reactor {
    typealias Action = Int
    let initialState: Int
    init(_ number: Int) { initialState = number }
    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
  }
}
