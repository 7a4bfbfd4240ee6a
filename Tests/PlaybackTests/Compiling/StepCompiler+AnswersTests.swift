import Playback
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct StepCompilerAnswersTests {
  @Test func `a reply can come from a file`() {
    let script = "@reactor desk\n! api reply @a.json\nask 1"
    #expect(
      PlayedScript(script, catalog: .desk(), files: ["a.json": " 7\n"]).frames.last
        == #"0ms = {"answers":[7],"failures":[]}"#)
    #expect(
      PlayedScript(script, catalog: .desk(), files: ["a.json": "[7"]).diagnostics
        == ["2:14+6 'a.json' is no JSON: '[' is never closed (at byte 0)"])
    #expect(
      PlayedScript(script, catalog: .desk()).diagnostics
        == ["2:14+6 cannot read 'a.json': no such file | it was named by x.reel"])
  }
}
