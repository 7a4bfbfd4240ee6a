import TestSupport
import Testing

/// The instrument itself, tried on a program that everybody knows.
@Suite(.runsFirst) struct CoProcessTests {
  @Test func `lines go into a process and come out of it while it runs`() throws {
    let cat = try CoProcess(["-u"], of: "/bin/cat")
    try cat.send("one\ntwo")
    #expect(try cat.nextLine() == "one")
    try cat.send("\nthree\n")
    #expect(try cat.nextLine() == "two")
    #expect(try cat.nextLine() == "three")
    let outcome = try cat.finish(sending: Array("four".utf8))
    #expect(outcome.output == "one\ntwo\nthree\nfour")
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
  }

  @Test func `a megabyte goes through a process, more than a pipe holds`() throws {
    let bytes = (0..<1_000_000).map { UInt8($0 % 251) }
    let outcome = try CoProcess([], of: "/bin/cat").finish(sending: bytes)
    #expect(outcome.outputBytes == bytes)
  }

  @Test func `a process that has ended gives no line`() throws {
    let cat = try CoProcess([], of: "/bin/cat")
    cat.closeInput()
    #expect(try cat.nextLine() == nil)
  }

  @Test func `the signal that ended a process is known`() throws {
    let cat = try CoProcess([], of: "/bin/cat")
    try cat.send("x\n")
    #expect(try cat.nextLine() == "x")
    cat.signal(15)
    #expect(try cat.finish().ending == .signal(15))
  }

  @Test func `input for a process that reads nothing is no error`() throws {
    let outcome = try CoProcess([], of: "/bin/false").finish(sending: [UInt8](repeating: 1, count: 1_000_000))
    #expect(outcome.ending == .exit(1))
  }
}
