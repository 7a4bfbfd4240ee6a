#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import Testing
  import VirtualTime

  @testable import RuntimeHooks

  struct RuntimeClockTests {
    @Test func `in a test process tasks run on the platform, and the clocks of the language show real time`() {
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
