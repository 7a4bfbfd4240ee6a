import Testing

@Suite struct StagePortValuesTests {
  @Test("an answer that is in force comes at once")
  func anAnswerThatIsInForceComesAtOnce() {
    let played = shop("! cache reply 7\nlook a")
    #expect(played.frames == ["0ms > look \"a\"", "0ms @ cache#1 \"a\"", "0ms < cache#1"])
    #expect(played.told == [#""7""#])
    #expect(played.mistake == "")
    #expect(shop("! cache reply 7 when a\n! cache reply 8 when b\nlook b\nlook a").told == [#""8""#, #""7""#])
  }

  @Test("without an answer the case ends")
  func withoutAnAnswerTheCaseEnds() {
    #expect(
      shop("look a").mistake == """
        error: port 'cache' is asked for "a" and has to answer at once
         --> x.reel:2
          = add before: ! cache reply 0
        """)
    #expect(
      shop("! cache hang\nlook a").mistake == """
        error: port 'cache' is asked for "a" and has to answer at once
         --> x.reel:2:3
        2 | ! cache hang
          |   ^^^^^ add before: ! cache reply 0
        """)
    #expect(
      shop("! cache reply 7 after 5ms\nlook a").mistake == """
        error: port 'cache' answers at once, and no time passes
         --> x.reel:2:3
        2 | ! cache reply 7 after 5ms
          |   ^^^^^ leave out 'after'
        """)
  }

  @Test("a failure is thrown where the caller takes it")
  func aFailureIsThrownWhereTheCallerTakesIt() {
    #expect(shop("! cache fail offline\nrisk").told == [#""offline""#])
    #expect(
      shop("! cache fail offline\nlook a").mistake == """
        error: port 'cache' fails, and "a" asks for a value
         --> x.reel:2:14
        2 | ! cache fail offline
          |              ^^^^^^^ take it with 'throwing:', or reply
        """)
  }

  @Test("a reply of a port with types is checked before anything is played")
  func aReplyOfAPortWithTypesIsCheckedBeforeAnythingIsPlayed() {
    #expect(
      shop("say hi\n! cache reply seven\nlook a").mistake == """
        error: the reply of port 'cache' is no Int: reply: expected Int, found "seven"
         --> x.reel:3:15
        3 | ! cache reply seven
          |               ^^^^^
        """)
  }
}
