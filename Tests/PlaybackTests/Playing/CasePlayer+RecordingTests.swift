import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing
import Timelines

@Suite struct CasePlayerTellingTests {
  @Test func `actions that send themselves without end fail the case as a livelock`() {
    let played = playTimed("loop\nmark never", livelockLimit: PlayOptions().livelockLimit)
    #expect(
      played.failures == ["0ms: livelock: more than 10000 events at one instant, the last one of action 'loop' @1"])
    #expect(played.records.count == 10_003)
    #expect(played.marks == [])
  }

  @Test func `an effect that emits without end fails the case as a livelock`() {
    let played = playTimed("flood")
    #expect(
      played.failures == ["0ms: livelock: more than 100 events at one instant, the last one of mutation 'mark' @1"])
  }

  @Test func `actions that are sent from inside of an effect follow it and have no line`() {
    let played = playTimed("echo")
    #expect(
      played.frames.dropFirst().prefix(4) == [
        "0ms > echo", #"0ms ~ mark  marks.+0: "outer""#, #"0ms > mark "inner""#, #"0ms ~ mark  marks.+1: "inner""#,
      ])
    #expect(played.statements.map { $0?.line } == [1, nil])
  }

  @Test func `delayed work goes back to the line that began it, not to the one that advanced the time`() {
    let played = playTimed("later a 100ms\n\nmark b\n+200ms")
    #expect(
      played.causedFrames.filter { !$0.contains(" = ") } == [
        #"1 0ms > later "a" "100ms""#, #"3 0ms > mark "b""#,
        #"(3) 0ms ~ mark  marks.+0: "b""#, #"(1) 100ms ~ mark  marks.+1: "a""#,
      ])
  }

  @Test func `each kind of frame goes back to the line of the script that caused it`() {
    let catalog = Catalog()
    catalog.reactor("desk") { CourierReactor($0) }
    let played = PlayedScript(
      """
      @reactor desk
      ! orders#2 fail 503 after 5ms
      ! orders reply "tea" after 10ms
      fetch a
      fetch b
      +20ms
      fetch c
      stop
      ! knocks emit "x"
      ? got.0 == "milk"
      """, catalog: catalog)
    #expect(
      played.causedFrames == [
        #"- 0ms = {"got":[],"latest":null}"#, #"4 0ms > fetch "a""#, #"(4) 0ms -> sent "a""#,
        #"(4) 0ms @ orders#1 "a""#,
        #"5 0ms > fetch "b""#, #"(5) 0ms -> sent "b""#, #"(5) 0ms @ orders#2 "b""#, #"(5) 5ms < orders#2 fail "503""#,
        #"(5) 5ms ! fetch "orders: 503""#, "(4) 10ms < orders#1",
        #"(4) 10ms ~ got  got.+0: "tea"  latest: null -> "tea""#, #"(4) 10ms ^ latest "tea""#, #"7 20ms > fetch "c""#,
        #"(7) 20ms -> sent "c""#, #"(7) 20ms @ orders#3 "c""#, "8 20ms > stop", "(8) 20ms x orders#3",
        #"9 20ms * knocks "x""#, #"(9) 20ms ~ got  got.+1: "x"  latest: "tea" -> "x""#, #"(9) 20ms ^ latest "x""#,
        #"10 20ms ? got.0 == "milk"  actual "tea""#, #"- 20ms = {"got":["tea","x"],"latest":"x"}"#,
      ])
  }

  @Test func `what happens before the first state is caused by no line`() {
    let catalog = Catalog()
    catalog.reactor("desk") { CourierReactor($0) }
    #expect(PlayedScript("@reactor desk", catalog: catalog).causedFrames.map { $0.prefix(2) } == ["- ", "- "])
  }

  @Test func `an error of an effect is shown and does not fail the case`() {
    let played = playTimed("fail\n? $errors == 1")
    #expect(
      played.frames.dropFirst() == [
        "0ms > fail", #"0ms ~ mark  marks.+0: "before""#, #"0ms ! fail "Broken""#,
        #"0ms = {"marks":["before"],"flash":null}"#,
      ])
    #expect(played.failures == [])
  }

  @Test func `a pulse shows each time it is assigned, also with the same value`() {
    #expect(
      playTimed("mark !a\nmark !a\nmark b").frames.filter { $0.contains("^") } == [
        #"0ms ^ flash "!a""#, #"0ms ^ flash "!a""#,
      ])
  }

  @Test func `an action is followed by the records of its mutation, its state and its pulse`() {
    let events = playTimed("mark !a").records.map { record -> String in
      switch record.event {
      case .begin(let script, _, let reactor, _): "begin \(script ?? "-") \(reactor)"
      case .action(let name, let tree): "action \(record.cause?.place.line ?? 0) \(name) \(tree.text)"
      case .mutation(let name, let tree): "mutation \(name) \(tree.text)"
      case .state(let changes, let state): "state \(changes.map(\.path)) \(state.text)"
      case .pulse(let path, let value): "pulse \(path) \(value.text)"
      case .end(let state, let inFlight, let errors, let ok): "end \(state.text) \(inFlight) \(errors) \(ok)"
      default: "?"
      }
    }
    #expect(
      events == [
        "begin x.reel timed", #"action 1 mark {"mark":{"_0":"!a"}}"#, #"mutation mark {"mark":{"_0":"!a"}}"#,
        #"state ["marks.0", "flash"] {"marks":["!a"],"flash":"!a"}"#, #"pulse flash "!a""#,
        #"end {"marks":["!a"],"flash":"!a"} 0 0 true"#,
      ])
  }
}

/// Fetches what was ordered, and takes what is brought.
private final class CourierReactor: Reactor {
  enum Action: Decodable { case fetch(String), stop }
  enum Mutation { case got(String) }
  struct State { var got: [String] = []; @Pulse var latest: String? = nil }

  let initialState = State()
  private let orders: StagePort
  private let sent: Outlet
  private let knocks: Observable<String>
  private let stops = PublishSubject<Void>()

  init(_ stage: Stage) {
    orders = stage.port("orders")
    sent = stage.note("sent")
    knocks = stage.stream("knocks")
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { .merge(mutation, knocks.map(Mutation.got)) }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .fetch(let name):
      sent(name)
      return orders.call(name, as: String.self).map(Mutation.got).take(until: stops)
    case .stop:
      stops.onNext(())
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    guard case .got(let thing) = mutation else { return state }
    var state = state
    state.got.append(thing)
    state.latest = thing
    return state
  }
}
