import ExactStrings
import Playback
import Timelines

/// A case that was played: its text, and what became of it. All of it is plain, so that a worker process can send it.
struct PlayedCase: Hashable {
  /// How the case ended.
  struct Outcome: Hashable {
    /// The case's title, if it has one.
    let title: String?
    /// The reactor that was played.
    let reactor: String
    /// Why the case failed; empty if it did not.
    var failures: [Failure] = []
    /// Mistakes in the script that showed only while it played; the case was not played to its end.
    var mistakes: [ScriptMistake] = []
    /// Why the case is expected to fail, if its script says so.
    var expectedFailure: String?

    /// Whether the case is as its script wants it: without failures, or with some where one is expected.
    var isAsExpected: Bool {
      mistakes.isEmpty && failures.isEmpty == (expectedFailure == nil) && !failures.contains(where: \.isNeverExpected)
    }
  }

  /// Why a case failed.
  struct Failure: Hashable, CustomStringConvertible {
    /// What happened: one line, without time and place.
    let description: String
    /// When, in virtual time.
    var at = Instant.zero
    /// The script line, where one is to blame.
    var place: Record.Place?
    /// The failure as a diagnostic that points at the script, if the script itself is at fault.
    var diagnostic: String?
    /// The value that a hole in an expectation can be filled with, as a script writes it.
    var hole: String?
    /// What kept the case from its end, if something did.
    var interruption: Interruption?
    /// Whether the case was played again and played differently.
    var isDivergence = false
    /// What shows the failure, line by line, each with its end: the last frames, what the reactor printed, a diff.
    var details = ""

    /// Whether `@xfail` does not cover it: who expects a failure does not expect that nothing can be told of the case.
    var isNeverExpected: Bool { interruption != nil || isDivergence }
  }

  /// What kept a case from its end.
  enum Interruption: String, Hashable {
    /// The process that played it died, or ran out of memory.
    case crash
    /// It took longer than it may, by the clock on the wall.
    case timeout
  }

  var outcome: Outcome
  /// The section of the timeline: its `==` line and its frames. An interrupted case has no frames.
  let section: [UInt8]
  /// What caused each frame of the section.
  var causes = FrameCauses()
  /// What the reactor wrote to standard output and standard error.
  var printed: [UInt8] = []

  /// How the section is told from others: its `==` line.
  var heading: ArraySlice<UInt8> { section.heading }

  /// Whether it was not played to its end, or could not be played at all.
  var isInterrupted: Bool { section.isEmpty || outcome.failures.contains { $0.interruption != nil } }
}

extension PlayedCase {
  /// A case that did not come to its end.
  init(_ one: CaseOutline, interruptedBy failure: Failure) {
    outcome = Outcome(
      title: one.title, reactor: one.reactor, failures: [failure], expectedFailure: one.expectedFailure)
    section = Array("\(one.heading)\n".utf8)
  }

  /// A case that cannot be played any more. There is no section of it.
  init(mistake: ScriptMistake) {
    outcome = Outcome(title: nil, reactor: "", mistakes: [mistake])
    section = []
  }
}

extension PlayedCase.Outcome {
  /// The outcome in plain form.
  init(_ outcome: CaseOutcome, of script: PreparedScript) {
    title = outcome.title
    reactor = outcome.reactor
    failures = outcome.failures.map(PlayedCase.Failure.init)
    mistakes = outcome.mistakes.map { ScriptMistake(script.diagnostic(for: $0), in: script.name) }
    expectedFailure = outcome.expectedFailure
  }
}

extension PlayedCase.Failure {
  fileprivate init(_ failure: CaseFailure) {
    description = failure.description
    at = failure.at
    place = failure.place
    diagnostic = failure.diagnostic.map { "\($0)" }
    if case .hole(_, let actual?) = failure.reason { hole = actual.expectedText }
  }
}
