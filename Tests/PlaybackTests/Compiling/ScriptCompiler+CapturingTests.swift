import Playback
import TestSupport
import Testing

@Suite struct ScriptCompilerCapturingTests {
  private func play(_ script: String) -> PlayedScript { PlayedScript("@reactor deep\n" + script, catalog: .deep) }

  @Test("a variable takes its value from the state while the case plays")
  func aVariableTakesItsValueFromTheStateWhileTheCasePlays() {
    let played = play("@let id = state.items.last.id\nsign ${id}\n? user.name == ${id}\n? user.name == b")
    #expect(played.diagnostics == [])
    #expect(played.failures == [])
    #expect(played.frames.contains(#"0ms > sign "b""#))
  }

  @Test("and from what was seen, as it was then")
  func andFromWhatWasSeenAsItWasThen() {
    let script =
      "note n1\n@let first = $pulses.note.first\nnote n2\nsign \"it was ${first}\"\n? user.name == \"it was n1\""
    #expect(play(script).failures == [])
    let desk = PlayedScript(
      "@reactor desk\n! api reply 1\nask 7\n@let id = $calls.api.last.id\nask ${id}\n? $calls.api.last.id == 7",
      catalog: .desk())
    #expect(desk.failures == [])
  }

  @Test("a quoted text is no path")
  func aQuotedTextIsNoPath() {
    #expect(
      play("@let id = \"state.items.last.id\"\nsign ${id}\n? user.name == \"state.items.last.id\"").failures == [])
  }

  @Test(
    "a capture of an unknown, missing or unfitting value is an error, and so is its use in a directive",
    .whereTypesTell)
  func mistakesOfCapturing() {
    #expect(
      play("@let id = state.itms.0.id\nsign ${id}").diagnostics[0].hasPrefix(
        "error: unknown field 'itms'\n --> x.reel:2:11\n"))
    #expect(
      play("@let id = state.items.5.id\nsign ${id}").diagnostics == [
        """
        error: there is nothing for variable 'id' here
         --> x.reel:2:11
        2 | @let id = state.items.5.id
          |           ^^^^^^^^^^^^^^^^
        """
      ])
    #expect(
      play("@let id = state.items.0.id\nload ${id}").diagnostics[0].hasPrefix(
        "error: load: expected an array, found \"a\"\n --> x.reel:3:6\n"))
    #expect(
      play("@let id = state.items.0.id\n@let other = ${id}\nsign ${other}").diagnostics == [
        """
        error: variable 'id' has a value only while the case plays
         --> x.reel:3:1
        3 | @let other = ${id}
          | ^^^^^^^^^^^^^^^^^^ directives are read before that
        """
      ])
    #expect(
      play("@let id = state.items.0.id\n@vary sign ${id}\n! nowhere any reply ${id} | fail").diagnostics == [
        """
        error: variable 'id' has a value only while the case plays
         --> x.reel:3:1
        3 | @vary sign ${id}
          | ^^^^^^^^^^^^^^^^ directives are read before that
        """,
        """
        error: variable 'id' has a value only while the case plays
         --> x.reel:4:1
        4 | ! nowhere any reply ${id} | fail
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ what a port may do is read before that
        """,
      ])
    #expect(play("@let id = state.items.0.id\n+1ms").diagnostics[0].hasPrefix("error: variable 'id' is never used\n"))
  }
}
