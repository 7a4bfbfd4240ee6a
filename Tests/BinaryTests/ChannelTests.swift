import Foundation
import TestSupport
import Testing

@Suite(.runsFirst) struct ChannelTests {
  @Test func `standard output that is full is an error with exit code 2`() throws {
    let outcome = try shell("\"$0\" --help >/dev/full")
    #expect(outcome.errors == "error: cannot write standard output: No space left on device\n")
    #expect(outcome.ending == .exit(2))
  }

  @Test func `standard output that is closed is an error with exit code 2`() throws {
    let outcome = try shell("\"$0\" --help >&-")
    #expect(outcome.errors == "error: cannot write standard output: Bad file descriptor\n")
    #expect(outcome.ending == .exit(2))
  }

  @Test func `a closed standard error does not change the exit code`() throws {
    let outcome = try shell("\"$0\" --zzz 2>&-; echo $?")
    #expect(outcome.output == "2\n")
  }

  @Test func `a pipe whose reader is gone before the start ends the tool by SIGPIPE, without a word`() throws {
    let outcome = try shell(
      """
      mkfifo pipe; exec 3<>pipe; exec 4>pipe; exec 3>&-
      "$0" --help >&4
      echo $?
      """)
    #expect(outcome.output == "141\n")
    #expect(outcome.errors == "")
  }

  @Test func `twenty processes print the same help`() throws {
    #expect(try BinaryUnderTest.distinctOutcomes(of: 20, ["help", "run"]).count == 1)
  }

  private func shell(_ script: String) throws -> BinaryUnderTest.Outcome {
    let scratch = try ScratchDirectory()
    return try BinaryUnderTest.run(shell: script, in: scratch.url)
  }
}
