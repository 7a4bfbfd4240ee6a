import Playback
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ScriptCompilerCapturingTests {
  private func play(_ script: String) -> PlayedScript { PlayedScript("@reactor deep\n" + script, catalog: .deep) }

  @Test func `a variable takes its value from the state while the case plays`() {
    let played = play("@let id = state.items.last.id\nsign ${id}\n? user.name == ${id}\n? user.name == b")
    #expect(played.diagnostics == [])
    #expect(played.failures == [])
    #expect(played.frames.contains(#"0ms > sign "b""#))
  }

  @Test func `@let keeps a value that playing has seen, as it was at that line`() {
    let script =
      "note n1\n@let first = $pulses.note.first\nnote n2\nsign \"it was ${first}\"\n? user.name == \"it was n1\""
    #expect(play(script).failures == [])
    let desk = PlayedScript(
      "@reactor desk\n! api reply 1\nask 7\n@let id = $calls.api.last.id\nask ${id}\n? $calls.api.last.id == 7",
      catalog: .desk())
    #expect(desk.failures == [])
  }

  @Test func `the first element of an empty list is null`() {
    #expect(play("@let id = state.tail.children.0.children.first\n? owner == ${id}").failures == [])
  }

  @Test(.whereTypesTell)
  func `an unfitting word that is the name of a captured variable gets the variable as a hint`() {
    #expect(
      play("@let id = state.items.last.id\n? items.count == id").diagnostics == [
        #"3:18+2 'items.count' is a number, never "id" | did you mean ${id}?"#
      ])
  }

  @Test func `a quoted text is no path`() {
    #expect(
      play("@let id = \"state.items.last.id\"\nsign ${id}\n? user.name == \"state.items.last.id\"").failures == [])
  }

  @Test(.whereTypesTell)
  func `a capture of an unknown, missing or unfitting value is an error, and so is its use in a directive`() {
    expect([
      "@let id = state.itms.0.id\nsign ${id}": [
        "2:11+15 unknown field 'itms' | did you mean 'items'? there are: user, items, table, phase, note, owner, tail"
      ],
      "@let id = state.items.5.id\nsign ${id}": ["2:11+16 there is nothing for variable 'id' here"],
      "@let id = state.items.0.id\nload ${id}": [#"3:6+5 load: expected an array, found "a""#],
      "@let id = state.items.0.id\n@let other = ${id}\nsign ${other}": [
        "3:1+18 variable 'id' has a value only while the case plays | directives are read before that"
      ],
      "@let id = state.items.0.id\n@vary sign ${id}\n! nowhere any reply ${id} | fail": [
        "3:1+16 variable 'id' has a value only while the case plays | directives are read before that",
        "4:1+32 variable 'id' has a value only while the case plays | what a port may do is read before that",
      ],
      "@let id = state.items.0.id\n+1ms": ["2:6+2 variable 'id' is never used | use it as ${id}, or take it out"],
    ]) { play($0).diagnostics }
  }
}
