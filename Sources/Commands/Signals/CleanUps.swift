import Synchronization

/// What still has to be tidied up when the process is interrupted: temporary files, child processes.
///
///     let cleanUp = CleanUps.add { unlink(temporary) }
///     defer { CleanUps.remove(cleanUp) }
///
/// With the first one the process begins to listen for SIGINT, SIGTERM, SIGHUP and SIGQUIT. When one of them comes, the clean-ups run,
/// the latest first, and the signal is raised again with its usual effect. Without any, it has its usual effect at
/// once.
package enum CleanUps {
  /// Names one clean-up.
  package struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Pending {
    var latest = 0
    var actions: [(token: Token, action: @Sendable () -> Void)] = []
  }

  private static let pending = Mutex(Pending())

  /// Registers a clean-up. It may run on another thread, and it does not run when the process ends of its own accord.
  package static func add(_ action: @escaping @Sendable () -> Void) -> Token {
    Interruptions.listen()
    return pending.withLock { pending in
      pending.latest += 1
      let token = Token(number: pending.latest)
      pending.actions.append((token, action))
      return token
    }
  }

  /// Forgets a clean-up that is no longer due.
  package static func remove(_ token: Token) {
    pending.withLock { pending in pending.actions.removeAll { $0.token == token } }
  }

  /// Runs every clean-up that is due, the latest first, each once.
  static func runAll() {
    while let last = pending.withLock({ $0.actions.popLast() }) { last.action() }
  }
}
