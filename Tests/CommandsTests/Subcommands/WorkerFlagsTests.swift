import Commands
import TestSupport
import Testing

/// The errors for impossible flags of worker processes.
@Suite(.runsFirst) struct WorkerFlagsTests {
  @Test(arguments: [
    (["-j", "0"], "flag '-j' takes a whole number, 1 or more, not '0'"),
    (["-j", "two"], "flag '-j' takes a whole number, 1 or more, not 'two'"),
    (["--timeout", "10"], "flag '--timeout' takes a duration such as 300ms or 1.5s, not '10'"),
    (["--timeout", "0s"], "flag '--timeout' takes a duration above 0, not '0s'"),
    (["--memory", "512"], "flag '--memory' takes a size such as 512MiB or 2GiB, not '512'"),
    (["--memory", "0GiB"], "flag '--memory' takes a size such as 512MiB or 2GiB, not '0GiB'"),
    (["--memory", "1MiB"], "--memory 1MiB is less than the 32MiB that a worker process needs itself"),
  ])
  func `a wrong value of a flag for workers is an error of test and of review`(flags: [String], message: String) throws
  {
    for subcommand in ["test", "review"] {
      let outcome = try BinaryUnderTest.run([subcommand] + flags)
      #expect(outcome.errors == "error: \(message)\n  see 'reel \(subcommand) --help'\n")
      #expect(outcome.ending == .exit(2))
    }
  }

  @Test(arguments: [
    (["--shard", "0/3"], "flag '--shard' takes K/N with K from 1 to N, such as 2/5, not '0/3'"),
    (["--shard", "3"], "flag '--shard' takes K/N with K from 1 to N, such as 2/5, not '3'"),
    (["--repeat", "0"], "flag '--repeat' takes a whole number, 1 or more, not '0'"),
  ])
  func `a wrong part or a wrong number of repetitions is an error of test`(flags: [String], message: String) throws {
    #expect(try BinaryUnderTest.run(["test"] + flags).errors == "error: \(message)\n  see 'reel test --help'\n")
  }
}
