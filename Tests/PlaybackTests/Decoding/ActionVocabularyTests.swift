import Playback
import TestSupport
import Testing

@Suite struct ActionVocabularyTests {
  enum Action: Decodable { case updateQuery(String?), loadNextPage }
  enum Moves: Decodable { case move(from: Int, to: Int) }
  enum Raw: String, Decodable { case up, down = "go-down" }
  struct Nothing: Decodable {}

  @Test("an unknown action is told with those that the reactor has", .whereTypesTell)
  func anUnknownActionNamesThoseThatThereAre() {
    #expect(
      echo("# text\nupdateQery React", Action.self) == """
        error: unknown action 'updateQery'
         --> x.reel:2:1
        2 | updateQery React
          | ^^^^^^^^^^ did you mean 'updateQuery'? this reactor has: loadNextPage, updateQuery
        """)
    #expect(complaint("fly", Action.self) == "unknown action 'fly' | this reactor has: loadNextPage, updateQuery")
  }

  @Test("the wrong argument is underlined if it is the sole one")
  func theWrongArgumentIsUnderlinedIfItIsTheSoleOne() {
    #expect(
      echo("updateQuery [[1]]", Action.self) == """
        error: updateQuery: expected String, found [1]
         --> x.reel:1:13
        1 | updateQuery [[1]]
          |             ^^^^^
        """)
  }

  @Test("a wrong label is underlined, and so is the wrong value behind a label")
  func aWrongLabelIsUnderlined() {
    #expect(
      echo("move form=1 to=2", Moves.self) == """
        error: move: no argument is called 'form'
         --> x.reel:1:6
        1 | move form=1 to=2
          |      ^^^^ did you mean 'from'? there is: from, to
        """)
    #expect(
      echo("move from=1 to=x", Moves.self) == """
        error: move.to: expected Int, found "x"
         --> x.reel:1:16
        1 | move from=1 to=x
          |                ^
        """)
  }

  @Test("actions that stand for strings are called by their raw values", .whereTypesTell)
  func actionsThatStandForTexts() {
    #expect(echo("up", Raw.self) == "up")
    #expect(complaint("down", Raw.self) == "unknown action 'down' | this reactor has: go-down, up")
  }

  @Test("a dot behind an action leads nowhere unless its sole payload is an enum", .whereTypesTell)
  func aDotNeedsASolePayload() {
    #expect(
      complaint("loadNextPage.x", Action.self)
        == "unknown action 'loadNextPage.x' | did you mean 'loadNextPage'? this reactor has: loadNextPage, updateQuery")
  }
}
