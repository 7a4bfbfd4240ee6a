import Foundation
import TestSupport
import Testing

/// The goldens after a kill at any instant while they are written.
@Suite(.runsFirst) struct InterruptedAcceptTests {
  private static let goldenCount = 100
  /// The number of kills, which the environment variable `REEL_KILLS` can change.
  private static let kills = ProcessInfo.processInfo.environment["REEL_KILLS"].flatMap { Int($0) } ?? 20

  @Test func `after a kill every golden is the old or the new one, and the next run tidies up`() throws {
    let scratch = try interrupted(by: SIGKILL, times: Self.kills)
    #expect(try accepting(in: scratch).finish().ending == .exit(0))
    let names = try names(in: scratch)
    #expect(names.filter { $0.hasPrefix(".") } == [])
    #expect(names.count == Self.goldenCount * 2 + 1)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `a run that SIGTERM or SIGINT ends leaves no temporary file, not even in the middle of a golden`(_ signal: Int32)
    throws
  {
    _ = try interrupted(by: signal, times: Self.kills / 2) { scratch in
      let hidden = try names(in: scratch).filter { $0.hasPrefix(".") }
      #expect(hidden == [])
    }
  }

  /// A folder after so many runs that a signal ended somewhere in the middle; each golden is old or new.
  private func interrupted(
    by signal: Int32, times: Int, check: (ScratchDirectory) throws -> Void = { _ in }
  ) throws -> ScratchDirectory {
    let scratch = try ScratchDirectory()
    for number in 0..<Self.goldenCount {
      try scratch.write("@reactor counter\n@include _step.reel\n", to: "suite/\(number).reel")
    }
    let (texts, span) = try goldensOfBothSteps(in: scratch)
    #expect(texts[0] != texts[1])
    for round in 0..<times {
      try write(step: round, to: scratch)
      let process = try accepting(in: scratch)
      process.pause(.nanoseconds(Int64.random(in: 0...span)))
      process.signal(signal)
      _ = try process.finish()
      for number in 0..<Self.goldenCount {
        let text = try #require(scratch.text("suite/\(number).timeline"))
        #expect(texts.contains(text), "\(number).timeline is neither old nor new")
      }
      try check(scratch)
    }
    return scratch
  }

  private func names(in scratch: ScratchDirectory) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.url.appending(path: "suite").path)
  }

  /// The contents of the goldens after each step, and the time to write them all, in nanoseconds.
  private func goldensOfBothSteps(in scratch: ScratchDirectory) throws -> (texts: [String], span: Int64) {
    var texts: [String] = []
    var span = Duration.zero
    for step in 0...1 {
      try write(step: step, to: scratch)
      let start = ContinuousClock.now
      #expect(try accepting(in: scratch).finish().ending == .exit(0))
      span = ContinuousClock.now - start
      texts.append(try #require(scratch.text("suite/0.timeline")))
    }
    return (texts, Int64(span / .nanoseconds(1)))
  }

  /// Every script does what this one says: one file makes every golden out of date.
  private func write(step: Int, to scratch: ScratchDirectory) throws {
    try scratch.write(step % 2 == 0 ? "increase\n" : "decrease\n", to: "suite/_step.reel")
  }

  private func accepting(in scratch: ScratchDirectory) throws -> CoProcess {
    try CoProcess(["test", "-q", "--accept", "suite"], in: scratch.url)
  }
}
