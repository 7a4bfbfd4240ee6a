import Playback
import TestSupport
import Testing

@Suite struct StepCompilerAnswersTests {
  @Test("a reply from a file")
  func aReplyFromAFile() {
    let script = "@reactor desk\n! api reply @a.json\nask 1"
    #expect(
      PlayedScript(script, catalog: .desk(), files: ["a.json": " 7\n"]).frames.last
        == #"0ms = {"answers":[7],"failures":[]}"#)
    #expect(
      PlayedScript(script, catalog: .desk(), files: ["a.json": "[7"]).diagnostics == [
        """
        error: 'a.json' is no JSON: '[' is never closed (at byte 0)
         --> x.reel:2:14
        2 | ! api reply @a.json
          |              ^^^^^^
        """
      ])
    #expect(
      PlayedScript(script, catalog: .desk()).diagnostics == [
        """
        error: cannot read 'a.json': no such file
         --> x.reel:2:14
        2 | ! api reply @a.json
          |              ^^^^^^ it was named by x.reel
        """
      ])
  }
}
