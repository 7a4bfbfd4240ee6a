import Foundation
import TestSupport
import Testing

@Suite struct ChannelTests {
  @Test("standard output that is full is an error with exit code 2")
  func outputThatFailsIsSaidAndTheCodeIsTwo() throws {
    let outcome = try shell("\"$0\" --help >/dev/full")
    #expect(outcome.errors == "error: cannot write standard output: No space left on device\n")
    #expect(outcome.ending == .exit(2))
  }

  @Test("standard output that is closed is an error with exit code 2")
  func closedOutputIsSaidAndTheCodeIsTwo() throws {
    let outcome = try shell("\"$0\" --help >&-")
    #expect(outcome.errors == "error: cannot write standard output: Bad file descriptor\n")
    #expect(outcome.ending == .exit(2))
  }

  @Test("a closed standard error does not change the exit code")
  func closedErrorsChangeNothingElse() throws {
    let outcome = try shell("\"$0\" --zzz 2>&-; echo $?")
    #expect(outcome.output == "2\n")
  }

  @Test("a pipe whose reader is gone before the start ends the tool by SIGPIPE, without a word")
  func aReaderThatIsGoneBeforeTheStartMeansTheSignal() throws {
    let outcome = try shell(
      """
      mkfifo pipe; exec 3<>pipe; exec 4>pipe; exec 3>&-
      "$0" --help >&4
      echo $?
      """)
    #expect(outcome.output == "141\n")
    #expect(outcome.errors == "")
  }

  @Test("twenty processes print the same help")
  func twentyFreshProcessesPrintTheSame() throws {
    #expect(try BinaryUnderTest.distinctOutcomes(of: 20, ["help", "run"]).count == 1)
  }

  private func shell(_ script: String) throws -> BinaryUnderTest.Outcome {
    let scratch = try ScratchDirectory()
    return try BinaryUnderTest.run(shell: script, in: scratch.url)
  }
}
