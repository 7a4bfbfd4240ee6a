import ActionScripts
import ExactStrings

/// The answers that exploring may give to the calls of a port that a script restricts: `! search any reply [] | fail
/// within 0..2s`.
package struct AllowedAnswers: Hashable, Sendable {
  /// The choices, with the contents of files in place of their names.
  package let choices: [PortChoices.Choice]
  /// The delay between a call and its answer; nil for any delay.
  package let delay: DelayRange?
  /// The diagnostics that point at the choices, and lack their messages.
  let places: [Diagnostic]

  /// Returns the diagnostic that points at the choice of an outcome; nil where exploring made up the outcome.
  package func place(of outcome: PortAnswer.Outcome) -> Diagnostic? {
    choices.indices.first { choices[$0].outcome != nil && choices[$0].allows(outcome) }.map { places[$0] }
  }

  /// Returns whether a call may have an outcome after some nanoseconds.
  package func allows(_ outcome: PortAnswer.Outcome, after age: Int64) -> Bool {
    if outcome == .hang { return choices.contains(.hang) }
    return delay?.contains(age) ?? true && choices.contains { $0.allows(outcome) }
  }

  /// The outcomes that the script gives completely, in their order.
  package var outcomes: [PortAnswer.Outcome] { choices.compactMap(\.outcome) }

  /// Whether the port may reply with any value.
  package var allowsAnyReply: Bool { choices.contains(.reply(nil)) }
}

extension PortChoices.Choice {
  /// The outcome; nil where exploring makes up a value.
  package var outcome: PortAnswer.Outcome? {
    switch self {
    case .reply(let value): value.map { .reply($0) }
    case .replyFile(let file): .replyFile(file)
    case .fail(let value): value.map { .fail($0) }
    case .hang: .hang
    }
  }

  fileprivate func allows(_ outcome: PortAnswer.Outcome) -> Bool {
    switch (self, outcome) {
    case (.reply(nil), .reply), (.fail(nil), .fail), (.hang, .hang): true
    case (.reply(let mine?), .reply(let value)), (.fail(let mine?), .fail(let value)):
      mine.value.json == value.value.json
    default: false
    }
  }
}
