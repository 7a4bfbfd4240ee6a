import Playback
import Testing

@Suite struct ScriptSingleContainerTests {
  private typealias Action = ScriptValueDecoderTests.Action

  @Test func `words take the type that asks`() {
    #expect(echo("updateQuery 42", Action.self) == #"updateQuery "42""#)
    #expect(echo("updateQuery true", Action.self) == #"updateQuery "true""#)
    #expect(echo(#"updateQuery "nil""#, Action.self) == #"updateQuery "nil""#)
    #expect(echo("updateQuery https://x?a=b", Action.self) == #"updateQuery "https://x?a=b""#)
    #expect(echo("tell C#", Action.self) == #"tell "C#""#)
    #expect(echo("flag true", Action.self) == "flag true")
    #expect(echo("ratio 1", Action.self) == "ratio 1.0")
    #expect(echo("ratio NaN", Action.self) == #"ratio "NaN""#)
    #expect(echo("ratio -0.0", Action.self) == "ratio -0.0")
    #expect(echo("wait 1500us", Action.self) == #"wait "1500us""#)
    #expect(echo("mode fast", Action.self) == #"mode "fast""#)
    #expect(echo("big 18446744073709551615", Action.self) == "big 18446744073709551615")
    #expect(echo("small -128", Action.self) == "small -128")
  }

  @Test func `what is wrong with a value is said with its place`() {
    #expect(echo("follow x", Action.self) == "1:8+1 follow: expected Int, found \"x\"")
    #expect(echo(#"follow "1""#, Action.self) == #"1:8+3 follow: expected Int, found "1""#)
    #expect(echo("follow nil", Action.self) == "1:8+3 follow: expected Int, found null")
    #expect(echo("follow 1.5", Action.self) == "1:8+3 follow: expected Int, found 1.5")
    #expect(echo("small 300", Action.self) == "1:7+3 small: 300 does not fit into Int8")
    #expect(echo("flag yes", Action.self) == "1:6+3 flag: expected Bool, found \"yes\"")
    #expect(echo("ratio x", Action.self) == "1:7+1 ratio: expected Double, found \"x\"")
    #expect(echo("wait soon", Action.self) == "1:6+4 wait: expected a duration such as 300ms, found \"soon\"")
    #expect(echo("move from=1 to=x", Action.self) == "1:16+1 move.to: expected Int, found \"x\"")
    #expect(echo(#"many [[{"id":1},{"id":"x"}]]"#, Action.self) == #"1:6+23 many.1.id: expected Int, found "x""#)
    #expect(echo(#"user {"id":1,"tags":[3]}"#, Action.self) == "1:6+19 user.tags.0: expected String, found 3")
    #expect(echo("cell 7 [1]", Action.self) == "1:1+4 cell._1: expected an object, found [1]")
    #expect(echo("user 5", Action.self) == "1:6+1 user: expected an object, found 5")
    #expect(
      echo(#"tell "\#(String(repeating: "x", count: 5))" more"#, Action.self)
        == "1:14+4 tell: 2 arguments, but it takes 1: String | write a text with blanks in double quotes")
    #expect(
      echo("follow \(String(repeating: "x", count: 70))", Action.self)
        == "1:8+70 follow: expected Int, found \"\(String(repeating: "x", count: 56))...")
  }
}
