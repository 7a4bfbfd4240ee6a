import ComposableStores
import HeadlessViews
import Observables
import Playback
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct StoreTargetTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
    var title = ""
  }

  private struct State {
    var count = 0
    var text: String?
    var rows: IdentifiedArrayOf<Row> = []
  }

  private enum Action: Decodable {
    case add(Int)
    case load
    case loaded(String)
    case forget
    case chain
    case tick
    case start, stop
    case fail
    case tally
    case row(id: Int, action: RowAction)
    case push(Int)
  }

  private enum RowAction: Decodable { case rename(String) }

  private struct World {
    let text: (Int) -> Observable<String>
    let queue: any SchedulerType
    var report: (any Error) -> Void = { _ in }
  }

  private struct Oops: Error, CustomStringConvertible { var description: String { "oops" } }

  private static var rows: Reducer<State, Action, World> {
    Reducer<Row, RowAction, World> { state, action, _ in
      if case .rename(let title) = action { state.title = title }
      return .none
    }
    .forEach(
      state: \.rows,
      action: CasePath<Action, (Int, RowAction)>(
        embed: { .row(id: $0, action: $1) },
        extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }), environment: { $0 })
  }

  private static var reducer: Reducer<State, Action, World> {
    .combine(
      rows,
      Reducer { state, action, world in
        switch action {
        case .add(let number): state.count += number
        case .load: return world.text(state.count).map(Action.loaded).eraseToEffect().cancellable(id: 1)
        case .loaded(let text): state.text = text
        case .forget: return .cancel(id: 1)
        case .chain: return .concatenate(Effect(value: .add(1)), Effect(value: .add(2)))
        case .tick: state.count += 1
        case .start:
          return Effect<Int>.timer(id: "t", every: .seconds(1), on: world.queue).map { _ in .tick }
        case .stop: return .cancel(id: "t")
        case .fail: return Effect(error: Oops())
        case .tally: return Effect(value: .tally)
        case .row: break
        case .push(let id): state.rows.append(Row(id: id))
        }
        return .none
      })
  }

  private static var catalog: Catalog {
    let catalog = Catalog()
    catalog.store("s", view: { store in Page(store) }) { stage in
      let texts = stage.port("texts")
      let start: Int = stage.argument("start", default: 0)
      return Store(
        initialState: State(count: start), reducer: reducer,
        environment: World(text: { texts.call($0) }, queue: stage.scheduler))
    }
    return catalog
  }

  private final class Page: ViewController {
    let label = Label()
    let button = Button()
    private let bag = DisposeBag()

    init(_ store: Store<State, Action>) {
      super.init()
      store.subscribe(\.count).map { "\($0)" }.bind(to: label.rx.text).disposed(by: bag)
      button.rx.tap.subscribe(onNext: { store.send(.add(10)) }).disposed(by: bag)
    }
  }

  private func play(_ lines: String...) -> PlayedScript {
    PlayedScript("@reactor s\n" + lines.joined(separator: "\n"), catalog: Self.catalog)
  }

  @Test func `an action is a frame, and what it changed is the next one`() {
    #expect(
      play("add 2", "? count == 2", "push 7", #"row 7 {"rename":"x"}"#, #"? rows.0.title == "x""#).frames == [
        #"0ms = {"count":0,"text":null,"rows":[]}"#, "0ms > add 2", "0ms ~ add  count: 0 -> 2", "0ms > push 7",
        #"0ms ~ push  rows.+0: {"id":7,"title":""}"#, #"0ms > row id=7 action={"rename":{"_0":"x"}}"#,
        #"0ms ~ row  rows.0.title: "" -> "x""#, #"0ms = {"count":2,"text":null,"rows":[{"id":7,"title":"x"}]}"#,
      ])
  }

  @Test func `what an effect sends names the action that began it`() {
    let played = play("! texts reply \"hi\" after 20ms", "load", "? $inflight == 1", "+idle", "chain")
    #expect(
      played.frames.dropFirst().dropLast() == [
        "0ms > load", "0ms @ texts#1 0", "20ms < texts#1", #"20ms <- loaded "hi" (from load)"#,
        #"20ms ~ loaded  text: null -> "hi""#, "20ms > chain", "20ms <- add 1 (from chain)",
        "20ms ~ add  count: 0 -> 1", "20ms <- add 2 (from chain)", "20ms ~ add  count: 1 -> 3",
      ])
    #expect(played.failures == [])
  }

  @Test func `what an effect sends goes back to the line that began the effect`() {
    let played = play("! texts reply \"hi\" after 20ms", "load", "chain")
    #expect(
      played.causedFrames.filter { $0.contains("<") || $0.contains("~") } == [
        "(4) 0ms <- add 1 (from chain)", "(4) 0ms ~ add  count: 0 -> 1", "(4) 0ms <- add 2 (from chain)",
        "(4) 0ms ~ add  count: 1 -> 3", "(3) 20ms < texts#1", #"(3) 20ms <- loaded "hi" (from load)"#,
        #"(3) 20ms ~ loaded  text: null -> "hi""#,
      ])
  }

  @Test func `a cancelled effect cancels its call`() {
    #expect(
      play("! texts reply \"hi\" after 20ms", "load", "+10ms", "forget", "! texts reply \"ho\" x1", "load", "+idle")
        .frames.filter { !$0.contains("=") } == [
          "0ms > load", "0ms @ texts#1 0", "10ms > forget", "10ms x texts#1", "10ms > load", "10ms @ texts#2 0",
          "10ms < texts#2", #"10ms <- loaded "ho" (from load)"#, #"10ms ~ loaded  text: null -> "ho""#,
        ])
  }

  @Test func `effects in flight at the end fail the case and name their actions, unless they are expected`() {
    #expect(
      play("start", "+2s").failures == [
        "2s: 1 effect is still in flight at the end, begun by 'start'; to expect that, end with: ? $inflight == 1"
      ])
    #expect(play("start", "+2s", "? count == 2", "? $inflight == 1").failures == [])
    #expect(play("start", "+2s", "stop").failures == [])
    #expect(
      play("! texts hang", "load", "start").failures == [
        "0ms: 1 effect is still in flight at the end, begun by 'start'; to expect that, end with: ? $inflight == 2"
      ])
    #expect(
      play("load", "start").failures == [
        #"0ms: texts#1 0 was never answered; add: ! texts reply ""  # above 'load' @2"#,
        "0ms: 1 effect is still in flight at the end, begun by 'start'; to expect that, end with: ? $inflight == 2",
      ])
  }

  @Test func `an error and a warning are frames`() {
    #expect(
      play("fail", #"row 1 {"rename":"x"}"#, "? $errors == 2").frames.dropFirst().dropLast() == [
        "0ms > fail", #"0ms ! fail "oops""#, #"0ms > row id=1 action={"rename":{"_0":"x"}}"#,
        #"0ms ! row "'row' was sent to an element that is not there: id 1""#,
      ])
    var options = PlayOptions()
    options.errorsAreFatal = true
    let strict = PlayedScript("@reactor s\nfail", catalog: Self.catalog, options: options)
    #expect(strict.failures == ["0ms: error: oops @2"])
  }

  @Test func `a chain without an end is a livelock`() {
    #expect(
      play("tally").failures == [
        "0ms: livelock: more than 10000 events at one instant, the last one of action 'tally' @2"
      ]
    )
  }

  @Test func `a view is made when it is bound, and goes when it is not`() {
    let played = play(
      "& button tap", "&bind", "& button tap", #"? view.label.text == "10""#, "&unbind", "? view.label.text missing",
      "& button tap", "&load")
    #expect(
      played.frames.dropFirst().dropLast() == [
        "0ms > button.tap (dropped: unbound)", #"0ms & label "0""#, "0ms > add 10", "0ms ~ add  count: 0 -> 10",
        #"0ms & label "10""#, "0ms > button.tap (dropped: unbound)", #"0ms & label "10""#,
      ])
    #expect(played.failures == [])
  }

  @Test func `dropping a store cancels its effects`() {
    let played = play("! texts reply \"hi\" after 20ms", "&bind", "load", "&drop", "+1s")
    #expect(
      played.frames.dropFirst().dropLast() == [#"0ms & label "0""#, "0ms > load", "0ms @ texts#1 0", "0ms x texts#1"])
    #expect(played.failures == [])
  }

  @Test(.whereTypesTell)
  func `messages about a store call it a store`() {
    let script = [
      "@reactor s begin=1", "@case a", "ad 1", "! text reply 1", "! users emit 1", "&stub on", "&stub.state {}",
      "? $calls.text exists", "? $pulses.x exists",
    ].joined(separator: "\n")
    #expect(
      PlayedScript(script, catalog: Self.catalog).diagnostics.joined(separator: "\n") == """
        1:12+5 unknown argument 'begin' | this store has: start
        3:1+2 unknown action 'ad' | did you mean 'add'? this store has: add, chain, fail, forget, load, loaded, push, row, start, stop, tally, tick
        4:3+4 unknown port 'text' | did you mean 'texts'? this store has: texts
        5:3+5 unknown stream 'users' | this store has no streams
        6:1+8 this store has no stub | register it with another reducer, or let the script answer its ports
        7:13+2 this store has no stub | register it with another reducer, or let the script answer its ports
        8:3+11 unknown port 'text' | did you mean 'texts'? this store has: texts
        9:3+9 unknown pulse 'x' | this store has no pulses
        """)
  }

  @Test func `a store without a view says how to register one`() {
    let catalog = Catalog()
    catalog.store("plain", { _ in Store(initialState: 0, reducer: EmptyReducer<Int, Int>()) }) { cases in
      cases("one", 1)
    }
    #expect(
      PlayedScript("@reactor plain\n&bind", catalog: catalog).diagnostics
        == [#"2:1+5 store 'plain' has no view | register it with one: catalog.store("plain", view: ...)"#])
  }

  @Test func `an unused answer is asked of the store`() {
    let played = play("! texts reply 1 x1")
    #expect(played.failures == ["0ms: '! texts reply 1 x1' has 1 answer left over @2"])
    #expect(played.outcomes[0].failures[0].diagnostic?.note == "take it out, or let the store ask for it")
  }
}
