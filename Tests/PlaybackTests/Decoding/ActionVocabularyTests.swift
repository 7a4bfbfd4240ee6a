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
      echo("# text\nupdateQery React", Action.self)
        == "2:1+10 unknown action 'updateQery' | did you mean 'updateQuery'? this reactor has: loadNextPage, updateQuery"
    )
    #expect(echo("fly", Action.self) == "1:1+3 unknown action 'fly' | this reactor has: loadNextPage, updateQuery")
  }

  @Test("the wrong argument is underlined if it is the sole one")
  func theWrongArgumentIsUnderlinedIfItIsTheSoleOne() {
    #expect(echo("updateQuery [[1]]", Action.self) == "1:13+5 updateQuery: expected String, found [1]")
  }

  @Test("a wrong label is underlined, and so is the wrong value behind a label")
  func aWrongLabelIsUnderlined() {
    #expect(
      echo("move form=1 to=2", Moves.self)
        == "1:6+4 move: no argument is called 'form' | did you mean 'from'? there is: from, to")
    #expect(echo("move from=1 to=x", Moves.self) == #"1:16+1 move.to: expected Int, found "x""#)
  }

  @Test("actions that stand for strings are called by their raw values", .whereTypesTell)
  func actionsThatStandForTexts() {
    #expect(echo("up", Raw.self) == "up")
    #expect(echo("down", Raw.self) == "1:1+4 unknown action 'down' | this reactor has: go-down, up")
  }

  @Test("a dot behind an action leads nowhere unless its sole payload is an enum", .whereTypesTell)
  func aDotNeedsASolePayload() {
    #expect(
      echo("loadNextPage.x", Action.self)
        == "1:1+14 unknown action 'loadNextPage.x' | did you mean 'loadNextPage'? this reactor has: loadNextPage, updateQuery"
    )
  }
}
