import Observables
import Reactors
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

  @Test(.timeLimit(.minutes(1))) func `a task awaits a reply, a failure is thrown, and cancelling it cancels the call`()
    async throws
  {
    let (clock, events) = (VirtualClock(), History())
    let stage = Stage(clock: clock, arguments: [:], seed: 0)
    stage.tell = { event in
      switch event {
      case .call(_, let id, let request): events.note("\(id) \(request.text)")
      case .cancel(_, let id): events.note("\(id) cancelled")
      default: break
      }
    }
    let port = stage.port("api") { (question: String) in
      question == "why" ? .reply(42) : question == "how" ? .failure("503") : .silence
    }
    // Each of them runs here as far as the call, and is let go on before the next one begins.
    let answer = clock.whilePlaying { Task.immediate { try await port.reply(to: "why", as: Int.self) } }
    try clock.runDueWork()
    #expect(try await answer.value == 42)
    let failure = clock.whilePlaying { Task.immediate { try await port.reply(to: "how", as: Int.self) } }
    try clock.runDueWork()
    await #expect(throws: PortError(port: "api", message: "503")) { try await failure.value }
    await #expect(throws: UnservedTaskError.self) { try await port.reply(to: "where", as: Int.self) }
    let silence = clock.whilePlaying { Task.immediate { try await port.reply(to: "when", as: Int.self) } }
    silence.cancel()
    await #expect(throws: CancellationError.self) { try await silence.value }
    #expect(events.lines == [#"1 "why""#, #"2 "how""#, #"3 "when""#, "3 cancelled"])
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

  @Test func `a request that the mock cannot read is a mistake without a place`() {
    #expect(
      mocked({ .reply($0) }, "wrong x").diagnostics == [
        """
        error: the mock backend of port 'api' cannot read the request: api: expected Int, found "x"
         --> x.reel
        """
      ])
  }
}
