import TestSupport
import Testing

/// Devices and pipes in the place of files: a program that reads one may wait for ever or run out of memory.
@Suite(.runsFirst) struct SpecialFileTests {
  @Test(arguments: ["ln -s /dev/zero", "mkfifo"], [["test"], ["test", "--accept"], ["review"]])
  func `a golden that is a device or a pipe is refused at once`(_ make: String, _ command: [String]) throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\nincrease\n", to: "x.reel")
    let outcome = try BinaryUnderTest.run(
      shell: "\(make) x.timeline && ulimit -v 8000000 && exec timeout 20 $0 \(command.joined(separator: " ")) x.reel",
      in: scratch.url)
    #expect(outcome.ending == .exit(2))
    #expect((outcome.output + outcome.errors).contains("cannot read 'x.timeline': not a regular file"))
  }

  @Test(arguments: ["ln -s /dev/zero", "mkfifo"])
  func `a device or a pipe among the scripts of a folder is left out`(_ make: String) throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\nincrease\n", to: "suite/x.reel")
    let outcome = try BinaryUnderTest.run(
      shell: "\(make) suite/y.reel && exec timeout 20 $0 test --accept suite", in: scratch.url)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.hasSuffix("1 case in 1 script: 1 passed\n"))
  }

  @Test(arguments: ["ln -s /dev/zero", "mkfifo"])
  func `a script that is to be rewritten has to be a file`(_ make: String) throws {
    let scratch = try ScratchDirectory()
    let outcome = try BinaryUnderTest.run(
      shell: "\(make) x.reel && exec timeout 20 $0 fmt x.reel", in: scratch.url)
    #expect(outcome.ending == .exit(2))
    #expect(outcome.errors == "error: cannot read 'x.reel': not a regular file\n")
  }

  @Test(arguments: [
    ("show /dev/zero", "cannot read '/dev/zero': it does not end within 1073741824 bytes"),
    ("run - < /dev/zero", "cannot read standard input: a statement does not end within 1073741824 bytes"),
  ])
  func `input that never ends is an error before the memory runs out`(_ command: String, _ message: String) throws {
    let scratch = try ScratchDirectory()
    let outcome = try BinaryUnderTest.run(
      shell: "ulimit -v 8000000 && exec timeout 60 $0 \(command)", in: scratch.url)
    #expect(outcome.ending == .exit(2))
    #expect(outcome.errors == "error: \(message)\n")
  }

  @Test func `a pipe may be an operand of diff and of fmt`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\nincrease\n", to: "x.reel")
    let outcome = try BinaryUnderTest.run(
      shell: "$0 run x.reel > a && $0 diff a <($0 run x.reel) && $0 fmt --check <(cat x.reel)", in: scratch.url)
    #expect(outcome.ending == .exit(0))
  }
}
