import Observables
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing
import VirtualTime

@testable import Playback

@Suite struct StagePortTests {
  private func play(_ script: String) -> PlayedScript { PlayedScript(script, catalog: .desk()) }

  @Test func `a failure is an error with the name of its port`() {
    #expect(
      play("@reactor desk\n! api fail 503\nask 1").frames.suffix(3) == [
        #"0ms < api#1 fail "503""#, #"0ms ~ failed  failures.+0: "api: 503""#,
        #"0ms = {"answers":[],"failures":["api: 503"]}"#,
      ])
    #expect(PortError(port: "p", message: "m") == PortError(port: "p", message: "m"))
  }

  private func mocked(_ mock: @escaping (Int) -> MockAnswer, _ script: String) -> PlayedScript {
    final class Asking: Reactor {
      enum Action: Decodable { case ask(Int), wrong(String) }
      enum Mutation { case got(Int) }
      struct State { var got: [Int] = [] }
      let initialState = State()
      let port: StagePort
      init(_ port: StagePort) { self.port = port }
      func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .ask(let id): port.call(id).map(Mutation.got)
        case .wrong(let text): port.call(text).map(Mutation.got)
        }
      }
      func reduce(state: State, mutation: Mutation) -> State {
        if case .got(let value) = mutation { State(got: state.got + [value]) } else { state }
      }
    }
    let catalog = Catalog()
    catalog.reactor("asking") { stage in Asking(stage.port("api", mock: mock)) }
    return PlayedScript("@reactor asking\n" + script, catalog: catalog)
  }

  @Test func `a mock backend replies, fails or is silent`() {
    let mock = { (id: Int) -> MockAnswer in
      switch id {
      case 1: .reply(10)
      case 2: .failure("gone", after: .milliseconds(3))
      default: .silence
      }
    }
    let played = mocked(mock, "ask 1\nask 2\nask 3\n+idle\n? $inflight == 1")
    #expect(
      played.frames.dropFirst() == [
        "0ms > ask 1", "0ms @ api#1 1", "0ms < api#1", "0ms ~ got  got.+0: 10", "0ms > ask 2", "0ms @ api#2 2",
        "0ms > ask 3", "0ms @ api#3 3", #"3ms < api#2 fail "gone""#, #"3ms ! ask "api: gone""#, #"3ms = {"got":[10]}"#,
      ])
    #expect(played.failures == [])
  }

  @Test func `a request that the mock cannot read is a mistake in the line that caused it`() {
    #expect(
      mocked({ .reply($0) }, "wrong x").diagnostics
        == [#"2 the mock backend of port 'api' cannot read the request: api: expected Int, found "x""#])
  }
}
