import Testing

@Suite struct StagePortValuesTests {
  @Test func `an answer that is in force comes at once`() {
    let played = shop("! cache reply 7\nlook a")
    #expect(played.frames == ["0ms > look \"a\"", "0ms @ cache#1 \"a\"", "0ms < cache#1"])
    #expect(played.told == [#""7""#])
    #expect(played.mistake == "")
    #expect(shop("! cache reply 7 when a\n! cache reply 8 when b\nlook b\nlook a").told == [#""8""#, #""7""#])
  }

  @Test func `without an answer the case ends`() {
    #expect(
      shop("look a").mistake
        == #"2 port 'cache' is asked for "a" and has to answer at once | add before: ! cache reply 0"#)
    #expect(
      shop("@redact . as key\nlook a").mistake
        == #"3 port 'cache' is asked for "[key#3]" and has to answer at once | add before: ! cache reply 0"#)
    #expect(
      shop("dare").mistake == "2 port 'cache' is asked and has to answer at once | add before: ! cache reply 0")
    #expect(
      shop("! cache hang\nlook a").mistake
        == #"2:3+5 port 'cache' is asked for "a" and has to answer at once | add before: ! cache reply 0"#)
    #expect(
      shop("! cache reply 7 after 5ms\nlook a").mistake
        == "2:3+5 port 'cache' answers at once, and no time passes | leave out 'after'")
  }

  @Test func `a failure is thrown where the caller takes it`() {
    #expect(shop("! cache fail offline\nrisk").told == [#""offline""#])
    #expect(shop("! cache fail 1\ndare").told == [#""failure(cache: 1)""#])
    #expect(shop("! cache reply 1\ndare").told == [#""success(1)""#])
    #expect(
      shop("! cache fail offline\nlook a").mistake
        == #"2:14+7 port 'cache' fails, and its caller takes no failure | take it with 'throwing:', or reply"#)
  }

  @Test func `a reply of a port with types is checked before anything is played`() {
    #expect(
      shop("say hi\n! cache reply seven\nlook a").mistake
        == #"3:15+5 the reply of port 'cache' is no Int: reply: expected Int, found "seven""#)
  }
}
