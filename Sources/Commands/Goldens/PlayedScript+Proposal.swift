import ExactStrings
import Playback
import Timelines

extension PlayedScript {
  /// Returns the content of the script's golden if the played cases were accepted: the sections of the played cases
  /// that may be accepted, and all others as they were.
  ///
  /// - Parameters:
  ///   - old: The content of the golden; nil where there is none.
  ///   - verdict: The verdict on the played cases, which tells what may be accepted.
  /// - Returns: The content; nil if there is no golden and nothing to accept.
  func proposal(for entry: ScriptSuite.Entry, over old: [UInt8]?, by verdict: ScriptVerdict) -> [UInt8]? {
    let script = entry.script
    // The cases are not known, or they are different ones now.
    if script.interruption != nil || cases.contains(where: \.section.isEmpty) { return old }
    let sections = GoldenSections(old ?? [])
    var played = Array(zip(cases, verdict.cases))[...]
    var accepted: [[UInt8]] = []
    for one in script.cases {
      var section = sections.section(one.heading.utf8)
      if let (next, verdict) = played.first, next.outcome.outline.title == one.title {
        played.removeFirst()
        section = verdict.isAcceptable ? next.section : sections.section(next.heading)
      }
      if let section { accepted.append(section) }
    }
    if !isWhole(for: entry) {
      // A golden loses the sections of removed cases only when the whole script is accepted.
      let headings = Set(exact: script.cases.map(\.heading))
      accepted = sections.merged(into: accepted) { !headings.contains(String(decoding: $0, as: UTF8.self)) }
    }
    return accepted.isEmpty && old == nil ? nil : TimelineHeader.bytes + accepted.joined()
  }

  /// Whether all cases of the script were played, and the cases that only its golden has were chosen, too.
  func isWhole(for entry: ScriptSuite.Entry) -> Bool { entry.isWhole && cases.count == entry.script.cases.count }
}
