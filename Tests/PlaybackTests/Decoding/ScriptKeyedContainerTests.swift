import Playback
import TestSupport
import Testing

@Suite struct ScriptKeyedContainerTests {
  private typealias Action = ScriptValueDecoderTests.Action

  @Test(arguments: [#"user {"id":1,"name":"ada"}"#, "user id=1 name=ada", #"{"user":{"id":1,"name":"ada"}}"#])
  func `a struct as the sole payload takes an object, or its fields as arguments`(line: String) {
    #expect(echo(line, Action.self) == #"user {"id":1,"name":"ada","tags":null}"#)
  }

  @Test(.whereTypesTell)
  func `arguments and keys that are unknown, missing or too many are errors`() {
    expect([
      #"{"updateQuery":{"query":"x"}}"#: "1:16+13 updateQuery: no argument is called 'query' | it takes 1: String?",
      "follow id=1": "1:8+2 follow: no argument is called 'id' | it takes 1: Int",
      "plain 1": "1:7+1 plain: 1 argument, but it takes none",
      "plain a=1": "1:7+1 plain: no argument is called 'a' | it takes none",
      "follow": "1:1+6 follow: missing its argument | it takes 1: Int",
      "follow 1 2": "1:10+1 follow: 2 arguments, but it takes 1: Int",
      #"updateQuery ["a","b"]"#:
        "1:13+9 updateQuery: 2 arguments, but it takes 1: String? | a sole array is the list of arguments",
      "move 1": "1:6+1 move: missing argument 'to' | it takes 2: from: Int, to: Int",
      "move form=1 to=2": "1:6+4 move: no argument is called 'form' | did you mean 'from'? there is: from, to",
      "pair a": "1:6+1 pair: missing argument 2 | it takes 2: String, String",
      #"user {"id":1,"nmae":"x"}"#: "1:6+19 user: unknown key 'nmae' | did you mean 'name'? there is: id, name, tags",
      #"user {"name":"x"}"#: "1:6+12 user: missing 'id'",
      "row.set 1 2": "1:11+1 row.set: 2 arguments, but it takes 1: Int",
      #"row {"set":3,"typo":{}}"#: "1:5+19 row: unknown key 'typo' | there is: set",
      #"row {"increment":{},"set":1}"#:
        "1:5+24 row: expected one case, found increment, set | there are: increment, set, move",
      "row {}": "1:5+2 row: expected one case, found none | there are: increment, set, move",
      #"row.set {"_0":1,"x":2}"#: "1:9+14 row.set: no argument is called 'x' | it takes 1: Int",
    ]) { echo($0, Action.self) }
  }

  @Test(.whereTypesTell)
  func `an unknown case is told with those that there are`() {
    expect([
      "cell 7 incremnt":
        "1:1+4 cell._1: unknown case 'incremnt' | did you mean 'increment'? there are: increment, set, move",
      "row.sett 3": "1:1+8 row: unknown case 'sett' | did you mean 'set'? there are: increment, set, move",
      "mode fats": "1:6+4 mode: \"fats\" is no Speed | did you mean 'fast'? there are: slow, fast",
      "mode [1]": "1:6+3 mode: 1 is no Speed | there are: slow, fast",
      "mode 1": "1:6+1 mode: 1 is no Speed | there are: slow, fast",
    ]) { echo($0, Action.self) }
  }

  private enum Switching: Decodable {
    enum Mode: Int, Decodable { case off, on = 5 }
    case mode(Mode)
  }

  @Test(.whereTypesTell)
  func `a case whose raw value is a number is sent by its number or by its name`() {
    expect([
      "mode 5": "mode 5",
      "mode on": "mode 5",
      #"mode "off""#: "mode 0",
      "mode onn": "1:6+3 mode: \"onn\" is no Mode | did you mean 'on'? there are: off, on",
      "mode 1": "1:6+1 mode: 1 is no Mode | there are: off, on",
    ]) { echo($0, Switching.self) }
  }
}
