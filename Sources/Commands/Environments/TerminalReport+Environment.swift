import Reports

extension TerminalReport {
  /// Creates the report for a terminal. `--verbose` shows everything.
  init(context: Int = 3, for environment: CommandEnvironment, isColored: Bool) {
    let isVerbose = environment.verbosity == .verbose
    self.init(
      context: context, showsEchoes: isVerbose, isWhole: isVerbose, width: max(environment.width, 40),
      isColored: isColored)
  }
}
