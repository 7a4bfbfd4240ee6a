import CommandLines
import Testing

@Suite struct UsageErrorTests {
  @Test func `the second line of a usage error has the hint and the help to read`() {
    #expect("\(UsageError("no", command: "reel"))" == "error: no\n  see 'reel --help'")
    #expect("\(UsageError("no", hint: "yes?", command: "reel run"))" == "error: no\n  yes? see 'reel run --help'")
    #expect("\(UsageError("no"))" == "error: no")
  }

  @Test func `an error takes the name of a command unless it has one or sees no help`() {
    #expect(UsageError("no").of("reel run") == UsageError("no", command: "reel run"))
    #expect(UsageError("no", command: "reel").of("reel run") == UsageError("no", command: "reel"))
    #expect(UsageError("no", seesHelp: false).of("reel run").description == "error: no")
  }

  @Test func `typed words are quoted with their control characters escaped`() {
    #expect(quoted("a b") == "'a b'")
    #expect(quoted("a\u{1b}[31m\n") == "'a\\u001b[31m\\u000a'")
    #expect(quoted("\u{202e}x") == "'\\u202ex'")
    #expect(quoted("é€") == "'é€'")
  }
}
