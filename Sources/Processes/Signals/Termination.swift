import SystemCalls

/// The ways in which the process ends.
package enum Termination {
  /// Ends with a code, after running the registered clean-ups.
  package static func end(with code: ExitCode) -> Never {
    CleanUps.runAll()
    exit(code.rawValue)
  }

  /// Ends by the usual effect of a signal, after running the registered clean-ups.
  package static func end(by number: Int32) -> Never {
    CleanUps.runAll()
    allowUsualEffect(of: number)
    kill(getpid(), number)
    // The signal may be delivered to another thread, a moment later.
    while true { pause() }
  }

  /// Stops the process as SIGTSTP does, and returns when it is continued. A process that no shell controls is not
  /// stopped.
  static func stop() {
    allowUsualEffect(of: SIGTSTP)
    // Unlike a signal to the process, one to the thread has its effect before the call returns.
    raise(SIGTSTP)
    Interruptions.hear(SIGTSTP)
  }

  private static func allowUsualEffect(of number: Int32) {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Sets the effect of a signal, unless the process was started with the signal ignored, as by `nohup` or in the
  /// background.
  static func setEffect(of number: Int32, to effect: (@convention(c) (Int32) -> Void)?) {
    let previous = signal(number, effect)
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
  }

  /// Gives SIGQUIT its usual effect. The runtime of Swift takes it for a crash, which it reports without ending the
  /// process.
  package static func endAtQuit() {
    setEffect(of: SIGQUIT, to: SIG_DFL)
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
