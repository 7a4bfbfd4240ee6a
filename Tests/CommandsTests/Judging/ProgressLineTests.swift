import Foundation
import TestSupport
import Testing

/// The line that a terminal shows while a suite is played.
@Suite(.runsFirst) struct ProgressLineTests {
  private func shown(
    _ arguments: String..., environment: [String: String] = [:], failing: Bool = false
  ) throws -> String {
    let scratch = try ScratchDirectory()
    for name in ["a", "b"] {
      let expected = name == "a" && failing ? 7 : 1
      try scratch.write("@reactor counter\n@golden none\nincrease\n+1s\n? value == \(expected)\n", to: "\(name).reel")
    }
    let variables = BinaryUnderTest.scrubbedEnvironment.merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 }
    let process = try TerminalProcess(
      ["test"] + arguments, environment: variables.merging(environment) { $1 }, in: scratch)
    return try process.finish().output
  }

  private func explore(_ arguments: String...) throws -> TerminalProcess {
    try TerminalProcess(
      ["explore"] + arguments,
      environment: BinaryUnderTest.scrubbedEnvironment.merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 },
      in: try ScratchDirectory())
  }

  @Test func `the line counts the cases and is erased in the end`() throws {
    #expect(
      try shown()
        == "\r0 of 2 cases\u{1b}[K\r1 of 2 cases\u{1b}[K\r2 of 2 cases\u{1b}[K\r\u{1b}[K"
        + "2 cases in 2 scripts: 2 passed\r\n")
  }

  @Test func `a failure is shown in the place of the line, which counts it and goes on below`() throws {
    #expect(
      try shown(failing: true)
        == "\r0 of 2 cases\u{1b}[K\r\u{1b}[KFAIL a.reel  at 1s: expected value == 7, but it is 1  a.reel:5\r\n"
        + "\r1 of 2 cases, 1 failed\u{1b}[K\r2 of 2 cases, 1 failed\u{1b}[K\r\u{1b}[K"
        + "2 cases in 2 scripts: 1 passed, 1 failed\r\n")
  }

  @Test(.whereTasksAreServed) func `exploring counts each cause once, and no remarks`() throws {
    // Two blocks of runs: both meet the one cause.
    let leaking = try explore("-r", "shared-ducks", "--runs", "510").finish().output
    #expect(leaking.contains("\r510 of 510 runs, 1 found\u{1b}[K"))
    #expect(leaking.contains("  1 found\r\n"))
    let racing = try explore("-r", "number-fact", "--runs", "510").finish().output
    #expect(racing.contains("\r510 of 510 runs\u{1b}[K"))
    #expect(racing.contains("  nothing found, 1 remark\r\n"))
  }

  @Test(.whereTasksAreServed, arguments: [SIGINT, SIGTERM])
  func `exploring that is interrupted tells what was found so far, and ends by the signal`(signal: Int32) throws {
    let process = try explore("-r", "shared-ducks", "--for", "10m")
    _ = try process.wait(for: "found")
    process.signal(signal)
    let (output, ending) = try process.finish()
    #expect(output.contains("FOUND outlives its release\r\n"))
    #expect(output.contains("  1 found"))
    #expect(output.contains("error: interrupted before all runs were played\r\n"))
    #expect(ending == .signal(signal))
  }

  @Test(arguments: [["TERM": "dumb"], ["CI": "1"]])
  func `no progress is shown on a dumb terminal or under continuous integration`(environment: [String: String]) throws {
    #expect(try shown(environment: environment) == "2 cases in 2 scripts: 2 passed\r\n")
  }

  @Test func `a quiet run shows no progress`() throws {
    #expect(try shown("-q") == "")
  }

  @Test func `a report on standard output is not mixed with progress`() throws {
    #expect(try shown("--report", "tap").hasPrefix("TAP version 14\r\n1..2\r\nok 1 - a.reel\r\n"))
  }
}
