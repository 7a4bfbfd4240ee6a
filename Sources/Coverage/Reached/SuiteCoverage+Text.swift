import ExactStrings
import Playback
import Timelines

extension SuiteCoverage {
  /// The total in one line.
  package var total: String {
    share.total == 0
      ? "coverage: nothing to cover" : "coverage \(share.percent) %: \(share.covered) of \(share.total)"
  }

  /// The coverage as people read it: a line for each reactor, what is missing below it, the total at the end.
  /// - Parameters:
  ///   - isWhole: Whether all cases of the suite were played, so that a reactor that none played is missing.
  ///   - tellsCalls: Whether it is said how the calls of each port ended.
  package func text(isWhole: Bool, tellingCalls tellsCalls: Bool) -> String {
    let width = reactors.map(\.reactor.count).max() ?? 0
    var lines = reactors.flatMap { $0.lines(width, tellingCalls: tellsCalls) }
    if isWhole, !unplayed.isEmpty { lines.append("no script plays: \(list(unplayed))") }
    lines.append(total)
    return lines.map { $0 + "\n" }.joined()
  }
}

extension ReactorCoverage {
  fileprivate func lines(_ width: Int, tellingCalls tellsCalls: Bool) -> [String] {
    let percent = String(share.percent)
    let head =
      reactor.onOneLine + String(repeating: " ", count: width - reactor.count + 5 - percent.count) + percent
      + " %  \(share.covered) of \(share.total); \(reachedStates)"
    var lines = [head]
    if tellsCalls { lines += calls.map { "  \($0.text)" } }
    return lines + missing.map { "  \($0.heading): \(list($0.names))" }
  }

  /// The numbers of kinds of states and transitions that were reached, in words.
  package var reachedStates: String {
    "\(counted(stateCount, kindsOf: "state")), \(counted(transitionKindCount, kindsOf: "transition"))"
  }
}

extension CaseTrail.Calls {
  fileprivate var text: String {
    let endings = [
      ("replied", replies), ("failed", failures), ("cancelled", cancellations), ("never answered", unanswered),
    ]
    let calls = "\(port.onOneLine): \(counted(total, "call"))"
    if !mayReply { return "\(calls), only told something" }
    return calls + ": " + endings.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
  }
}

private func list(_ names: [String]) -> String { names.joined(separator: ", ").onOneLine }
