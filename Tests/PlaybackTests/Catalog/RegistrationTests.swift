import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct RegistrationTests {
  private final class Form: Reactor {
    enum Action: Decodable { case type(String) }
    struct State {
      var text = ""
      var canSubmit: Bool { text.count > 1 }
    }
    let initialState = State()
    func reduce(state: State, mutation: Action) -> State {
      switch mutation {
      case .type(let text): State(text: text)
      }
    }
  }

  private func catalog() -> Catalog {
    let catalog = Catalog()
    catalog.reactor("form") { _ in Form() }
      .showing("canSubmit", \.canSubmit)
      .showing("length") { $0.text.count }
    return catalog
  }

  @Test func `computed properties are seen and expected behind the stored fields`() {
    let played = PlayedScript(
      "@reactor form\ntype a\n? canSubmit == false\ntype ab\n? canSubmit == true\n? length > 1", catalog: catalog())
    #expect(played.failures == [])
    #expect(
      played.frames == [
        #"0ms = {"text":"","canSubmit":false,"length":0}"#, #"0ms > type "a""#,
        #"0ms ~ type  text: "" -> "a"  length: 0 -> 1"#, #"0ms > type "ab""#,
        #"0ms ~ type  text: "a" -> "ab"  canSubmit: false -> true  length: 1 -> 2"#,
        #"0ms = {"text":"ab","canSubmit":true,"length":2}"#,
      ])
  }

  @Test(.whereTypesTell)
  func `computed properties show in the stub's state and are listed with the fields`() {
    let script =
      "@reactor form\n&stub on\n&stub.state {\"text\":\"abc\"}\n? canSubmit == true\n? stub.state.length == 3"
    #expect(PlayedScript(script, catalog: catalog()).failures == [])
    #expect(catalog().descriptions[0].statePaths == ["text", "canSubmit", "length"])
    #expect(PlayedScript("@reactor form\n? canSubmt == true", catalog: catalog()).diagnostics[0].contains("canSubmit"))
  }
}
