import ActionScripts
import Testing

@Suite struct JSONStatementParserChoicesTests {
  @Test("a mistake in what a port may do, in JSON, is an error at its place")
  func mistakes() {
    let script = #"""
      {"port":"p","any":[]}
      {"port":"p","any":"reply"}
      {"port":"p","any":["repl"]}
      {"port":"p","any":[{"repl":1}]}
      {"port":"p","any":[{"hang":false}]}
      {"port":"p","any":[{"reply":1,"fail":2}]}
      {"port":"p","any":["fail"],"after":"5ms"}
      {"port":"p","any":["fail"],"within":5}
      {"port":"p","any":["fail"],"within":"5ms"}
      {"port":"p","reply":1,"within":"0..2s"}
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: 'any' needs an array of choices: [{"reply":[]},"fail","hang"], found an array
         --> x.reel:1:19
        1 | {"port":"p","any":[]}
          |                   ^^
        error: 'any' needs an array of choices: [{"reply":[]},"fail","hang"], found "reply"
         --> x.reel:2:19
        2 | {"port":"p","any":"reply"}
          |                   ^^^^^^^
        error: a choice is "reply", "fail", "hang", or an object with one key
         --> x.reel:3:20
        3 | {"port":"p","any":["repl"]}
          |                    ^^^^^^ write: {"reply":[]}
        error: unknown key 'repl' in a choice
         --> x.reel:4:21
        4 | {"port":"p","any":[{"repl":1}]}
          |                     ^^^^^^ did you mean 'reply'? a choice has one of: reply, file, fail, hang
        error: 'hang' needs true, found false
         --> x.reel:5:28
        5 | {"port":"p","any":[{"hang":false}]}
          |                            ^^^^^
        error: a choice is "reply", "fail", "hang", or an object with one key
         --> x.reel:6:20
        6 | {"port":"p","any":[{"reply":1,"fail":2}]}
          |                    ^^^^^^^^^^^^^^^^^^^^ write: {"reply":[]}
        error: 'after' is not allowed beside 'any'
         --> x.reel:7:28
        7 | {"port":"p","any":["fail"],"after":"5ms"}
          |                            ^^^^^^^
        error: 'within' needs a range in quotes, such as "0..2s", found 5
         --> x.reel:8:37
        8 | {"port":"p","any":["fail"],"within":5}
          |                                     ^
        error: '5ms' is not a range of delays
         --> x.reel:9:37
        9 | {"port":"p","any":["fail"],"within":"5ms"}
          |                                     ^^^^^ write: within 0..2s
        error: 'within' is allowed beside 'any' alone
          --> x.reel:10:32
        10 | {"port":"p","reply":1,"within":"0..2s"}
           |                                ^^^^^^^ a delay is "after":"50ms"
        """#)
  }
}
