import Synchronization

/// The actions to run when the process is interrupted: they remove temporary files and end child processes.
///
///     let cleanUp = CleanUps.add { unlink(temporary) }
///     defer { CleanUps.remove(cleanUp) }
///
/// With the first clean-up the process begins to listen for SIGINT, SIGTERM, SIGHUP and SIGQUIT. When one of them
/// comes, the clean-ups run, the latest first, and the signal is raised again with its usual effect. Without any
/// clean-up, the signal has its usual effect at once.
package enum CleanUps {
  /// Identifies one clean-up.
  package struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Pending {
    var latest = 0
    var actions: [(token: Token, action: @Sendable () -> Void)] = []
  }

  private static let pending = Mutex(Pending())

  /// Registers a clean-up. It may run on another thread, and it does not run when the process ends on its own.
  package static func add(_ action: @escaping @Sendable () -> Void) -> Token {
    Interruptions.listen()
    return pending.withLock { pending in
      pending.latest += 1
      let token = Token(number: pending.latest)
      pending.actions.append((token, action))
      return token
    }
  }

  /// Removes a clean-up that is no longer needed.
  package static func remove(_ token: Token) {
    pending.withLock { pending in pending.actions.removeAll { $0.token == token } }
  }

  /// Runs all registered clean-ups once, the latest first.
  package static func runAll() {
    while let last = pending.withLock({ $0.actions.popLast() }) { last.action() }
  }
}
