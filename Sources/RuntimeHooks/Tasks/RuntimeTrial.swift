#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import Dispatch
  import Synchronization
  import VirtualTime

  /// Tries the hooks after they were installed: a task and a block of dispatch wait for a second of a virtual clock.
  enum RuntimeTrial {
    /// Returns the part whose second is longer or shorter than that of the clock; nil if each is as long.
    static func run() -> UnknownPart? {
      let (clock, hasSlept, hasRun) = (VirtualClock(), Flag(), Flag())
      return clock.whilePlaying {
        Task {
          try? await Task.sleep(for: .seconds(1))
          hasSlept.set()
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { hasRun.set() }
        try? clock.advance(by: .milliseconds(999))
        if hasSlept.isSet { return .tasks }
        if hasRun.isSet { return .dispatch }
        try? clock.advance(by: .milliseconds(1))
        if !hasSlept.isSet || !ProcessRuntime.demand.mayPass { return .tasks }
        return hasRun.isSet ? nil : .dispatch
      }
    }

    private final class Flag: Sendable {
      private let value = Atomic<Bool>(false)

      var isSet: Bool { value.load(ordering: .acquiring) }
      func set() { value.store(true, ordering: .releasing) }
    }
  }
#endif
