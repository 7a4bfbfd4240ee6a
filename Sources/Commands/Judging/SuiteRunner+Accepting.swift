import ExactStrings
import Files
import Playback
import Timelines

extension SuiteRunner {
  /// Fills the holes of the script's file; returns false if there were none to fill.
  func fillHoles(of entry: ScriptSuite.Entry, by verdict: ScriptVerdict) throws -> Bool {
    let name = entry.script.name
    guard name != "-", let filled = HoleFilling(verdict.cases).fill(try ScriptLoader.content(of: name)) else {
      return false
    }
    try AtomicFile(name).write(filled)
    printUnlessQuiet("filled \(name.onOneLine)\n")
    return true
  }

  /// Writes the sections of the played cases that may be accepted; all others stay as they were.
  /// - Returns: Whether the golden has changed, and the reason why nothing is accepted, if there is one.
  func accept(
    _ played: PlayedScript, of entry: ScriptSuite.Entry, into golden: AtomicFile, _ old: [UInt8]?,
    by verdict: ScriptVerdict
  ) -> (isRewritten: Bool, obstacle: String?) {
    let new = played.proposal(for: entry, over: old, by: verdict)
    if let why = obstacle(to: new, over: old, at: golden.path, areAll: played.isWhole(for: entry)) {
      return (false, why)
    }
    sweeper.sweep(beside: golden)
    do {
      return (try new.map(golden.write) ?? false, nil)
    } catch {
      code.combine(with: .untrusted)
      return (false, "\(error)".onOneLine)
    }
  }

  /// Returns the reason why a text cannot replace the content of the golden; nil if it can. The content may be no
  /// golden, or one of a later version. If only some cases were played, the sections of the others stay, so that the
  /// content has to be readable.
  private func obstacle(to new: [UInt8]?, over old: [UInt8]?, at path: String, areAll: Bool) -> String? {
    guard let old, let new else { return nil }
    if let why = GoldenProtection.reason(for: old, at: path) { return why }
    if MergeConflict.firstLine(in: new) != nil, let line = MergeConflict.firstLine(in: old) {
      return .mergeConflict(in: path, line)
    }
    if areAll || old.starts(with: TimelineHeader.bytes) { return nil }
    do {
      _ = try Timeline(parsing: old, checking: .outline)
      return nil
    } catch {
      return .noTimeline(in: path, error)
    }
  }

  /// Stores the proposed golden in the pending folder.
  func leavePending(
    _ played: PlayedScript, of entry: ScriptSuite.Entry, for golden: String, _ old: [UInt8]?, by verdict: ScriptVerdict
  ) throws {
    guard let pending = request.pending else { return }
    let isProtected = old.map { GoldenProtection.reason(for: $0, at: golden) != nil } ?? false
    let proposal = isProtected || played.isAsGolden ? old : played.proposal(for: entry, over: old, by: verdict)
    let file = try pending.keep(proposal == old ? nil : proposal, for: golden)
    if proposal != old { printUnlessQuiet("pending \(file.onOneLine)\n") }
  }
}
