import ExactStrings

/// How far a run is, on one line of a terminal that later text takes the place of.
final class ProgressLine {
  private let output: StandardOutput
  private let total: Int
  private let isWanted: Bool
  private var isShown = false

  /// A line for so many cases; never shown where nobody looks, or where a line cannot be taken back.
  init(total: Int, in environment: CommandEnvironment) {
    output = environment.output
    self.total = total
    isWanted =
      environment.output.isTerminal && environment.verbosity != .quiet && !environment.isContinuousIntegration
      && environment.canClearScreen
  }

  /// Shows how many cases are done with, and how many of them failed.
  func show(done: Int, failed: Int) {
    guard isWanted else { return }
    output.write("\r\(done) of \(total) case\(total == 1 ? "" : "s")\(failed > 0 ? ", \(failed) failed" : "")\u{1b}[K")
    output.flush()
    isShown = true
  }

  /// Takes the line back, so that something else can be written.
  func clear() {
    guard isShown else { return }
    output.write("\r\u{1b}[K")
    isShown = false
  }
}
