import Playback
import TestSupport
import Testing

@Suite struct ViewDriverGesturesTests {
  private func diagnose(_ line: String) -> [String] {
    PlayedScript("@reactor board\n\(line)", catalog: .board).diagnostics
  }

  @Test("a control that is not there")
  func aControlThatIsNotThere() {
    #expect(
      diagnose("& dail turn 1") == [
        """
        error: unknown control 'dail'
         --> x.reel:2:3
        2 | & dail turn 1
          |   ^^^^ did you mean 'dial'? this view has: dial, plate, corner, corner.plate, buzzer
        """
      ])
  }

  @Test("a control that takes no gestures")
  func aControlThatTakesNoGestures() {
    #expect(
      diagnose("& plate tap") == [
        """
        error: 'plate' takes no gestures
         --> x.reel:2:3
        2 | & plate tap
          |   ^^^^^ it only shows something
        """
      ])
  }

  @Test("a gesture that the control does not take is an error that names those it takes", .whereTypesTell)
  func aGestureThatTheControlDoesNotTake() {
    #expect(
      diagnose("& dial trun 1") == [
        """
        error: unknown gesture 'trun'
         --> x.reel:2:8
        2 | & dial trun 1
          |        ^^^^ did you mean 'turn'? 'dial' takes: turn, press, slide
        """
      ])
  }

  @Test("arguments that the gesture does not take")
  func argumentsThatTheGestureDoesNotTake() {
    #expect(
      diagnose("& dial turn far") == [
        """
        error: turn: expected Int, found "far"
         --> x.reel:2:13
        2 | & dial turn far
          |             ^^^
        """
      ])
    #expect(
      diagnose("& dial press 3") == [
        """
        error: press: 1 argument, but it takes none
         --> x.reel:2:14
        2 | & dial press 3
          |              ^
        """
      ])
  }

  @Test("what a control cannot do ends the case")
  func whatAControlCannotDoEndsTheCase() {
    let played = PlayedScript("@reactor board\n&bind\n& dial turn 0\nadd 1", catalog: .board)
    #expect(
      played.diagnostics == [
        """
        error: dial.turn: a dial turns by at least one step
         --> x.reel:3:13
        3 | & dial turn 0
          |             ^
        """
      ])
    #expect(played.actions == [])
  }
}
