import ActionScripts
import ExactStrings
import Timelines

/// The reason why a case failed.
public struct CaseFailure: Hashable, Sendable, CustomStringConvertible {
  /// The ways in which a case fails.
  public enum Kind: String, Hashable, Sendable {
    /// The case was played, and something in it is not as expected.
    case failure
    /// The process that played the case died, or ran out of memory.
    case crash
    /// The case took longer than its limit of real time.
    case timeout
    /// The case was played again with a different result.
    case divergence
  }

  /// The reasons for which a case fails that was played. The raw values are the names in records.
  package enum Reason: String, Hashable, Sendable {
    case expectation, rule, hole, unusedAnswer, unanswered, outOfReach, inFlight, terminated, nestedTerminated, error
    case alive, nestedAlive, notIdle, livelock, recursion, unservedTask
  }

  /// The way in which the case failed.
  public var kind = Kind.failure
  /// The message: one line, without time and place.
  public let description: String
  /// The virtual time of the failure.
  public var at = Instant.zero
  /// The script line that is to blame, if there is one.
  public var place: Record.Place?
  /// The diagnostic that shows the line to blame, where the line itself is wrong: an answer that nothing asked for. It
  /// is nil for all other failures.
  public var diagnostic: Diagnostic?
  /// The reason; nil where the case was not played to its end.
  package var reason: Reason?
  /// The part that failures of the same cause have in common: the rule or expectation, or the action to blame.
  package var identity = ""
  /// The value that a hole in an expectation can be filled with, as a script writes it.
  package var hole: String?
  /// The lines that show the failure, each with its line end: the last frames, the output of the reactor, a diff.
  package var details = ""

  /// Whether the failure counts even under `@xfail`: the script does not lead to it every time.
  package var isNeverExpected: Bool

  /// Creates a failure.
  package init(
    _ description: String, kind: Kind = .failure, at instant: Instant = .zero, place: Record.Place? = nil,
    details: String = ""
  ) {
    self.description = description
    self.kind = kind
    at = instant
    self.place = place
    self.details = details
    isNeverExpected = kind == .divergence
  }

  /// Whether a record of what happened says already that the case fails, and why.
  var hasRecord: Bool { reason.map { !Record.problemReasons.contains($0.rawValue) } ?? false }

  /// Whether the case was not played to its end: its process died, or it exceeded its time.
  package var isInterruption: Bool { kind == .crash || kind == .timeout }
}
