import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ReactorReporterTests {
  private final class Flasher: Reactor {
    enum Action: Decodable { case flash(String), rest }
    struct State { @Pulse var flash: String? = "first"; var rests = 0 }
    let initialState = State()

    func reduce(state: State, mutation: Action) -> State {
      var state = state
      switch mutation {
      case .flash(let text): state.flash = text
      case .rest: state.rests += 1
      }
      return state
    }
  }

  private func pulses(_ lines: String...) -> [String] {
    let catalog = Catalog()
    catalog.reactor("flasher") { _ in Flasher() }
    let played = PlayedScript((["@reactor flasher"] + lines).joined(separator: "\n"), catalog: catalog)
    #expect(played.diagnostics + played.failures == [])
    return played.frames.filter { $0.contains("^") }
  }

  @Test func `an assignment is told, the first value is not`() {
    #expect(pulses("rest", "flash a", "rest", "flash a") == [#"0ms ^ flash "a""#, #"0ms ^ flash "a""#])
  }

  @Test(.whereTypesTell)
  func `pulses of the stub's states and of the reactor's own states are counted separately`() {
    #expect(
      pulses(
        "flash a", "&stub on", #"&stub.state {"rests":3}"#, #"&stub.state {"flash":"s"}"#, "&stub off", "rest",
        "&stub on", #"&stub.state {"rests":4}"#, "&stub off", "flash b"
      ) == [#"0ms ^ flash "a""#, #"0ms ^ flash "s""#, #"0ms ^ flash "b""#])
  }

  @Test(.whereTypesTell)
  func `mutations behind the stub change no shown state, and a pulse is compared with states of its own side`() {
    let catalog = Catalog()
    catalog.reactor("slow") { stage in Slow(stage.scheduler) }
    let played = PlayedScript(
      """
      @reactor slow
      set a
      &stub on
      &stub.state {"text":"stub"}
      +1s
      ? text == stub
      &stub off
      ? text == a
      """, catalog: catalog)
    #expect(played.failures == [])
    #expect(
      played.frames == [
        #"0ms = {"text":""}"#, "0ms > set \"a\"", #"0ms = {"text":"stub"}"#, #"0ms ^ text "stub""#, "1000ms ~ set",
        #"1000ms = {"text":"a"}"#, #"1000ms = {"text":"a"}"#,
      ])
  }

  private final class Slow: Reactor {
    enum Action: Decodable { case set(String) }
    struct State { @Pulse var text = "" }
    let initialState = State()
    private let clock: any SchedulerType

    init(_ clock: any SchedulerType) { self.clock = clock }

    func mutate(action: Action) -> Observable<Action> { .just(action).delay(.seconds(1), scheduler: clock) }

    func reduce(state: State, mutation: Action) -> State {
      var state = state
      if case .set(let text) = mutation { state.text = text }
      return state
    }
  }
}
