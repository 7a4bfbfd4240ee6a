import Playback
import Testing

@Suite struct ScriptSingleContainerTests {
  private typealias Action = ScriptValueDecoderTests.Action

  @Test("words take the type that asks")
  func wordsTakeTheTypeThatAsks() {
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

  @Test("what is wrong with a value is said with its place")
  func whatIsWrongWithAValueIsSaidWithItsPlace() {
    #expect(complaint("follow x", Action.self) == "follow: expected Int, found \"x\"")
    #expect(complaint(#"follow "1""#, Action.self) == #"follow: expected Int, found "1""#)
    #expect(complaint("follow nil", Action.self) == "follow: expected Int, found 'null'")
    #expect(complaint("follow 1.5", Action.self) == "follow: expected Int, found '1.5'")
    #expect(complaint("small 300", Action.self) == "small: 300 does not fit into Int8")
    #expect(complaint("flag yes", Action.self) == "flag: expected Bool, found \"yes\"")
    #expect(complaint("ratio x", Action.self) == "ratio: expected Double, found \"x\"")
    #expect(complaint("wait soon", Action.self) == "wait: expected a duration such as 300ms, found \"soon\"")
    #expect(complaint("move from=1 to=x", Action.self) == "move.to: expected Int, found \"x\"")
    #expect(complaint(#"many [[{"id":1},{"id":"x"}]]"#, Action.self) == #"many.1.id: expected Int, found "x""#)
    #expect(complaint(#"user {"id":1,"tags":[3]}"#, Action.self) == "user.tags.0: expected String, found 3")
    #expect(complaint("cell 7 [1]", Action.self) == "cell._1: expected an object, found [1]")
    #expect(complaint("user 5", Action.self) == "user: expected an object, found '5'")
    #expect(
      complaint(#"tell "\#(String(repeating: "x", count: 5))" more"#, Action.self)
        == "tell: 2 arguments, but it takes 1: String | write a text with blanks in double quotes")
    #expect(
      complaint("follow \(String(repeating: "x", count: 70))", Action.self)
        == "follow: expected Int, found \"\(String(repeating: "x", count: 56))...")
  }
}
