import Playback
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct GestureVocabularyTests {
  @Test func `gestures are called as actions are`() {
    let played = PlayedScript(
      """
      @reactor board
      &bind
      & dial turn 2
      & dial slide from=1 to=4
      & dial slide {"from":3,"to":2}
      {"view":"dial","gesture":"turn","with":[5]}
      & dial press
      """, catalog: .board)
    #expect(played.diagnostics == [])
    #expect(
      played.frames.filter { $0.contains(">") && !$0.contains("~") } == [
        "0ms > add 2", "0ms > add 3", "0ms > add -1", "0ms > add 5", "0ms > clear",
      ])
  }

  @Test(.whereTypesTell)
  func `the description of a reactor lists the controls of its view with their gestures`() {
    let controls = Catalog.board.descriptions[0].controls
    #expect(controls.map(\.name) == ["dial", "plate", "corner", "corner.plate", "buzzer"])
    #expect(controls[0].gestures.map(\.signature) == ["turn(Int)", "press", "slide(from: Int, to: Int)"])
    #expect(controls[1].gestures == [])
    #expect(Catalog.board.descriptions[1].controls.isEmpty)
  }
}
