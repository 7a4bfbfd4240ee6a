import ExactStrings
import Processes

/// The progress of a run, on one line of a terminal that later text replaces.
final class ProgressLine {
  private let output: StandardOutput
  private let total: Int?
  private let noun: String
  private let failures: String
  private let isWanted: Bool
  private var isShown = false

  /// Creates a line for a number of cases, or of other items that `noun` names. The line is never shown if the output
  /// is no terminal, or if a line cannot be erased.
  /// - Parameters:
  ///   - total: The number of cases; nil where it is not known before.
  ///   - failures: The word behind the number of failures.
  init(total: Int?, noun: String = "case", failures: String = "failed", in environment: CommandEnvironment) {
    self.noun = noun
    self.failures = failures
    output = environment.output
    self.total = total
    isWanted =
      environment.output.isTerminal && environment.verbosity != .quiet && !environment.isContinuousIntegration
      && environment.canClearScreen
  }

  /// Shows the number of finished cases, and how many of them failed.
  func show(done: Int, failed: Int) {
    guard isWanted else { return }
    let rest = failed > 0 ? ", \(failed) \(failures)" : ""
    let all = total.map { " of \($0)" } ?? ""
    output.write("\r\(done)\(all) \(noun)\((total ?? done) == 1 ? "" : "s")\(rest)\u{1b}[K")
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
