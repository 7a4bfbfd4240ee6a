import Foundation
import TestSupport
import Testing

/// The terminal is as it was, whatever ended the process.
@Suite(.runsFirst) struct TerminalTests {
  private let suite: ReviewedSuite
  private let process: TerminalProcess

  init() throws {
    suite = try ReviewedSuite()
    process = try suite.review()
    _ = try process.wait(for: ReviewedSuite.prompt)
  }

  @Test func `a review reads keys without a return and without an echo, and restores the terminal`() throws {
    #expect(!process.isAsUsual)
    process.type("q")
    #expect(try process.finish().ending == .exit(1))
    #expect(process.isAsUsual)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends a review, restores the terminal and writes no golden`(number: Int32) throws {
    process.signal(number)
    #expect(try process.finish().ending == .signal(number))
    #expect(process.isAsUsual)
    #expect(suite.scratch.text("x.timeline") == ReviewedSuite.golden)
  }

  @Test func `Ctrl-C interrupts a review, and what was accepted before it is not written`() throws {
    process.type("a\u{3}")
    #expect(try process.finish().ending == .signal(SIGINT))
    #expect(process.isAsUsual)
    #expect(suite.scratch.text("x.timeline") == ReviewedSuite.golden)
  }

  @Test func `a review that was stopped takes the terminal over again when it continues`() throws {
    process.signal(SIGSTOP)
    process.makeUsual()
    process.signal(SIGCONT)
    _ = try process.wait(for: ReviewedSuite.prompt)
    #expect(!process.isAsUsual)
    process.type("q")
    #expect(try process.finish().ending == .exit(1))
    #expect(process.isAsUsual)
  }

  @Test func `a review without a terminal at both ends lists the changes and asks nothing`() throws {
    for redirection in ["</dev/null", "| cat"] {
      let scratch = suite.scratch
      let listing = try TerminalProcess(
        ["-c", "\"$0\" review \(redirection); echo done", BinaryUnderTest.path], of: "/bin/bash", in: scratch)
      #expect(try listing.wait(for: "done\r\n").hasPrefix("changed   x.timeline > up"))
    }
  }
}
