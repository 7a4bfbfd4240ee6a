#if PORTABLE
  import TestSupport
  import Testing

  /// The refusals of a build without the hooks below the language. Its other output is the same as that of every build,
  /// which the other tests check.
  @Suite struct PortableBuildTests {
    private func run(_ script: String) throws -> BinaryUnderTest.Outcome {
      try BinaryUnderTest.run(["run", "-"], input: script)
    }

    @Test func `an effect that starts a task fails its case`() throws {
      let outcome = try run("@reactor timers\ncountdown.start 3\n")
      #expect(outcome.ending == .exit(1))
      #expect(
        outcome.errors == """
          failed: -: at 0ms: an effect is asynchronous, and this process would run it in real time: play it with \
          'Reel.main', built by Swift 6.3 on Linux and linked dynamically

          """)
    }

    @Test func `a state that is set field by field is an error`() throws {
      let outcome = try run("@reactor counter\n&stub on\n&stub.state {\"value\":3}\n")
      #expect(outcome.ending == .exit(2))
      #expect(
        outcome.errors.hasPrefix(
          "error: stub.state: this build cannot set single fields of State: only values tell it their fields\n"))
    }

    @Test func `an action is found by its name, and an unknown one is an error`() throws {
      #expect(try run("@reactor counter\nincrease\n").ending == .exit(0))
      let outcome = try run("@reactor counter\nincreese\n")
      #expect(outcome.ending == .exit(2))
      #expect(outcome.errors.hasPrefix("error: unknown action 'increese'\n"))
    }

    @Test func `exploring does not know the actions of a coding, and says so`() throws {
      let outcome = try BinaryUnderTest.run(["explore", "-r", "counter", "--runs", "20"])
      #expect(outcome.ending == .exit(2))
      #expect(outcome.errors.contains("error: no action of 'counter' was sent"))
    }
  }
#endif
