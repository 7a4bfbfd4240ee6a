import ExactStrings
import Files
import Playback
import Reports
import Timelines

extension SuiteRunner {
  /// Fills the holes of the script's file; returns false if there were none to fill.
  func fillHoles(_ played: PlayedScript, of entry: ScriptSuite.Entry) throws -> Bool {
    let name = entry.script.name
    guard name != "-",
      let filled = HoleFilling(played.cases.map { CaseVerdict($0.outcome) }).fill(try ScriptLoader.content(of: name))
    else { return false }
    try AtomicFile(name).write(filled)
    printUnlessQuiet("filled \(name.onOneLine)\n")
    return true
  }

  /// Writes the sections of the played cases that may be accepted; all others stay as they were.
  func accept(
    _ played: PlayedScript, of entry: ScriptSuite.Entry, into golden: AtomicFile, _ old: [UInt8]?
  ) throws {
    sweeper.sweep(beside: golden)
    guard let text = played.proposal(for: entry.script, over: old) else { return }
    if try golden.write(text) { printUnlessQuiet("accepted \(golden.path.onOneLine)\n") }
  }

  /// Returns the reason why the played cases cannot be accepted; nil if they can.
  func obstacle(
    to played: PlayedScript, of entry: ScriptSuite.Entry, over old: [UInt8]?, at path: String
  ) -> String? {
    let text = played.proposal(for: entry.script, over: old)
    return obstacle(to: text, over: old, at: path, areAll: played.cases.count == entry.script.cases.count)
      .map { "not accepted: " + $0 }
  }

  /// Returns the reason why a text cannot replace the content of the golden; nil if it can. The content may be no golden,
  /// or a later one. Where only some cases were played, the sections of the others stay, so that these have to be found.
  private func obstacle(to new: [UInt8]?, over old: [UInt8]?, at path: String, areAll: Bool) -> String? {
    guard let old, let new else { return nil }
    if let why = protection(of: old, at: path) { return why }
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

  /// Returns the reason why the content of a file must not be replaced: it was written by a later version, or is no
  /// golden at all.
  private func protection(of old: [UInt8], at path: String) -> String? {
    let mark = Array("\(TimelineHeader.format) ".utf8)
    guard old.starts(with: mark) else {
      // A file that has the name of a golden but not its form is a damaged golden.
      let isGolden = old.isEmpty || ScriptPath.isGolden(ScriptLoader.realPath(path) ?? path)
      return isGolden ? nil : "'\(path.onOneLine)' contains something other than a timeline, which would be lost"
    }
    let version = old.dropFirst(mark.count).prefix(while: \.isDigit)
    return version.elementsEqual(TimelineHeader.version.utf8) || version.isEmpty
      ? nil
      : "golden '\(path.onOneLine)' is of another version of the format: this reel writes version "
        + TimelineHeader.version
  }

  /// Stores the proposed golden in the pending folder.
  func leavePending(
    _ played: PlayedScript, of entry: ScriptSuite.Entry, for golden: String, _ old: [UInt8]?
  ) throws {
    guard let pending = request.pending else { return }
    let proposal = played.proposal(for: entry.script, over: old)
    let file = try pending.keep(proposal == old ? nil : proposal, for: golden)
    if proposal != old { printUnlessQuiet("pending \(file.onOneLine)\n") }
  }
}
