import SystemCalls

/// The ways in which the process ends.
package enum Termination {
  /// Ends with a code, after running the registered clean-ups.
  package static func end(with code: ExitCode) -> Never {
    CleanUps.runAll()
    exit(code.rawValue)
  }

  /// Ends like a process that writes into a pipe without a reader: quietly, by SIGPIPE.
  package static func endAsIfByBrokenPipe() -> Never {
    CleanUps.runAll()
    raiseAgain(SIGPIPE)
  }

  /// Raises a signal with its usual effect.
  package static func raiseAgain(_ number: Int32) -> Never {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    kill(getpid(), number)
    // The signal may be delivered to another thread, a moment later.
    while true { pause() }
  }

  /// Keeps the exit statuses of child processes, even if this process was started with SIGCHLD ignored.
  package static func keepEndedChildren() {
    signal(SIGCHLD, SIG_DFL)
  }

  /// Turns a broken pipe from a signal into an error of `write`, so that the clean-ups run.
  package static func catchBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
