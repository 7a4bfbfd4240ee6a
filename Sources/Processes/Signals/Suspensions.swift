import Synchronization
import SystemCalls

/// The actions to run before the process stops at SIGTSTP, which Ctrl-Z sends, and when it continues.
///
///     let suspension = Suspensions.add(before: { kill(-worker, SIGSTOP) }, after: { kill(-worker, SIGCONT) })
///     defer { Suspensions.remove(suspension) }
///
/// A child process in a group of its own does not receive the signals of the terminal and would work on.
package enum Suspensions {
  /// Identifies one pair of actions.
  package struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Registered {
    var latest = 0
    var actions: [(token: Token, before: @Sendable () -> Void, after: @Sendable () -> Void)] = []
  }

  private static let registered = Mutex(Registered())

  /// Registers a pair of actions. They run on another thread. Where the signal cannot stop the process, because no
  /// shell controls it, they run one after the other.
  package static func add(
    before: @escaping @Sendable () -> Void, after: @escaping @Sendable () -> Void
  ) -> Token {
    Interruptions.listen()
    return registered.withLock { registered in
      registered.latest += 1
      let token = Token(number: registered.latest)
      registered.actions.append((token, before, after))
      return token
    }
  }

  /// Removes a pair of actions.
  package static func remove(_ token: Token) {
    registered.withLock { registered in registered.actions.removeAll { $0.token == token } }
  }

  /// Runs the actions before a stop, the latest first; then stops the process until it is continued, and runs the
  /// actions after the stop.
  static func suspend() {
    let actions = registered.withLock { $0.actions }
    for action in actions.reversed() { action.before() }
    Termination.stop()
    for action in actions { action.after() }
  }
}
