import SystemCalls

/// The way in which a process ended.
package enum WorkerEnding: Hashable {
  /// The worker exited with this code.
  case exit(Int32)
  /// This signal ended the worker.
  case signal(Int32)
  /// Its end is not known.
  case unknown

  /// Creates the ending from a status of `waitpid`, or an unknown one from nil.
  package init(status: Int32?) {
    guard let status else {
      self = .unknown
      return
    }
    self = status & 0x7f == 0 ? .exit(status >> 8 & 0xff) : .signal(status & 0x7f)
  }

  /// The description on one line.
  package var text: String {
    switch self {
    case .exit(let code): return "exited with code \(code)"
    case .unknown: return "ended in an unknown way"
    case .signal(let number):
      let name = Self.names.first { $0.number == number }
      let verb = name?.isCrash == true ? "crashed" : "killed"
      return "\(verb): \(name?.name ?? "signal \(number)")" + (name?.meaning.map { " (\($0))" } ?? "")
    }
  }

  /// Whether the program ended itself because of an error.
  package var isCrash: Bool {
    guard case .signal(let number) = self else { return false }
    return Self.names.contains { $0.number == number && $0.isCrash }
  }

  /// Whether the process was killed from outside, which no error of a program does: by a person, or by the system when
  /// memory ran short.
  package var isKill: Bool { self == .signal(SIGKILL) }

  /// Whether a file had become too large.
  package var isFileLimit: Bool { self == .signal(SIGXFSZ) }

  private static let names: [(number: Int32, name: String, isCrash: Bool, meaning: String?)] = [
    (SIGILL, "SIGILL", true, "trap"), (SIGTRAP, "SIGTRAP", true, "trap"), (SIGABRT, "SIGABRT", true, "abort"),
    (SIGSEGV, "SIGSEGV", true, "bad memory access"), (SIGBUS, "SIGBUS", true, "bad memory access"),
    (SIGFPE, "SIGFPE", true, "bad arithmetic"), (SIGSYS, "SIGSYS", true, "bad system call"),
    (SIGKILL, "SIGKILL", false, nil), (SIGTERM, "SIGTERM", false, nil), (SIGINT, "SIGINT", false, nil),
    (SIGHUP, "SIGHUP", false, nil), (SIGQUIT, "SIGQUIT", false, nil), (SIGALRM, "SIGALRM", false, nil),
    (SIGPIPE, "SIGPIPE", false, nil), (SIGUSR1, "SIGUSR1", false, nil), (SIGUSR2, "SIGUSR2", false, nil),
    (SIGXCPU, "SIGXCPU", false, nil), (SIGXFSZ, "SIGXFSZ", false, nil),
  ]
}
