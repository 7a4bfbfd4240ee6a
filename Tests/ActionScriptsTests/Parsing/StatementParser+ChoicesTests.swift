import ActionScripts
import Testing

@Suite struct StatementParserChoicesTests {
  @Test func `what a port may do is parsed into its choices`() {
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

  @Test func `a mistake in what a port may do is an error at its place`() {
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
      errors(of: script) == #"""
        1:13+1 a choice is missing after 'any' | write: ! search any reply {"items":[]} | fail | hang within 0..2s
        2:12+3 'any' is about all calls, and not about call 2 | leave out '#2'
        3:14+4 unknown word 'repl' after 'any' | did you mean 'reply'? a port can: reply, fail, hang
        4:22+1 unexpected '2' after a choice | '|' stands between two choices, and 'within A..B' after the last one
        5:23+1 a choice is missing after '|' | write: ! search any reply {"items":[]} | fail | hang within 0..2s
        6:20+2 unexpected 'x2' after a choice | '|' stands between two choices, and 'within A..B' after the last one
        7:28+1 a choice is missing after '|' | write: ! search any reply {"items":[]} | fail | hang within 0..2s
        8:20+1 the name of a file is missing after '@'
        9:26+1 a range of delays is missing after 'within' | write: within 0..2s
        10:27+2 '2s' is not a range of delays | write: within 0..2s
        11:27+6 the range '2s..1s' ends before it begins | write: within 0..2s
        12:27+5 this duration has no unit | write: within 0..2s
        13:27+7 '${n}' is not a duration | write: within 0..2s
        14:33+1 unexpected 'x' after the range | a comment begins with '#'; write a text with blanks in double quotes
        """#)
  }
}
