import ExactStrings

extension CommandEnvironment {
  /// Writes to the standard channel that a path names; returns false where it names none. Opening the path of standard
  /// output would lead to standard error, because that is where the text of reactors goes.
  func write(_ bytes: [UInt8], toChannel path: String) -> Bool {
    switch path {
    case "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1": output.write(bytes)
    case "/dev/stderr", "/dev/fd/2", "/proc/self/fd/2": errors.write(bytes)
    default: return false
    }
    return true
  }
}
