import Playback
import TestSupport
import Testing

@Suite struct ScriptKeyedContainerTests {
  private typealias Action = ScriptValueDecoderTests.Action

  @Test(
    "a struct as the sole payload",
    arguments: [#"user {"id":1,"name":"ada"}"#, "user id=1 name=ada", #"{"user":{"id":1,"name":"ada"}}"#])
  func aStructAsTheSolePayload(line: String) {
    #expect(echo(line, Action.self) == #"user {"id":1,"name":"ada","tags":null}"#)
  }

  @Test("arguments and keys that are unknown, missing or too many are errors", .whereTypesTell)
  func nothingIsTakenSilently() {
    #expect(
      complaint(#"{"updateQuery":{"query":"x"}}"#, Action.self)
        == "updateQuery: no argument is called 'query' | it takes 1: String?")
    #expect(complaint("follow id=1", Action.self) == "follow: no argument is called 'id' | it takes 1: Int")
    #expect(complaint("plain 1", Action.self) == "plain: 1 argument, but it takes none")
    #expect(complaint("plain a=1", Action.self) == "plain: no argument is called 'a' | it takes none")
    #expect(complaint("follow", Action.self) == "follow: missing its argument | it takes 1: Int")
    #expect(complaint("follow 1 2", Action.self) == "follow: 2 arguments, but it takes 1: Int")
    #expect(complaint("move 1", Action.self) == "move: missing argument 'to' | it takes 2: from: Int, to: Int")
    #expect(
      complaint("move form=1 to=2", Action.self)
        == "move: no argument is called 'form' | did you mean 'from'? there is: from, to")
    #expect(complaint("pair a", Action.self) == "pair: missing argument 2 | it takes 2: String, String")
    #expect(
      complaint(#"user {"id":1,"nmae":"x"}"#, Action.self)
        == "user: unknown key 'nmae' | did you mean 'name'? there is: id, name, tags")
    #expect(complaint(#"user {"name":"x"}"#, Action.self) == "user: missing 'id'")
    #expect(complaint("row.set 1 2", Action.self) == "row.set: 2 arguments, but it takes 1")
    #expect(complaint(#"row {"set":3,"typo":{}}"#, Action.self) == "row: unknown key 'typo' | there is: set")
    #expect(
      complaint(#"row {"increment":{},"set":1}"#, Action.self)
        == "row: expected one case, found increment, set | there are: increment, set, move")
    #expect(complaint("row {}", Action.self) == "row: expected one case, found none | there are: increment, set, move")
    #expect(complaint(#"row.set {"_0":1,"x":2}"#, Action.self) == "row.set: unknown key 'x' | there is: _0")
  }

  @Test("an unknown case is told with those that there are", .whereTypesTell)
  func unknownCasesNameThoseThatThereAre() {
    #expect(
      complaint("cell 7 incremnt", Action.self)
        == "cell._1: unknown case 'incremnt' | did you mean 'increment'? there are: increment, set, move")
    #expect(
      complaint("row.sett 3", Action.self)
        == "row: unknown case 'sett' | did you mean 'set'? there are: increment, set, move")
    #expect(
      complaint("mode fats", Action.self) == "mode: \"fats\" is no Speed | did you mean 'fast'? there are: slow, fast")
    #expect(complaint("mode 1", Action.self) == "mode: '1' is no Speed | there are: slow, fast")
  }
}
