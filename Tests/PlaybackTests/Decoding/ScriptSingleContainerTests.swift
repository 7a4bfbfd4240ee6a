import Playback
import TestSupport
import Testing

@Suite struct ScriptSingleContainerTests {
  private typealias Action = ScriptValueDecoderTests.Action

  @Test func `a word is decoded as the type that the payload has`() {
    expect([
      "updateQuery 42": #"updateQuery "42""#,
      "updateQuery true": #"updateQuery "true""#,
      #"updateQuery "nil""#: #"updateQuery "nil""#,
      "updateQuery https://x?a=b": #"updateQuery "https://x?a=b""#,
      "tell C#": #"tell "C#""#,
      "flag true": "flag true",
      "ratio 1": "ratio 1.0",
      "ratio NaN": #"ratio "NaN""#,
      "ratio -0.0": "ratio -0.0",
      "wait 1500us": #"wait "1500us""#,
      "mode fast": #"mode "fast""#,
      "big 18446744073709551615": "big 18446744073709551615",
      "small -128": "small -128",
    ]) { echo($0, Action.self) }
  }

  @Test func `what is wrong with a value is said with its place`() {
    expect([
      "follow x": "1:8+1 follow: expected Int, found \"x\"",
      #"follow "1""#: #"1:8+3 follow: expected Int, found "1""#,
      "follow nil": "1:8+3 follow: expected Int, found null",
      "follow 1.5": "1:8+3 follow: expected Int, found 1.5",
      "small 300": "1:7+3 small: 300 does not fit into Int8",
      "flag yes": "1:6+3 flag: expected Bool, found \"yes\"",
      "ratio x": "1:7+1 ratio: expected Double, found \"x\"",
      "wait soon": "1:6+4 wait: expected a duration such as 300ms, found \"soon\"",
      "move from=1 to=x": "1:16+1 move.to: expected Int, found \"x\"",
      #"many [[{"id":1},{"id":"x"}]]"#: #"1:6+23 many.1.id: expected Int, found "x""#,
      #"user {"id":1,"tags":[3]}"#: "1:6+19 user.tags.0: expected String, found 3",
      "cell 7 [1]": "1:1+4 cell._1: expected an object, found [1]",
      "user 5": "1:6+1 user: expected an object, found 5",
      #"tell "\#(String(repeating: "x", count: 5))" more"#:
        "1:14+4 tell: 2 arguments, but it takes 1: String | write a text with blanks in double quotes",
      "follow \(String(repeating: "x", count: 70))":
        "1:8+70 follow: expected Int, found \"\(String(repeating: "x", count: 56))...",
    ]) { echo($0, Action.self) }
  }
}
