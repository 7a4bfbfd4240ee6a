import Foundation
import TestSupport
import Testing

/// Input from outside is shown safely, in full where that helps, and never skipped.
@Suite(.runsFirst) struct HostileInputTests {
  @Test(.whereTypesTell)
  func `words of 100,000 letters are shortened in messages`() throws {
    let long = String(repeating: "a", count: 100_000)
    let script = "@reactor counter\n\(long)\n? \(long) == 1\n! \(long) hang\n@include \(long)\n@let \(long) = 1\n"
    let outcome = try BinaryUnderTest.run(["run"], input: script)
    #expect(outcome.errors.split(separator: "\n").allSatisfy { $0.count < 1_300 })
    #expect(outcome.errors.contains("error: unknown action 'aaa"))
    #expect(outcome.ending == .exit(2))
  }

  @Test func `escape characters in the names of files are shown as text`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\n", to: "a\u{1b}[31m.reel")
    #expect(try BinaryUnderTest.run(["list"], in: scratch.url).output == "a\\u001b[31m.reel\n")
  }

  #if os(Linux)
    @Test func `a file whose name is not UTF-8 is an error, and the other files are listed`() throws {
      let scratch = try ScratchDirectory()
      try scratch.write("@reactor counter\n", to: "u/v/a.reel")
      try scratch.write("@reactor counter\n", to: "u/b.reel")
      let outcome = try BinaryUnderTest.run(
        shell: #": > "$(printf 'u/\377.reel')"; exec $0 list u"#, in: scratch.url)
      #expect(outcome.output == "u/b.reel\nu/v/a.reel\n")
      #expect(outcome.errors == "error: u: holds a file whose name is not UTF-8: '\u{FFFD}.reel'\n")
      #expect(outcome.ending == .exit(2))
    }
  #endif

  @Test(.whereTypesTell)
  func `a script with several mistakes shows each of them`() throws {
    let outcome = try BinaryUnderTest.run(
      ["run"], input: "@reactor counter bogus=1\n@let n = 1\nincrese\n? valu == 1\n")
    #expect(
      outcome.errors.split(separator: "\n").filter { $0.hasPrefix("error") } == [
        "error: unknown argument 'bogus'", "error: unknown action 'increse'", "error: unknown field 'valu'",
        "error: variable 'n' is never used",
      ])
  }

  @Test func `listing an unknown reactor is an error that names those there are`() throws {
    let outcome = try BinaryUnderTest.run(["list", "--reactors", "x"])
    #expect(
      outcome.errors == """
        error: unknown reactor 'x'
          there are: alert, calculator, chat, coffee-machine, counter, ducks-counter, example-flow, favorites, login, name-badge, \
        number-fact, profile-follow, repo-search, search-as-ducks, search-as-store, search-feedback, session, shared-ducks, sign-up, \
        timers, todos, twin-stopwatches, workbench; see 'reel list --help'

        """)
    #expect(outcome.ending == .exit(2))
  }
}
