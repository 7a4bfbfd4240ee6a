import ExactStrings
import Playback

extension PlayedScript {
  /// What the golden of the script would hold if what was played were accepted: the sections of the cases that were
  /// played and are as they should be, and all others as they were.
  ///
  /// - Parameter old: What the golden holds; nil where there is none.
  /// - Returns: nil if nothing is to be accepted where there is no golden.
  func proposal(for script: ScriptOutline, over old: [UInt8]?) -> [UInt8]? {
    // Nobody knows which cases there are, or there are others now.
    if script.interruption != nil || cases.contains(where: \.section.isEmpty) { return old }
    let sections = GoldenSections(old ?? [])
    var played = cases[...]
    var accepted: [[UInt8]] = []
    for one in script.cases {
      if let next = played.first, next.outcome.outline.title == one.title {
        played.removeFirst()
        accepted += [CaseVerdict(next.outcome).isAcceptable ? next.section : sections.section(next.heading)].compactMap
        { $0 }
      } else {
        accepted += [sections.section(one.heading.utf8)].compactMap { $0 }
      }
    }
    if cases.count < script.cases.count {
      // Sections of cases that are gone go with the whole script.
      let headings = Set(exact: script.cases.map(\.heading))
      accepted = sections.merged(into: accepted) { !headings.contains(String(decoding: $0, as: UTF8.self)) }
    }
    return accepted.isEmpty && old == nil ? nil : Self.header + accepted.joined()
  }
}
