import Playback
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ScriptSiteTests {
  private func play(_ script: String) -> PlayedScript { PlayedScript(script, catalog: .desk()) }

  @Test func `a reply of the wrong type ends the case and is blamed on the line that declared it`() {
    let played = play("@reactor desk\n! api reply {\"a\":1} after 2ms\nask 1\n+1ms\nask 2\n+5ms\nask 3")
    #expect(played.diagnostics == [#"2:13+7 the reply of port 'api' is no Int: reply: expected Int, found {"a":1}"#])
    #expect(played.frames.last == "2ms < api#1")
    #expect(played.outcomes[0].mistakes.map(\.range.line) == [2])
  }

  @Test func `a reply of the wrong type in an included file is blamed on that file's line`() {
    let played = PlayedScript(
      "@reactor desk\n@include _a.reel\nask 1", catalog: .desk(), files: ["_a.reel": "# replies\n! api reply \"x\""])
    #expect(
      played.diagnostics == [
        #"_a.reel:2:13+3 the reply of port 'api' is no Int: reply: expected Int, found "x" | included at x.reel:2"#
      ])
  }
}
