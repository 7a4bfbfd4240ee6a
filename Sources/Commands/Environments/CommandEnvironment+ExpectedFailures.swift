import ExactStrings

extension CommandEnvironment {
  /// Prints the number of cases that are left out because they are expected to fail; nothing if there are none, or if
  /// quiet.
  /// - Parameter script: The script that they are in; nil where they may be in any.
  func noteExpectedFailures(_ count: Int, in script: String? = nil) {
    if count == 0 || verbosity == .quiet { return }
    let cases = count == 1 ? "1 case with '@xfail' is" : "\(count) cases with '@xfail' are"
    errors.write("note: \(script.map { "\($0.onOneLine): " } ?? "")\(cases) left out\n")
  }
}
