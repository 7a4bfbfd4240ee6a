import ActionScripts
import ComposableStores
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct TrailRecorderTests {
  /// Asks, is told, counts, and has one of itself in its state.
  private final class Desk: Reactor {
    enum Action { case ask(String), look, tell, nothing }
    enum Mutation { case set(String), hint(Int), never }
    struct State {
      var text: String?
      var hints = 0
      var bell: Bell?
    }

    let initialState: State
    private let api: StagePort
    private let cache: StagePort
    private let journal: StagePort
    private let hints: Observable<Int>

    init(_ stage: Stage) {
      initialState = State(bell: Bell())
      api = stage.port("api")
      cache = stage.port("cache")
      journal = stage.port("journal") { (_: String) in .silence }
      hints = stage.stream("hints")
    }

    func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
      .merge(mutation, hints.map { .hint($0) })
    }

    func mutate(action: Action) -> Observable<Mutation> {
      switch action {
      case .ask(let text): api.call(text, as: String.self).map { .set($0) }
      case .look: .just(.set(cache.value(for: "x")))
      case .tell: journal.call("told").flatMap { Observable<Mutation>.empty() }
      case .nothing: .empty()
      }
    }

    func reduce(state: State, mutation: Mutation) -> State {
      var state = state
      switch mutation {
      case .set(let text): state.text = text
      case .hint(let number): state.hints += number
      case .never: break
      }
      return state
    }
  }

  private final class Bell: Reactor {
    enum Action: Decodable { case ring }
    struct State { var rings = 0 }
    let initialState = State()
    func reduce(state: State, mutation: Action) -> State { State(rings: state.rings + 1) }
  }

  private static var catalog: Catalog {
    let catalog = Catalog()
    catalog.reactor("desk", { Desk($0) }) { cases in
      cases("ask", Desk.Action.ask)
      // Called otherwise than the case.
      cases("peek", Desk.Action.look)
      cases("tell", Desk.Action.tell)
      cases("nothing", Desk.Action.nothing)
    }
    return catalog
  }

  private func trail(_ script: String, _ catalog: Catalog = Self.catalog) throws -> CaseTrail {
    let prepared = ScriptPreparer(catalog: catalog, options: PlayOptions(), files: FakeFiles([:]))
      .prepare(Array(script.utf8), name: "x.reel")
    return try #require(prepared.cases.first).playFollowed { _ in }.trail
  }

  private func steps(_ trail: CaseTrail) -> [String] {
    trail.transitions.map { "\($0.from) \($0.verb) \($0.to)\($0.count == 1 ? "" : " x\($0.count)")" }
  }

  private func names(_ tally: Tally) -> [String] { tally.entries.map { "\($0.name) \($0.count)" } }

  @Test(.whereTypesTell)
  func `the actions, mutations and ports of a reactor are known beforehand, by their names in scripts`() throws {
    let vocabulary = try trail("@reactor desk\n+1ms").vocabulary
    #expect(vocabulary.actions == ["ask", "peek", "tell", "nothing"])
    #expect(vocabulary.mutations.sorted() == ["hint", "never", "set"])
    #expect(vocabulary.ports == ["api", "cache", "journal"])
    #expect(vocabulary.streams == ["hints"])
  }

  @Test func `actions, mutations, calls and pushes are counted`() throws {
    let one = try trail(
      """
      @reactor desk
      ! cache reply "c"
      ! api reply "a" after 10ms x1
      ! api fail 500 after 10ms x1
      ! api hang
      peek
      tell
      ask one
      +20ms
      ask two
      +20ms
      ask three
      ! hints emit 2
      ? $inflight == 2
      """)
    #expect(names(one.sent) == ["peek 1", "tell 1", "ask 3"])
    #expect(names(one.committed) == ["set 2", "hint 1"])
    #expect(names(one.pushed) == ["hints 1"])
    let calls = one.calls.map { "\($0.port) \($0.total) \($0.replies) \($0.failures) \($0.unanswered)" }
    #expect(calls == ["cache 1 1 0 0", "journal 1 0 0 1", "api 3 1 1 1"])
    // A port that is only told something does not reply, and one that is asked for values does not fail.
    #expect(one.calls.map(\.mayReply) == [true, false, true])
    #expect(one.calls.map(\.mayFail) == [false, false, true])
  }

  @Test
  func `a step leads from state to state: an action, what a port or a stream brings, and what stays as it is`() throws {
    let one = try trail(
      """
      @reactor desk
      ! api reply "a" after 10ms
      nothing
      ask one
      +20ms
      ask two
      +20ms
      ! hints emit 2
      ! hints emit 3
      """)
    #expect(
      one.states.map { $0.fields.map(\.text).joined(separator: ", ") } == [
        "text: nil, hints: 0, bell.rings: 0, $inflight: none", "text: nil, hints: 0, bell.rings: 0, $inflight: one",
        "text: some, hints: 0, bell.rings: 0, $inflight: none", "text: some, hints: 0, bell.rings: 0, $inflight: one",
        "text: some, hints: positive, bell.rings: 0, $inflight: none",
      ])
    #expect(
      steps(one) == [
        "0 nothing 0", "0 ask 1", "1 ! api reply 2", "2 ask 3", "3 ! api reply 2", "2 ! hints emit 4",
        "4 ! hints emit 4",
      ])
  }

  @Test func `time in which something happens is a step, and so is the release of the reactor`() throws {
    let later = try trail("@reactor timed\nlater a 10ms\n+1s", .timed)
    #expect(steps(later) == ["0 later 1", "1 time 2"])
    let dropped = try trail("@reactor desk\n! api hang\nask one\n&drop")
    #expect(steps(dropped) == ["0 ask 1", "1 &drop 0"])
  }

  @Test func `an action of a reactor in the state is a step, and no action of its host`() throws {
    let one = try trail("@reactor desk\nbell.ring\nbell.ring")
    #expect(names(one.sent) == [])
    #expect(steps(one) == ["0 bell.ring 1", "1 bell.ring 1"])
  }

  @Test func `rules are judged in the same way whether or not the case is followed`() throws {
    let script = "@reactor timed\n? never marks.count == 1\nlater a 10ms\nlater b 20ms\n+1s"
    let prepared = ScriptPreparer(catalog: .timed, options: PlayOptions(), files: FakeFiles([:]))
      .prepare(Array(script.utf8), name: "x.reel")
    let one = try #require(prepared.cases.first)
    let (followed, plain) = (one.playFollowed { _ in }.outcome, one.play { _ in })
    #expect(followed == plain)
    #expect(plain.failures.count == 1)
  }

  @Test(.whereTypesTell)
  func `a mutation that is the action is counted once`() throws {
    let catalog = Catalog()
    catalog.reactor("bell") { _ in Bell() }
    let vocabulary = try trail("@reactor bell\nring", catalog).vocabulary
    #expect(vocabulary.actions == ["ring"])
    #expect(vocabulary.mutations == [])
  }

  private final class Hall: Reactor {
    enum Part: Decodable { case ring(Int), mute }
    enum Action: Decodable { case bell(Part), leave }
    struct State { var rings = 0 }
    let initialState = State()
    func reduce(state: State, mutation: Action) -> State { State(rings: state.rings + 1) }
  }

  @Test(.whereTypesTell)
  func `an action inside of an action is counted under its whole path`() throws {
    let catalog = Catalog()
    catalog.reactor("hall") { _ in Hall() }
    let one = try trail("@reactor hall\nbell.ring 3\nleave\nbell mute", catalog)
    #expect(one.vocabulary.actions.sorted() == ["bell.mute", "bell.ring", "leave"])
    #expect(names(one.sent) == ["bell.ring 1", "leave 1", "bell.mute 1"])
    #expect(one.transitions.map(\.verb) == ["bell.ring", "leave", "bell.mute"])
  }

  @Test(.whereTypesTell)
  func `several names of one case are one action, by the name of the case`() throws {
    let catalog = Catalog()
    catalog.reactor("desk", { Desk($0) }) { cases in
      cases("askA", .ask("a"))
      cases("askB", .ask("b"))
    }
    let one = try trail("@reactor desk\n! api hang\naskB\n&drop", catalog)
    #expect(one.vocabulary.actions == ["ask"])
    #expect(names(one.sent) == ["ask 1"])
  }

  @Test func `an effect of a store that is released in the middle of its work ends no case`() throws {
    enum Action: Decodable { case load, ring, loaded }
    let reducer = ComposableStores.Reducer<Int, Action, StagePort> { state, action, api in
      switch action {
      case .load:
        let reply: Observable<Int> = api.call("x")
        return reply.map { _ in Action.loaded }.eraseToEffect()
      case .ring, .loaded:
        state += 1
        return .none
      }
    }
    let catalog = Catalog()
    catalog.store("counter") { stage in
      Store(initialState: 0, reducer: reducer, environment: stage.port("api"))
    }
    let one = try trail("@reactor counter\n! api hang\nload\nring\n&drop", catalog)
    #expect(names(one.sent) == ["load 1", "ring 1"])
    #expect(one.calls.map(\.cancellations) == [1])
  }
}
