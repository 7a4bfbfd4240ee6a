import ActionScripts
import Comparison
import ExactStrings
import Playback
import Timelines

/// A case that was played: its text and its outcome. It is plain data, so that a worker process can send it.
struct PlayedCase: Hashable {
  /// The outcome.
  var outcome: CaseOutcome
  /// The section of the timeline: its `==` line and its frames. An interrupted case has no frames.
  var section: [UInt8]
  /// The part of the golden that equals the whole section, if there is one; `section` then holds the `==` line alone.
  var goldenPart: GoldenPart?
  /// The cause of each frame of the section.
  var causes = FrameCauses()
  /// The text that the reactor wrote to standard output and standard error.
  var printed: [UInt8] = []
  /// The trail of the case, if it was followed and played to its end.
  var trail: CaseTrail?

  /// The line that identifies the section: its `==` line.
  var heading: ArraySlice<UInt8> { section.heading }

  /// Whether the case was not played to its end, or could not be played at all.
  var isInterrupted: Bool { section.isEmpty || outcome.failures.contains(where: \.isInterruption) }

  /// Whether nothing can be said about the case: it could not be played, or ended for a reason outside of the script.
  var isLost: Bool {
    section.isEmpty || outcome.failures.contains { $0.isInterruption && $0.isNeverExpected }
  }
}

extension PlayedCase {
  /// Creates a case that was not played to its end.
  init(_ one: CaseOutline, interruptedBy failure: CaseFailure) {
    outcome = CaseOutcome(of: one, failures: [failure])
    section = Array("\(one.heading)\n".utf8)
  }

  /// Creates a case that cannot be played any more, without a section.
  init(mistake: Diagnostic) {
    outcome = CaseOutcome(of: CaseOutline(title: nil, reactor: ""), mistakes: [mistake])
    section = []
  }
}

extension PlayedCase {
  /// The frames of the case with their causes; nil if it was interrupted.
  var timeline: TimelineCase? {
    let parsed = try? Timeline(parsing: TimelineHeader.bytes + section, checking: .outline)
    guard var one = parsed?.cases.first else { return nil }
    one.frames.causes = causes
    return one
  }

  /// Compares the case with another play of it; nil if one of them was interrupted.
  func comparison(with other: PlayedCase) -> TimelineComparison? {
    guard let timeline, let other = other.timeline else { return nil }
    return TimelineComparison(expected: Timeline(cases: [timeline]), actual: Timeline(cases: [other]))
  }
}
