import Foundation
import TestSupport
import Testing

/// A tool that calls `Reel.main`: what its reactors print, and how they end it.
@Suite(.runsFirst) struct ReelMainTests {
  private static let script = "@reactor hostile\n+10ms\ndebug\n+idle\n"
  private static let timeline = """
    reel-timeline 1
    == hostile
           0ms = {"value":0}
          10ms > debug
          60ms ~ increase  value: 0 -> 1
          60ms = {"value":1}

    """
  private static let lines = """
    10ms: slow -> subscribed
    60ms: slow -> Event next(increase)
    60ms: slow -> Event completed
    60ms: slow -> isDisposed

    """

  @Test
  func `RK-08, OP-10: the lines of debug reach standard error with virtual time, and not standard output`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write(Self.script, to: "x.reel")
    let played = try suite.run(["run", "x.reel"])
    #expect(played.output == Self.timeline)
    #expect(played.errors == Self.lines)
    let piped = try suite.run(["run", "--format", "jsonl", "-"], input: Self.script)
    #expect(!piped.output.contains("slow"))
    #expect(piped.errors == Self.lines)
  }

  /// To find the names of all functions of a crash takes a second.
  private static let briefly = ["SWIFT_BACKTRACE": "symbolicate=off"]

  @Test func `SIGQUIT ends a command that waits for input`() throws {
    // The dump of its memory, if the system makes one, goes here.
    let scratch = try ScratchDirectory()
    let process = try CoProcess(["run", "-r", "counter", "-"], in: scratch.url)
    try process.send("increase\n")
    #expect(try process.nextLine() == "reel-timeline 1")
    process.signal(SIGQUIT)
    #expect(try process.finish().ending == .signal(SIGQUIT))
  }

  @Test(arguments: [["run", "x.reel"], ["list", "--reactors"]])
  func `a reactor that traps while it is made is named`(arguments: [String]) throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor stillborn\ntouch\n", to: "x.reel")
    let outcome = try suite.run(arguments, adding: Self.briefly)
    #expect(
      outcome.errors.hasPrefix(
        "reactor:3: Fatal error: stillborn\nerror: reactor 'stillborn' cannot be made: it traps\n"))
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(outcome.ending))
  }

  @Test(.whereTasksAreServed, arguments: ["run", "show"])
  func `a trap in a task of an initialiser is not reported as a failed initialisation`(command: String) throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor lapsing\n+10ms\n", to: "x.reel")
    let outcome = try suite.run([command, "x.reel"], adding: Self.briefly)
    #expect(outcome.errors.hasPrefix("reactor:4: Fatal error: lapsed\n"))
    #expect(!outcome.errors.contains("cannot be made"))
  }

  @Test func `RK-08, OP-10: the lines of debug reach standard error from a worker process, too`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write(Self.script, to: "x.reel")
    try suite.scratch.write(Self.timeline, to: "x.timeline")
    let tested = try suite.run(["test"])
    #expect(tested.output == "1 case in 1 script: 1 passed\n")
    #expect(tested.errors == Self.lines)
  }
}
