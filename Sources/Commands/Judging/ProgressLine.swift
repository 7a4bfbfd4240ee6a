import ExactStrings

/// The progress of a run, on one line of a terminal that later text replaces.
final class ProgressLine {
  private let output: StandardOutput
  private let total: Int
  private let isWanted: Bool
  private var isShown = false

  /// Creates a line for a number of cases. It is never shown where the output is no terminal, or where a line cannot be
  /// erased.
  init(total: Int, in environment: CommandEnvironment) {
    output = environment.output
    self.total = total
    isWanted =
      environment.output.isTerminal && environment.verbosity != .quiet && !environment.isContinuousIntegration
      && environment.canClearScreen
  }

  /// Shows the number of finished cases, and how many of them failed.
  func show(done: Int, failed: Int) {
    guard isWanted else { return }
    output.write("\r\(done) of \(total) case\(total == 1 ? "" : "s")\(failed > 0 ? ", \(failed) failed" : "")\u{1b}[K")
    output.flush()
    isShown = true
  }

  /// Erases the line, so that other text can be written.
  func clear() {
    guard isShown else { return }
    output.write("\r\u{1b}[K")
    isShown = false
  }
}
