import ActionScripts
import Testing

@Suite struct StatementParserChoicesTests {
  @Test("what a port may do is parsed into its choices")
  func choices() {
    let name = Located("p")
    let within = DelayRange(ScriptDuration(nanoseconds: 0), ScriptDuration(nanoseconds: 2_000_000_000))
    #expect(
      kinds(
        #"""
        ! p any reply {"a":1} | reply @f.json | fail 503 | fail | hang within 0..2s
        ! p any reply within 0ms..2s
        ! p any reply "|" | reply "within"
        """#) == [
          .choices(
            PortChoices(
              name: name,
              [
                .reply(Located(.object([.init("a", .number("1"))]))), .replyFile(Located("f.json")),
                .fail(Located(.word("503"))), .fail(nil), .hang,
              ], within: within)),
          .choices(PortChoices(name: name, [.reply(nil)], within: within)),
          .choices(PortChoices(name: name, [.reply(Located(.string("|"))), .reply(Located(.string("within")))])),
        ])
  }

  @Test("a mistake in what a port may do is an error at its place")
  func mistakes() {
    let script = #"""
      ! search any
      ! search#2 any reply
      ! search any repl
      ! search any reply 1 2
      ! search any reply 1 |
      ! search any reply x2
      ! search any reply | fail |
      ! search any reply @
      ! search any reply within
      ! search any reply within 2s
      ! search any reply within 2s..1s
      ! search any reply within 1..2s
      ! search any reply within 0..${n}
      ! search any hang within 1s..2s x
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: a choice is missing after 'any'
         --> x.reel:1:13
        1 | ! search any
          |             ^ write: ! search any reply {"items":[]} | fail | hang within 0..2s
        error: 'any' is about all calls, and not about call 2
         --> x.reel:2:12
        2 | ! search#2 any reply
          |            ^^^ leave out '#2'
        error: unknown word 'repl' after 'any'
         --> x.reel:3:14
        3 | ! search any repl
          |              ^^^^ did you mean 'reply'? a port can: reply, fail, hang
        error: unexpected '2' after a choice
         --> x.reel:4:22
        4 | ! search any reply 1 2
          |                      ^ '|' stands between two choices, and 'within A..B' after the last one
        error: a choice is missing after '|'
         --> x.reel:5:23
        5 | ! search any reply 1 |
          |                       ^ write: ! search any reply {"items":[]} | fail | hang within 0..2s
        error: unexpected 'x2' after a choice
         --> x.reel:6:20
        6 | ! search any reply x2
          |                    ^^ '|' stands between two choices, and 'within A..B' after the last one
        error: a choice is missing after '|'
         --> x.reel:7:28
        7 | ! search any reply | fail |
          |                            ^ write: ! search any reply {"items":[]} | fail | hang within 0..2s
        error: the name of a file is missing after '@'
         --> x.reel:8:20
        8 | ! search any reply @
          |                    ^
        error: a range of delays is missing after 'within'
         --> x.reel:9:26
        9 | ! search any reply within
          |                          ^ write: within 0..2s
        error: '2s' is not a range of delays
          --> x.reel:10:27
        10 | ! search any reply within 2s
           |                           ^^ write: within 0..2s
        error: the range '2s..1s' ends before it begins
          --> x.reel:11:27
        11 | ! search any reply within 2s..1s
           |                           ^^^^^^ write: within 0..2s
        error: this duration has no unit
          --> x.reel:12:27
        12 | ! search any reply within 1..2s
           |                           ^^^^^ write: within 0..2s
        error: '${n}' is not a duration
          --> x.reel:13:27
        13 | ! search any reply within 0..${n}
           |                           ^^^^^^^ write: within 0..2s
        error: unexpected 'x' after the range
          --> x.reel:14:33
        14 | ! search any hang within 1s..2s x
           |                                 ^ a comment begins with '#'; write a text with blanks in double quotes
        """#)
  }

  private func kinds(_ script: String) -> [Statement.Kind] {
    Script.parse(script, file: "x.reel").script.statements.map(\.kind)
  }
}
