import Playback
import TestSupport
import Testing

@Suite struct ActionVocabularyTests {
  enum Action: Decodable { case updateQuery(String?), loadNextPage }
  enum Moves: Decodable { case move(from: Int, to: Int) }
  enum Raw: String, Decodable { case up, down = "go-down" }
  struct Nothing: Decodable {}
  enum Outer: Decodable { case outer(Middle) }
  enum Middle: Decodable { case inner(Inner), set(Int), stop, list([Int]) }
  enum Inner: Decodable { case follow(name: String), move(from: Int, to: Int) }

  @Test(.whereTypesTell)
  func `an unknown action is told with those that the reactor has`() {
    #expect(
      echo("# text\nupdateQery React", Action.self)
        == "2:1+10 unknown action 'updateQery' | did you mean 'updateQuery'? this reactor has: loadNextPage, updateQuery"
    )
    #expect(echo("fly", Action.self) == "1:1+3 unknown action 'fly' | this reactor has: loadNextPage, updateQuery")
  }

  @Test func `a wrong argument is underlined where it is the only one`() {
    #expect(echo("updateQuery [[1]]", Action.self) == "1:13+5 updateQuery: expected String, found [1]")
  }

  @Test func `a wrong label is underlined, and so is the wrong value behind a label`() {
    #expect(
      echo("move form=1 to=2", Moves.self)
        == "1:6+4 move: no argument is called 'form' | did you mean 'from'? there is: from, to")
    #expect(echo("move from=1 to=x", Moves.self) == #"1:16+1 move.to: expected Int, found "x""#)
  }

  @Test(.whereTypesTell)
  func `actions that stand for strings are called by their raw values`() {
    #expect(echo("up", Raw.self) == "up")
    #expect(echo("down", Raw.self) == "1:1+4 unknown action 'down' | this reactor has: go-down, up")
  }

  @Test(.whereTypesTell)
  func `the arguments of an action within an action are blamed as those of any other`() {
    expect([
      "outer.inner.follow ada bob":
        "1:24+3 outer.inner.follow: 2 arguments, but it takes 1: name: String | write a text with blanks in double quotes",
      "outer.inner.move from=1 too=2":
        "1:25+3 outer.inner.move: no argument is called 'too' | did you mean 'to'? there is: from, to",
      "outer.inner.move from=1 to=x": #"1:28+1 outer.inner.move.to: expected Int, found "x""#,
      "outer.set x": #"1:11+1 outer.set: expected Int, found "x""#,
      "outer.set": "1:1+9 outer.set: missing its argument | it takes 1: Int",
      "outer.stop 1": "1:12+1 outer.stop: 1 argument, but it takes none",
      "outer.inner.move [1,2]": #"outer {"inner":{"_0":{"move":{"from":1,"to":2}}}}"#,
      "outer.list [1,2]": #"outer {"list":{"_0":[1,2]}}"#,
    ]) { echo($0, Outer.self) }
  }

  @Test(.whereTypesTell)
  func `a label that fills an argument besides one without a label is named`() {
    #expect(
      echo("outer.inner.follow ada name=x", Outer.self)
        == "1:20+3 outer.inner.follow: 2 arguments, but it takes 1: name: String | filled by labels already: name")
  }

  @Test(.whereTypesTell)
  func `an action with a dot behind it is unknown unless its sole payload is an enum`() {
    #expect(
      echo("loadNextPage.x", Action.self)
        == "1:1+14 unknown action 'loadNextPage.x' | did you mean 'loadNextPage'? this reactor has: loadNextPage, updateQuery"
    )
  }
}
