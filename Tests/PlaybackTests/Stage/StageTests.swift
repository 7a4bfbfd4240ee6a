import Foundation
import Observables
@testable import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

/// Shows all that a stage has to offer.
final class StageReactor: Reactor {
  enum Action: Decodable { case roll, complain }
  enum Mutation { case rolled(UInt64), told(String?), named(String) }
  struct State { var rolls: [UInt64] = []; var told: [String?] = [] }
  struct Odd: Error { var code = 7 }

  let initialState = State()
  private let stage: Stage
  private let news: Observable<String?>

  init(_ stage: Stage) {
    self.stage = stage
    news = stage.stream("news")
    let delay = stage.argument("delay", default: Duration.zero)
    let count = stage.argument("count", default: 1)
    let name = stage.argument("name", default: String?.none)
    if count == 99 { stage.report(PortError(port: "p", message: "\(delay) \(name ?? "-")")) }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { .merge(mutation, news.map(Mutation.told)) }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .roll: return .just(.rolled(stage.random.next() % 100))
    case .complain:
      stage.report(Odd())
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .rolled(let value): state.rolls.append(value)
    case .told(let text): state.told.append(text)
    case .named: break
    }
    return state
  }
}

extension Catalog {
  static var stage: Catalog {
    let catalog = Catalog()
    catalog.reactor("stage") { StageReactor($0) }
    return catalog
  }
}

@Suite struct StageTests {
  private func play(_ script: String, options: PlayOptions = PlayOptions()) -> PlayedScript {
    PlayedScript(script, catalog: .stage, options: options)
  }

  @Test func `a stream takes values, and ends`() {
    #expect(
      play("@reactor stage\n! news emit \"a\"\n! news emit nil\n! news complete").frames.dropFirst()
        == [
          #"0ms * news "a""#, #"0ms ~ told  told.+0: "a""#, "0ms * news null", "0ms ~ told  told.+1: null",
          "0ms * news complete", #"0ms = {"rolls":[],"told":["a",null]}"#,
        ])
  }

  @Test func `a stream and an argument may be asked for more than once`() {
    let catalog = Catalog()
    catalog.reactor("stage") { stage in
      let heard = stage.note("heard")
      _ = stage.stream("news", of: String?.self).subscribe(onNext: { heard($0) })
      _ = stage.stream("news", of: String?.self).subscribe(onNext: { heard($0) })
      _ = stage.stream("news", of: Int.self).subscribe(onNext: { heard($0) })
      _ = stage.stream("news", of: Int.self).subscribe(onCompleted: { heard("end") })
      _ = stage.argument("count", default: 2)
      return StageReactor(stage)
    }
    #expect(catalog.descriptions[0].streams.map(\.name) == ["news"])
    #expect(catalog.descriptions[0].arguments.map(\.name) == ["count", "delay", "name"])
    let played = PlayedScript("@reactor stage\n! news emit 5\n! news complete", catalog: catalog)
    #expect(
      played.frames == [
        #"0ms = {"rolls":[],"told":[]}"#, "0ms * news 5", #"0ms -> heard "5""#, #"0ms -> heard "5""#,
        #"0ms ~ told  told.+0: "5""#, "0ms -> heard 5", "0ms * news complete", #"0ms -> heard "end""#,
        #"0ms = {"rolls":[],"told":["5"]}"#,
      ])
  }

  @Test func `a stream that failed is listened to again by who tries again`() {
    let catalog = Catalog()
    catalog.reactor("radio") { stage in
      let heard = stage.note("heard")
      let news = stage.stream("news", of: String.self)
      _ = news.retry().subscribe(onNext: { heard($0) }, onCompleted: { heard("end") })
      return TimedReactor(stage)
    }
    let played = PlayedScript(
      "@reactor radio\n! news emit a\n! news fail x\n! news fail y\n! news emit b\n! news complete\n! news emit c",
      catalog: catalog)
    #expect(
      played.frames.dropFirst().dropLast() == [
        #"0ms * news "a""#, #"0ms -> heard "a""#, #"0ms * news fail "x""#, #"0ms * news fail "y""#, #"0ms * news "b""#,
        #"0ms -> heard "b""#, "0ms * news complete", #"0ms -> heard "end""#, #"0ms * news "c""#,
      ])
  }

  @Test func `a stream that fails terminates the reactor and fails the case`() {
    let played = play("@reactor stage\n! news fail \"cut\"")
    #expect(
      played.frames.dropFirst() == [
        #"0ms * news fail "cut""#, #"0ms ! (terminated) "cut""#, #"0ms = {"rolls":[],"told":[]}"#,
      ])
    #expect(played.failures == ["0ms: the stream of states failed: cut @2"])
  }

  @Test func `an app reads the message of a failure as the description of the error`() {
    let errors: [any Error] = [StreamError(message: "cut"), PortError(port: "p", message: "cut")]
    #expect(errors.map(\.localizedDescription) == ["cut", "cut"])
  }

  @Test func `an error that is reported shows under its action, and fails nothing`() {
    let played = play("@reactor stage\ncomplain\n? $errors == 1")
    #expect(
      played.frames.dropFirst() == [
        "0ms > complain", #"0ms ! complain "Odd {\"code\":7}""#, #"0ms = {"rolls":[],"told":[]}"#,
      ])
    #expect(played.failures == [])
  }

  @Test func `arguments reach the reactor in their types`() {
    #expect(
      play("@reactor stage delay=5ms count=99 name=ada").frames == [
        #"0ms = {"rolls":[],"told":[]}"#, #"0ms ! "p: 0.005 seconds ada""#, #"0ms = {"rolls":[],"told":[]}"#,
      ])
  }

  @Test func `random numbers begin at the seed`() {
    func rolls(_ script: String, seed: UInt64? = nil) -> String? {
      var options = PlayOptions()
      options.seed = seed
      return play("@reactor stage\n" + script + "roll\nroll\nroll", options: options).frames.last
    }
    #expect(rolls("") == #"0ms = {"rolls":[35,0,79],"told":[]}"#)
    #expect(rolls("@seed 0\n") == rolls(""))
    #expect(rolls("@seed 1\n") != rolls(""))
    #expect(rolls("@seed 5\n", seed: 1) == rolls("@seed 1\n"))
    #expect(rolls("@case a\n") == rolls(""))
  }

  /// A reactor that others hold.
  private final class Bar: Reactor {
    enum Action: Decodable { case tick }
    struct State { var ticks = 0 }
    let initialState = State()
    func reduce(state: State, mutation: Action) -> State { State(ticks: state.ticks + 1) }
  }

  /// Holds reactors outside of its state, one of which comes and goes.
  private final class Holder: Reactor {
    enum Action: Decodable { case open, close, nothing }
    struct State { var name = "h" }
    let initialState = State()
    let bar = Bar()
    private(set) var page: Bar?
    func mutate(action: Action) -> Observable<Action> {
      switch action {
      case .open: page = Bar()
      case .close: page = nil
      case .nothing: break
      }
      return .empty()
    }
    func reduce(state: State, mutation: Action) -> State { state }
  }

  @Test(.whereTypesTell)
  func `reactors that another object holds show in the state, and are acted on by their paths`() {
    let catalog = Catalog()
    catalog.reactor("holder") { stage in
      let holder = Holder()
      stage.show("bar") { [weak holder] in holder?.bar }
      stage.show("page") { [weak holder] in holder?.page }
      return holder
    }
    let played = PlayedScript(
      "@reactor holder\nbar.tick\n? bar.ticks == 1\nopen\npage.tick\n? page.ticks == 1\nclose\n? page == null\nnothing\n&drop",
      catalog: catalog)
    #expect(played.diagnostics == [])
    #expect(played.failures == [])
    #expect(
      played.frames == [
        #"0ms = {"name":"h","bar":{"ticks":0},"page":null}"#, "0ms > bar: tick", "0ms ~ bar: tick  ticks: 0 -> 1",
        "0ms > open", #"0ms = {"name":"h","bar":{"ticks":1},"page":{"ticks":0}}"#, "0ms > page: tick",
        "0ms ~ page: tick  ticks: 0 -> 1", "0ms > close", #"0ms = {"name":"h","bar":{"ticks":1},"page":null}"#,
        "0ms > nothing", #"0ms = {"name":"h","bar":{"ticks":1},"page":null}"#,
      ])
    #expect(
      PlayedScript("@reactor holder\n? baz.ticks == 1\n? bar.tocks == 1", catalog: catalog).diagnostics == [
        "2:3+9 unknown field 'baz' | did you mean 'bar'? there are: name, bar, page",
        "3:3+9 unknown field 'tocks' | did you mean 'ticks'? there are: ticks",
      ])
    #expect(catalog.descriptions[0].statePaths == ["name", "bar", "page"])
  }

  private final class Delegate {
    nonisolated(unsafe) static var alive = 0
    let outlet: Outlet
    init(_ outlet: Outlet) {
      self.outlet = outlet
      Self.alive += 1
    }
    deinit { Self.alive -= 1 }
  }

  private final class Delegating: Reactor {
    enum Action: Decodable { case close }
    struct State {}
    let initialState = State()
    weak var delegate: Delegate?
    init(_ delegate: Delegate) { self.delegate = delegate }
    func mutate(action: Action) -> Observable<Action> {
      delegate?.outlet("closed")
      return .empty()
    }
  }

  @Test func `an object that the reactor holds weakly is kept until the end of the case, and no longer`() {
    let catalog = Catalog()
    catalog.reactor("delegating") { stage in Delegating(stage.keep(Delegate(stage.note("delegate")))) }
    let played = PlayedScript("@reactor delegating\nclose", catalog: catalog)
    #expect(played.frames.contains(#"0ms -> delegate "closed""#))
    #expect(Delegate.alive == 0)
  }
}
