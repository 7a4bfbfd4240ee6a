import Playback
import TestSupport
import Testing

@Suite struct StepCompilerViewsTests {
  private func diagnose(_ script: String) -> [String] { PlayedScript(script, catalog: .board).diagnostics }

  @Test("every line that needs a view is an error for a reactor without one", .whereTypesTell)
  func aReactorWithoutAView() {
    #expect(
      diagnose("@reactor bare\n&bind\n& dial press\n? view.dial.position == 0") == [
        """
        error: reactor 'bare' has no view
         --> x.reel:2:1
        2 | &bind
          | ^^^^^ register it with one: catalog.reactor("bare", view: ...)
        """,
        """
        error: reactor 'bare' has no view
         --> x.reel:3:3
        3 | & dial press
          |   ^^^^ register it with one: catalog.reactor("bare", view: ...)
        """,
        """
        error: reactor 'bare' has no view
         --> x.reel:4:3
        4 | ? view.dial.position == 0
          |   ^^^^^^^^^^^^^^^^^^ register it with one: catalog.reactor("bare", view: ...)
        """,
      ])
  }

  @Test("a view that does not load")
  func aViewThatDoesNotLoad() {
    #expect(
      diagnose("@reactor board\n&load") == [
        """
        error: this view does not load
         --> x.reel:2:1
        2 | &load
          | ^^^^^ only a ViewController does; '&bind' is enough here
        """
      ])
  }

  @Test("nothing is asked of a reactor that was dropped")
  func nothingIsAskedOfAReactorThatWasDropped() {
    #expect(
      diagnose("@reactor board\n&drop\nadd 1\n&bind\n&stub on\n&drop") == [
        """
        error: the reactor was dropped
         --> x.reel:3:1
        3 | add 1
          | ^^^^^ after '&drop' only time and the backend go on
        """,
        """
        error: the reactor was dropped
         --> x.reel:4:1
        4 | &bind
          | ^^^^^ after '&drop' only time and the backend go on
        """,
        """
        error: the reactor was dropped
         --> x.reel:5:1
        5 | &stub on
          | ^^^^^^^^ after '&drop' only time and the backend go on
        """,
        """
        error: the reactor was dropped
         --> x.reel:6:1
        6 | &drop
          | ^^^^^ after '&drop' only time and the backend go on
        """,
      ])
  }

  @Test("another case has a reactor of its own")
  func anotherCaseHasAReactorOfItsOwn() {
    #expect(diagnose("@reactor board\n@case a\n&drop\n@case b\nadd 1") == [])
  }

  @Test("a state for the stub with an unknown field is an error", .whereTypesTell)
  func aStateThatTheStubCannotTake() {
    #expect(
      diagnose("@reactor board\n&stub.state {\"scor\":1}") == [
        """
        error: stub.state: unknown field 'scor'
         --> x.reel:2:13
        2 | &stub.state {"scor":1}
          |             ^^^^^^^^^^ did you mean 'score'? there are: score, note
        """
      ])
  }

  @Test("an expectation on the stub can name its actions and its state, and nothing else", .whereTypesTell)
  func theStubHasActionsAndAState() {
    #expect(
      diagnose("@reactor board\n? stub.action == 1") == [
        """
        error: unknown field 'action'
         --> x.reel:2:3
        2 | ? stub.action == 1
          |   ^^^^^^^^^^^ did you mean 'actions'? there are: actions, state
        """
      ])
  }
}
