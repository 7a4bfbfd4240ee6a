import Playback
import Testing

@Suite struct ScriptUnkeyedContainerTests {
  private typealias Action = ScriptValueDecoderTests.Action

  @Test func `arrays and dictionaries are decoded from JSON`() {
    #expect(echo(#"many [[{"id":1}]]"#, Action.self) == #"many [{"id":1,"name":null,"tags":null}]"#)
    #expect(echo(#"table {"b":1,"a":2}"#, Action.self) == #"table {"a":2,"b":1}"#)
    #expect(echo(#"levels {"10":1,"9":2}"#, Action.self) == #"levels {"9":2.0,"10":1.0}"#)
  }
}
