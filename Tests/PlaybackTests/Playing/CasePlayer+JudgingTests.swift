import DispatchSchedulers
import HeadlessViews
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct CasePlayerJudgingTests {
  @Test func `a stream of states that fails ends the case with a failure`() {
    let played = playTimed("mark a\ncrash\nmark b")
    #expect(played.frames.contains(#"0ms ! (terminated) "Broken""#))
    #expect(played.failures == ["0ms: the stream of states failed: Broken @2"])
    #expect(played.marks == [#"0ms "a""#])
  }

  @Test func `effects in flight at the end fail the case unless its last line expects that number of them`() {
    let message =
      "1s: 1 effect is still in flight at the end, begun by 'tick'; to expect that, end with: ? $inflight == 1 @1"
    expect([
      "tick 1s\n+1s": [message],
      "tick 1s\n+1s\n? $inflight == 1": [],
      "tick 1s\n? $inflight == 1\n+1s": [message],
      "tick 1s\n+1s\n? $inflight == 1\nmark a": [message],
      "tick 1s\n+1s\n? $inflight >= 1": [message],
      "tick 1s\ntick 1s\n+1s\n? $inflight == 1": [
        "1s: expected $inflight == 1, but it is 2 @4",
        "1s: 2 effects are still in flight at the end, begun by 'tick', 'tick'; to expect that, end with: ? $inflight == 2 @1",
      ],
    ]) { playTimed($0).failures }
  }

  @Test func `a case that is expected to fail is played and judged like any other`() {
    let xfail = playTimed("@xfail not yet\nmark a\n? marks.0 == \"b\"").outcomes[0]
    #expect(xfail.outline.expectedFailure == "not yet")
    #expect(xfail.failures.map(\.description) == [#"expected marks.0 == "b", but it is "a""#])
    let xpass = playTimed("@xfail not yet\nmark a").outcomes[0]
    #expect(xpass.outline.expectedFailure == "not yet")
    #expect(xpass.failures.isEmpty)
    #expect(playTimed("mark a").outcomes[0].outline.expectedFailure == nil)
  }

  private func playEager(_ script: String) -> PlayedScript {
    let catalog = Catalog()
    catalog.reactor("eager") { stage in EagerReactor(me: stage.port("me")) }
    return PlayedScript("@reactor eager\n" + script, catalog: catalog)
  }

  @Test func `answers above the first action serve calls of the initialiser and of the transforms`() {
    let played = playEager("! me reply \"a\"\n! me#3 fail 401\nnote b")
    #expect(
      played.frames == [
        #"0ms = {"notes":[]}"#, #"0ms @ me#1 "init""#, #"0ms @ me#2 "mutation""#, #"0ms @ me#3 "state""#, "0ms < me#1",
        #"0ms ~ note  notes.+0: "a""#, "0ms < me#2", #"0ms ~ note  notes.+1: "a""#, #"0ms < me#3 fail "401""#,
        #"0ms > note "b""#, #"0ms @ me#4 "action""#, "0ms < me#4", #"0ms ~ note  notes.+2: "b""#,
        #"0ms = {"notes":["a","a","b"]}"#,
      ])
    #expect(played.failures == [])
  }

  @Test func `a call that nothing answers fails the case wherever it was made, with the line to add`() {
    #expect(
      playEager("+5ms\nnote b").failures == [
        #"0ms: me#1 "init" was never answered; add: ! me reply ""  # above everything else"#,
        #"0ms: me#2 "mutation" was never answered; add: ! me#2 reply ""  # above everything else"#,
        #"0ms: me#3 "state" was never answered; add: ! me#3 reply ""  # above everything else"#,
        #"5ms: me#4 "action" was never answered; add: ! me#4 reply ""  # above 'note' @3"#,
      ])
    #expect(playEager("! me hang\nnote b").failures == [])
  }

  @Test func `calls of the initialiser and of the transforms are in flight until they are answered`() {
    let script = "! me reply \"a\" after 10ms\n? $inflight == 3\nnote b\n? $inflight == 4\n+10ms\n? $inflight == 0"
    #expect(playEager(script).failures == [])
    // What the script expects to wait fails nothing.
    #expect(playEager("note b\n? $inflight == 4").failures == [])
    let ends = playEager("! me hang").records.compactMap { record in
      if case .end(_, let inFlight, _, _) = record.event { inFlight } else { nil }
    }
    #expect(ends == [3])
  }

  @Test func `ports that a view or a coordinator uses are known, answered and checked like the reactor's own`() {
    let catalog = Catalog()
    catalog.reactor("calm", view: { stage in AskingView(port: stage.port("image")) }) { stage in
      CalmReactor(coordinator: AskingCoordinator(port: stage.port("way")))
    }
    let played = PlayedScript("@reactor calm\n&bind\ngo home", catalog: catalog)
    #expect(
      played.frames == [
        #"0ms = {"place":null}"#, #"0ms @ image#1 "view""#, #"0ms > go "home""#, #"0ms @ way#1 "home""#,
        #"0ms = {"place":null}"#,
      ])
    #expect(
      played.failures == [
        #"0ms: way#1 "home" was never answered; add: ! way reply ""  # above 'go' @3"#,
        #"0ms: image#1 "view" was never answered; add: ! image reply ""  # above this line @2"#,
      ])
    let answered = PlayedScript(
      "@reactor calm\n! image reply \"x\"\n! way reply \"y\"\n&bind\ngo home\n+idle", catalog: catalog)
    #expect(answered.diagnostics + answered.failures == [])
    #expect(answered.frames.contains(#"0ms ~ at  place: null -> "y""#))
    #expect(catalog.descriptions[0].ports.map(\.name) == ["way", "image"])
    #expect(
      PlayedScript("@reactor calm\n! imago reply \"x\"", catalog: catalog).diagnostics
        == ["2:3+5 unknown port 'imago' | did you mean 'image'? this reactor has: way, image"])
  }

  @Test func `a call that an effect makes after other actions is attributed to the effect's own action`() {
    let catalog = Catalog()
    catalog.reactor("eager") { stage in EagerReactor(me: stage.port("me"), clock: stage.scheduler) }
    let played = PlayedScript(
      "@reactor eager\n! me reply \"\"\n! me#5 hang\nrelay\n+1s", catalog: catalog)
    #expect(played.actions == ["relay", "note"])
    #expect(played.failures == [])
  }

  @Test func `in a lenient case, what may still come fails nothing: calls, answers, work that is scheduled for ever`() {
    #expect(playTimed("@lenient\ntick 1s\n+1s").failures == [])
    expect([
      "@lenient\ncall\n! api#2 reply null": [],
      "@lenient\npoll": [],
      "@lenient\nlisten": [],
      "@lenient\n! events complete\nwait": [],
      "poll": ["1h: not idle after 1h of virtual time: 'poll' has more work to come"],
    ]) { playWaiting($0).failures }
  }

  @Test func `in a lenient case, an effect that nothing can end any more is a failure`() {
    #expect(
      playWaiting("@lenient\nwait").failures == [
        "0ms: 1 effect is still in flight at the end, begun by 'wait'; to expect that, end with: ? $inflight == 1 @3"
      ])
    #expect(playWaiting("@lenient\nwait\n? $inflight == 1").failures == [])
    #expect(playWaiting("@lenient\nwait\n? step == 1").failures.count == 2)
  }

  @Test func `why a case fails is in a record before its end, unless another record shows it`() {
    func problems(_ script: String) -> [String] {
      playWaiting(script).records.compactMap { record in
        guard case .problem(let reason, let text) = record.event else { return nil }
        return "\(record.at.text) \(reason) @\(record.cause?.place.line ?? 0): \(text)"
      }
    }
    expect([
      "wait\n? $inflight == 1": [],
      "wait\n? step == 1\n+5ms": [
        "5ms inFlight @2: 1 effect is still in flight at the end, begun by 'wait'; to expect that, end with: ? $inflight == 1"
      ],
      "! api#2 reply null\ncall": [
        "0ms unusedAnswer @2: '! api#2 reply' never answered a request: the last call was api#1",
        "0ms unanswered @3: api#1 \"call\" was never answered; add: ! api#1 reply  # above 'call'",
      ],
      "poll": ["0ms notIdle @0: not idle after 1h of virtual time: 'poll' has more work to come"],
    ]) { problems($0) }
  }

  @Test func `RK-35: an effect that may hold a dropped reactor is named by its action`() {
    #expect(
      playWaiting("hold\n&drop").failures == [
        "0ms: the reactor is still alive after '&drop': something retains it, "
          + "perhaps an effect in flight, begun by 'hold' @3"
      ])
  }

  private func playWaiting(_ script: String) -> PlayedScript {
    let catalog = Catalog()
    catalog.reactor("waiting") { stage in
      WaitingReactor(api: stage.port("api"), events: stage.stream("events", of: Int.self), clock: stage.scheduler)
    }
    return PlayedScript("@reactor waiting\n" + script, catalog: catalog)
  }
}

/// A reactor whose effects wait: for a call, for an event, for time again and again, or for nothing, even while they
/// retain it.
private final class WaitingReactor: Reactor {
  enum Action: Decodable { case call, poll, listen, wait, hold }
  struct State { var step = 0 }
  typealias Mutation = Never

  let initialState = State()
  private let api: StagePort
  private let events: Observable<Int>
  private let clock: any SchedulerType

  init(api: StagePort, events: Observable<Int>, clock: any SchedulerType) {
    self.api = api
    self.events = events
    self.clock = clock
  }

  func mutate(action: Action) -> Observable<Never> {
    switch action {
    case .call: api.call("call", as: Int?.self).flatMap { _ in Observable<Never>.empty() }
    case .poll:
      Observable.just(()).delay(.seconds(1), scheduler: clock).repeatForever().flatMap { Observable<Never>.empty() }
    case .listen: events.flatMap { _ in Observable<Never>.empty() }
    case .wait: .never()
    case .hold: .create { _ in Disposables.create { withExtendedLifetime(self) {} } }
    }
  }
}

extension Observable<Void> {
  fileprivate func repeatForever() -> Observable<Void> { concat(Observable.deferred { self.repeatForever() }) }
}

/// Leaves it to a coordinator where to go.
private final class CalmReactor: Reactor {
  enum Action: Decodable { case go(String) }
  enum Mutation { case at(String) }
  struct State { var place: String? }

  let initialState = State()
  private let coordinator: AskingCoordinator

  init(coordinator: AskingCoordinator) { self.coordinator = coordinator }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(mutation, coordinator.places.map { .at($0) })
  }

  func mutate(action: Action) -> Observable<Mutation> {
    if case .go(let place) = action { coordinator.show(place) }
    return .empty()
  }

  func reduce(state: State, mutation: Mutation) -> State {
    switch mutation {
    case .at(let place): State(place: place)
    }
  }
}

private final class AskingCoordinator {
  let places = PublishRelay<String>()
  private let port: StagePort
  private let bag = DisposeBag()

  init(port: StagePort) { self.port = port }

  func show(_ place: String) { port.call(place, as: String.self).bind(to: places).disposed(by: bag) }
}

private final class AskingView: View {
  var disposeBag = DisposeBag()
  private let port: StagePort

  init(port: StagePort) { self.port = port }

  func bind(reactor: CalmReactor) { port.call("view", as: String.self).subscribe().disposed(by: disposeBag) }
}

/// Asks its port from everywhere.
private final class EagerReactor: Reactor {
  enum Action: Decodable { case note(String), relay }
  enum Mutation { case note(String) }
  struct State { var notes: [String] = [] }

  let initialState = State()
  private let me: StagePort
  private let clock: any SchedulerType
  private let notes = PublishRelay<String>()
  private let bag = DisposeBag()

  init(me: StagePort, clock: any SchedulerType = MainScheduler.instance) {
    self.me = me
    self.clock = clock
    ask("init").bind(to: notes).disposed(by: bag)
  }

  func transform(action: Observable<Action>) -> Observable<Action> {
    action.concatMap { [self] action in
      if case .relay = action { return Observable.just(action) }
      return ask("action").map { _ in action }
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(mutation, notes.map { .note($0) }, ask("mutation").map { .note($0) })
  }

  func transform(state: Observable<State>) -> Observable<State> {
    .merge(state, ask("state").catch { _ in .empty() }.flatMap { _ in Observable<State>.empty() })
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .note(let text): return .just(.note(text))
    case .relay:
      // What the first mutation leads to is processed before the call is made.
      return .concat([
        Observable.just(.note("relayed")).delay(.milliseconds(5), scheduler: clock)
          .do(onNext: { [action = self.action] _ in action.onNext(.note("inner")) }),
        ask("last").map { .note($0) },
      ])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    switch mutation {
    case .note(let text): State(notes: state.notes + [text])
    }
  }

  private func ask(_ what: String) -> Observable<String> { me.call(what) }
}
