import TestSupport
import Testing

/// Asynchronous effects where the clocks of the language do not show virtual time, or not any more.
@Suite(.runsFirst) struct LostClockTests {
  private func play(_ action: String, clock: String? = nil, runtime: String? = nil) throws -> BinaryUnderTest.Outcome {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor sleepy\n@case first\n@case second\n\(action)\n", to: "x.reel")
    var variables: [String: String] = [:]
    variables["HOSTILE_CLOCK"] = clock
    variables["HOSTILE_RUNTIME"] = runtime
    return try suite.run(["run", "x.reel"], adding: variables)
  }

  @Test(.whereTasksAreServed, arguments: ["nap", "doze"])
  func `asynchronous effects sleep exactly on the virtual clock of an intact process`(_ action: String) throws {
    let outcome = try play(action)
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.contains("      20ms ~ nap  naps: 0 -> 1\n") == (action == "nap"))
  }

  /// The reactor of the first case loses the clock; the next one asks for time.
  @Test(.whereTasksAreServed, arguments: ["nap", "doze"])
  func `asynchronous effects fail their case once the process has lost its virtual clock`(_ action: String) throws {
    let outcome = try play(action, clock: "lost")
    #expect(
      outcome.errors.contains(
        "an effect is asynchronous, and this process would run it in real time: play it with 'Reel.main', "
          + "built by Swift 6.3 on Linux and linked dynamically"))
    #expect(outcome.ending == .exit(1))
    #expect(!outcome.output.contains("20ms"))
  }

  @Test(.whereTasksAreServed, arguments: ["function", "trial"])
  func `an unknown runtime is told in one line, and tasks are refused as in a portable build`(_ lack: String) throws {
    let outcome = try play("nap", runtime: lack)
    #expect(
      outcome.errors == """
        warning: this Swift runtime cannot run tasks on a virtual clock: cases whose effects start tasks will fail
        failed: x.reel > second: at 0ms: an effect is asynchronous, and this process would run it in real time: play it \
        with 'Reel.main', built by Swift 6.3 on Linux and linked dynamically

        """)
    #expect(outcome.ending == .exit(1))
  }
}
