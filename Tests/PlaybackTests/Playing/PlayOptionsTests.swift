import Playback
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct PlayOptionsTests {
  @Test func `a script's own reactor is preferred to the one from the options`() {
    var options = PlayOptions()
    options.reactor = "stage"
    let catalog = Catalog.stage
    catalog.reactor("desk") { DeskReactor(api: $0.port("api")) }
    let played = PlayedScript("@case a\nroll\n@case b\n@reactor desk\nstop", catalog: catalog, options: options)
    #expect(played.outcomes.map(\.outline.reactor) == ["stage", "desk"])
  }

  @Test func `a variable from the options is JSON or one word`() {
    var options = PlayOptions()
    options.variables = [("who", "ada lovelace")]
    let script = "@let who = x\n@reactor stage\n! news emit ${who}"
    #expect(PlayedScript(script, catalog: .stage, options: options).frames[1] == #"0ms * news "ada lovelace""#)
    options.variables = [("who", "nil")]
    #expect(PlayedScript(script, catalog: .stage, options: options).frames[1] == "0ms * news null")
    options.variables = [("who", #""nil""#)]
    #expect(PlayedScript(script, catalog: .stage, options: options).frames[1] == #"0ms * news "nil""#)
  }
}
