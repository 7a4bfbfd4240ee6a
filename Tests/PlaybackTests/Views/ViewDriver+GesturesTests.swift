import Playback
import TestSupport
import Testing

@Suite struct ViewDriverGesturesTests {
  private func diagnose(_ line: String) -> [String] {
    PlayedScript("@reactor board\n\(line)", catalog: .board).diagnostics
  }

  @Test(arguments: [
    (
      "& dail turn 1",
      "2:3+4 unknown control 'dail' | did you mean 'dial'? this view has: dial, plate, corner, corner.plate, buzzer"
    ),
    ("& plate tap", "2:3+5 'plate' takes no gestures | it only shows something"),
    ("& dial turn far", #"2:13+3 turn: expected Int, found "far""#),
    ("& dial press 3", "2:14+1 press: 1 argument, but it takes none"),
  ])
  func `a control that is not there or takes no gestures, and arguments that the gesture does not take are errors`(
    line: String, mistake: String
  ) {
    #expect(diagnose(line) == [mistake])
  }

  @Test(.whereTypesTell)
  func `a gesture that the control does not take is an error that names those it takes`() {
    #expect(
      diagnose("& dial trun 1")
        == ["2:8+4 unknown gesture 'trun' | did you mean 'turn'? 'dial' takes: turn, press, slide"])
  }

  @Test func `what a control cannot do ends the case`() {
    let played = PlayedScript("@reactor board\n&bind\n& dial turn 0\nadd 1", catalog: .board)
    #expect(played.diagnostics == ["3:13+1 dial.turn: a dial turns by at least one step"])
    #expect(played.actions == [])
  }
}
