#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import Testing
  import VirtualTime

  @testable import RuntimeHooks

  struct RuntimeClockTests {
    @Test func `a test does not serve tasks: the clocks of the language are those of everybody else`() {
      #expect(!RuntimeClock.isVirtual)
      let clock = VirtualClock()
      clock.whilePlaying {
        let start = ContinuousClock.now
        #expect(throws: Never.self) { try clock.advance(by: .seconds(3_600)) }
        #expect(start.duration(to: .now) < .seconds(3_600))
      }
    }
  }
#endif
