import SystemCalls

/// The actions to run when the process traps, as Swift code does at an overflow or when it unwraps nil.
///
/// Unlike a bad access to memory, a trap does not come from within the C library, so actions may allocate and lock.
package enum Traps {
  // Set before there is a trap, and only read by the thread that traps.
  nonisolated(unsafe) private static var actions: [() -> Void] = []
  nonisolated(unsafe) private static var usual: [(number: Int32, effect: sigaction)] = []

  /// Adds an action. After all actions, the trap has its usual effect.
  package static func whenTrapped(_ action: @escaping () -> Void) {
    actions.append(action)
    if actions.count > 1 { return }
    usual = [SIGILL, SIGTRAP].map { number in
      var effect = sigaction()
      sigaction(number, nil, &effect)
      signal(number) { _ in Traps.handle() }
      return (number, effect)
    }
  }

  private static func handle() {
    // The instruction that has trapped runs again after this, and traps again.
    for (number, effect) in usual {
      var effect = effect
      sigaction(number, &effect, nil)
    }
    for action in actions { action() }
  }
}
