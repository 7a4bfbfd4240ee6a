import ExactStrings
import Processes
import Reports

/// The scripts of a suite, played by workers once or repeatedly, ahead of the results that are asked for.
final class SuitePlay {
  private let workers: Workers
  private let environment: CommandEnvironment
  private let repetitions: Int
  /// The cases of all repetitions but the last, by the number of their script.
  private var earlier: [Int: [PlayedCase]] = [:]

  /// Begins to play the chosen cases. All repetitions but the last one have ended when this returns.
  /// - Parameter golden: Returns the path of a script's golden if the text that it has need not be kept; nil otherwise.
  init(
    _ entries: [ScriptSuite.Entry], by workers: Workers, in environment: CommandEnvironment, repetitions: Int = 1,
    beside golden: (ScriptSuite.Entry) -> String? = { _ in nil }
  ) throws(ChannelError) {
    self.workers = workers
    self.environment = environment
    self.repetitions = repetitions
    begin(entries, beside: golden)
    for repetition in 1..<max(repetitions, 1) {
      for entry in entries { earlier[entry.source.number] = try cases(of: entry, in: repetition) }
      workers.endAll()
      begin(entries, beside: golden)
    }
  }

  /// Waits for the cases of a script. Text that its reactors have printed goes to standard error.
  /// - Parameter golden: The path of the script's golden; nil where the script was not played beside it.
  func played(_ entry: ScriptSuite.Entry, beside golden: String? = nil) throws -> PlayedScript {
    let cases = try cases(of: entry, in: repetitions)
    let lineFeed = UInt8(ascii: "\n")
    let printed = cases.flatMap { [nil, lineFeed].contains($0.printed.last) ? $0.printed : $0.printed + [lineFeed] }
    if !printed.isEmpty {
      environment.output.flush()
      environment.errors.write(printed)
    }
    return try golden.map { try PlayedScript(cases, beside: $0) } ?? PlayedScript(cases)
  }

  /// Checks a changed script again, and plays it once.
  func again(_ entry: ScriptSuite.Entry) throws(ChannelError) -> ScriptSuite.Entry {
    let source = entry.source.changed()
    guard let script = try workers.check([source]).first else { return entry }
    let titles: Set<ExactString?> = Set(entry.chosen.map { one in one.title.map { ExactString($0) } })
    var changed = ScriptSuite.Entry(source: source, script: script)
    changed.choose { one in titles.contains(one.title.map { ExactString($0) }) }
    begin([changed]) { _ in nil }
    return changed
  }

  private func begin(_ entries: [ScriptSuite.Entry], beside golden: (ScriptSuite.Entry) -> String?) {
    for entry in entries where !entry.chosen.isEmpty && entry.script.interruption == nil {
      workers.play(entry.chosen, of: entry.source, digest: entry.script.digest, beside: golden(entry))
    }
  }

  /// Returns the cases of a script up to a repetition.
  private func cases(of entry: ScriptSuite.Entry, in repetition: Int) throws(ChannelError) -> [PlayedCase] {
    if let failure = entry.script.interruption {
      return entry.chosen.map { PlayedCase($0, interruptedBy: failure) }
    }
    let cases = try workers.played(entry.source)
    guard let earlier = earlier[entry.source.number] else { return cases }
    let report = TerminalReport(for: environment, isColored: false)
    return zip(earlier, cases).map { $0.compared(with: $1, repetition, report, in: entry.script.name) }
  }
}
