import Observables
import Playback
import Reactors
import TestSupport
import Testing

@Suite struct ReactorWitnessTests {
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

  @Test func `the stub and the streams count apart`() {
    #expect(
      pulses(
        "flash a", "&stub on", #"&stub.state {"rests":3}"#, #"&stub.state {"flash":"s"}"#, "&stub off", "rest",
        "&stub on", #"&stub.state {"rests":4}"#, "&stub off", "flash b"
      ) == [#"0ms ^ flash "a""#, #"0ms ^ flash "s""#, #"0ms ^ flash "b""#])
  }
}
