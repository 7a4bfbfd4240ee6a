import ActionScripts
import Testing

@Suite struct JSONStatementParserChoicesTests {
  @Test func `a mistake in what a port may do, in JSON, is an error at its place`() {
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
      errors(of: script) == #"""
        1:19+2 'any' needs an array of choices: [{"reply":[]},"fail","hang"], found an array
        2:19+7 'any' needs an array of choices: [{"reply":[]},"fail","hang"], found "reply"
        3:20+6 a choice is "reply", "fail", "hang", or an object with one key | write: {"reply":[]}
        4:21+6 unknown key 'repl' in a choice | did you mean 'reply'? a choice has one of: reply, file, fail, hang
        5:28+5 'hang' needs true, found false
        6:20+20 a choice is "reply", "fail", "hang", or an object with one key | write: {"reply":[]}
        7:28+7 'after' is not allowed beside 'any'
        8:37+1 'within' needs a range in quotes, such as "0..2s", found 5
        9:37+5 '5ms' is not a range of delays | write: within 0..2s
        10:32+7 'within' is allowed beside 'any' alone | a delay is "after":"50ms"
        """#)
  }
}
