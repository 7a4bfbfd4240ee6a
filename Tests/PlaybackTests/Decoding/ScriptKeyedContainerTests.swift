import Playback
import TestSupport
import Testing

@Suite struct ScriptKeyedContainerTests {
  private typealias Action = ScriptValueDecoderTests.Action

  @Test(arguments: [#"user {"id":1,"name":"ada"}"#, "user id=1 name=ada", #"{"user":{"id":1,"name":"ada"}}"#])
  func `a struct as the sole payload`(line: String) {
    #expect(echo(line, Action.self) == #"user {"id":1,"name":"ada","tags":null}"#)
  }

  @Test(.whereTypesTell)
  func `arguments and keys that are unknown, missing or too many are errors`() {
    #expect(
      echo(#"{"updateQuery":{"query":"x"}}"#, Action.self)
        == "1:16+13 updateQuery: no argument is called 'query' | it takes 1: String?")
    #expect(echo("follow id=1", Action.self) == "1:8+2 follow: no argument is called 'id' | it takes 1: Int")
    #expect(echo("plain 1", Action.self) == "1:7+1 plain: 1 argument, but it takes none")
    #expect(echo("plain a=1", Action.self) == "1:7+1 plain: no argument is called 'a' | it takes none")
    #expect(echo("follow", Action.self) == "1:1+6 follow: missing its argument | it takes 1: Int")
    #expect(echo("follow 1 2", Action.self) == "1:10+1 follow: 2 arguments, but it takes 1: Int")
    #expect(
      echo(#"updateQuery ["a","b"]"#, Action.self)
        == "1:13+9 updateQuery: 2 arguments, but it takes 1: String? | a sole array is the list of arguments")
    #expect(echo("move 1", Action.self) == "1:6+1 move: missing argument 'to' | it takes 2: from: Int, to: Int")
    #expect(
      echo("move form=1 to=2", Action.self)
        == "1:6+4 move: no argument is called 'form' | did you mean 'from'? there is: from, to")
    #expect(echo("pair a", Action.self) == "1:6+1 pair: missing argument 2 | it takes 2: String, String")
    #expect(
      echo(#"user {"id":1,"nmae":"x"}"#, Action.self)
        == "1:6+19 user: unknown key 'nmae' | did you mean 'name'? there is: id, name, tags")
    #expect(echo(#"user {"name":"x"}"#, Action.self) == "1:6+12 user: missing 'id'")
    #expect(echo("row.set 1 2", Action.self) == "1:11+1 row.set: 2 arguments, but it takes 1: Int")
    #expect(echo(#"row {"set":3,"typo":{}}"#, Action.self) == "1:5+19 row: unknown key 'typo' | there is: set")
    #expect(
      echo(#"row {"increment":{},"set":1}"#, Action.self)
        == "1:5+24 row: expected one case, found increment, set | there are: increment, set, move")
    #expect(echo("row {}", Action.self) == "1:5+2 row: expected one case, found none | there are: increment, set, move")
    #expect(
      echo(#"row.set {"_0":1,"x":2}"#, Action.self)
        == "1:9+14 row.set: no argument is called 'x' | it takes 1: Int")
  }

  @Test(.whereTypesTell)
  func `an unknown case is told with those that there are`() {
    #expect(
      echo("cell 7 incremnt", Action.self)
        == "1:1+4 cell._1: unknown case 'incremnt' | did you mean 'increment'? there are: increment, set, move")
    #expect(
      echo("row.sett 3", Action.self)
        == "1:1+8 row: unknown case 'sett' | did you mean 'set'? there are: increment, set, move")
    #expect(
      echo("mode fats", Action.self) == "1:6+4 mode: \"fats\" is no Speed | did you mean 'fast'? there are: slow, fast")
    #expect(echo("mode [1]", Action.self) == "1:6+3 mode: 1 is no Speed | there are: slow, fast")
    #expect(echo("mode 1", Action.self) == "1:6+1 mode: 1 is no Speed | there are: slow, fast")
  }

  private enum Switching: Decodable {
    enum Mode: Int, Decodable { case off, on = 5 }
    case mode(Mode)
  }

  @Test(.whereTypesTell)
  func `a case whose raw value is a number is sent by its number or by its name`() {
    #expect(echo("mode 5", Switching.self) == "mode 5")
    #expect(echo("mode on", Switching.self) == "mode 5")
    #expect(echo(#"mode "off""#, Switching.self) == "mode 0")
    #expect(
      echo("mode onn", Switching.self) == "1:6+3 mode: \"onn\" is no Mode | did you mean 'on'? there are: off, on")
    #expect(echo("mode 1", Switching.self) == "1:6+1 mode: 1 is no Mode | there are: off, on")
  }
}
