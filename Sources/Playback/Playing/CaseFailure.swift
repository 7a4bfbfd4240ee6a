import ActionScripts
import Timelines

/// Why a case failed.
public struct CaseFailure: Hashable, Sendable, CustomStringConvertible {
  /// The ways in which a case fails.
  public enum Kind: String, Hashable, Sendable {
    /// It was played, and something in it is not as it should be.
    case failure
    /// The process that played it died, or ran out of memory.
    case crash
    /// It took longer than it may, by the clock on the wall.
    case timeout
    /// It was played again and played differently.
    case divergence
  }

  /// In which way the case failed.
  public var kind = Kind.failure
  /// What happened: one line, without time and place.
  public let description: String
  /// When, in virtual time.
  public var at = Instant.zero
  /// The script line, where one is to blame.
  public var place: Record.Place?
  /// The failure as a diagnostic that points at the script; nil unless the script itself is at fault: an answer that it
  /// declares and that nothing asked for.
  public var diagnostic: Diagnostic?
  /// The value that a hole in an expectation can be filled with, as a script writes it.
  package var hole: String?
  /// What shows the failure, line by line, each with its end: the last frames, what the reactor printed, a diff.
  package var details = ""

  /// A failure.
  package init(
    _ description: String, kind: Kind = .failure, at instant: Instant = .zero, place: Record.Place? = nil,
    details: String = ""
  ) {
    self.description = description
    self.kind = kind
    at = instant
    self.place = place
    self.details = details
  }

  /// Whether the case was not played to its end: its process died, or it took too long.
  package var isInterruption: Bool { kind == .crash || kind == .timeout }

  /// Whether `@xfail` does not cover it: an expected failure is one that can be played, and plays the same every time.
  package var isNeverExpected: Bool { kind != .failure }
}
