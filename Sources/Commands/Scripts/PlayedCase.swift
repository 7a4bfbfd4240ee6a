import ActionScripts
import ExactStrings
import Playback
import Timelines

/// A case that was played: its text, and what became of it. All of it is plain, so that a worker process can send it.
struct PlayedCase: Hashable {
  /// How the case ended.
  var outcome: CaseOutcome
  /// The section of the timeline: its `==` line and its frames. An interrupted case has no frames.
  let section: [UInt8]
  /// What caused each frame of the section.
  var causes = FrameCauses()
  /// What the reactor wrote to standard output and standard error.
  var printed: [UInt8] = []

  /// How the section is told from others: its `==` line.
  var heading: ArraySlice<UInt8> { section.heading }

  /// Whether it was not played to its end, or could not be played at all.
  var isInterrupted: Bool { section.isEmpty || outcome.failures.contains(where: \.isInterruption) }
}

extension PlayedCase {
  /// A case that did not come to its end.
  init(_ one: CaseOutline, interruptedBy failure: CaseFailure) {
    outcome = CaseOutcome(of: one, failures: [failure])
    section = Array("\(one.heading)\n".utf8)
  }

  /// A case that cannot be played any more. There is no section of it.
  init(mistake: Diagnostic) {
    outcome = CaseOutcome(of: CaseOutline(title: nil, reactor: ""), mistakes: [mistake])
    section = []
  }
}
