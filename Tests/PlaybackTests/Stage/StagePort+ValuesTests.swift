import TestSupport
import Testing

@Suite struct StagePortValuesTests {
  @Test func `an answer that is in force comes at once`() {
    let played = shop("! cache reply 7\nlook a")
    #expect(played.frames == ["0ms > look \"a\"", "0ms @ cache#1 \"a\"", "0ms < cache#1"])
    #expect(played.told == [#""7""#])
    #expect(played.mistake == "")
    #expect(shop("! cache reply 7 when a\n! cache reply 8 when b\nlook b\nlook a").told == [#""8""#, #""7""#])
  }

  @Test func `a synchronous call without an immediate answer ends the case with a mistake`() {
    expect([
      "look a": #"2 port 'cache' is asked for "a" and has to answer at once | add before: ! cache reply 0"#,
      "@redact . as key\nlook a":
        #"3 port 'cache' is asked for "[key#3]" and has to answer at once | add before: ! cache reply 0"#,
      "dare": "2 port 'cache' is asked and has to answer at once | add before: ! cache reply 0",
      "! cache hang\nlook a":
        #"2:3+5 port 'cache' is asked for "a" and has to answer at once | add before: ! cache reply 0"#,
      "! cache reply 7 after 5ms\nlook a": "2:3+5 port 'cache' answers at once, and no time passes | leave out 'after'",
    ]) { shop($0).mistake }
  }

  @Test func `a failure is thrown where the caller takes it`() {
    #expect(shop("! cache fail offline\nrisk").told == [#""offline""#])
    #expect(shop("! cache fail 1\ndare").told == [#""failure(cache: 1)""#])
    #expect(shop("! cache reply 1\ndare").told == [#""success(1)""#])
    #expect(
      shop("! cache fail offline\nlook a").mistake
        == #"2:14+7 port 'cache' fails, and its caller takes no failure | take it with 'throwing:', or reply"#)
  }

  @Test func `a port that succeeds replies at once where the script does not answer`() {
    let played = shop("keep a\n! notes fail full\nkeep b")
    #expect(
      played.frames.filter { !$0.contains(">") } == [
        "0ms @ notes#1 \"a\"", "0ms < notes#1", "0ms @ notes#2 \"b\"", "0ms < notes#2 fail \"full\"",
      ])
    #expect(played.told == [#""success(nil)""#, #""failure(notes: full)""#])
  }

  @Test func `a reply of a port with types is checked before anything is played`() {
    #expect(
      shop("say hi\n! cache reply seven\nlook a").mistake
        == #"3:15+5 the reply of port 'cache' is no Int: reply: expected Int, found "seven""#)
  }
}
