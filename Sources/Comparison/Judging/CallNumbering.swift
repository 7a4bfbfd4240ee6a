import ExactStrings
import Timelines

/// Tracks how far the call numbers of both sides differ after missing or surplus calls, and which calls ended or
/// requested something else.
struct CallNumbering {
  fileprivate struct Call: Hashable {
    var port: String
    var id: Int
  }

  /// Whether the call numbers of two frames agree.
  enum Agreement {
    /// The numbers are equal, or there are none.
    case same
    /// The numbers differ, which earlier calls explain.
    case explained
    /// The numbers differ for no known reason.
    case unexplained
  }

  /// For each port, the number of expected calls minus the number of actual calls.
  private var drift: [ExactString: Int] = [:]
  /// The actual numbers of expected calls that were renumbered.
  private var renumbered: [Call: Int] = [:]
  /// The expected numbers of those.
  private var origins: [Call: Int] = [:]
  /// Calls that are on one side only, or were cancelled on one side only: their ends are on one side only, too.
  private var missing: Set<Call> = []
  private var surplus: Set<Call> = []
  /// Calls whose requests differ on the two sides.
  private var differing: Set<Call> = []
  /// The numbers of the missing and the differing calls. Most replies belong to other calls, and need not be read.
  private var suspects: Set<Int> = []

  /// Whether a reply may belong to another call than its number says.
  var hasSuspects: Bool { !suspects.isEmpty }

  mutating func note(missing frame: Frame) { note(frame, isMissing: true) }

  mutating func note(surplus frame: Frame) { note(frame, isMissing: false) }

  private mutating func note(_ frame: Frame, isMissing: Bool) {
    guard frame.kind == .call || frame.kind == .cancel, let call = frame.call else { return }
    if frame.kind == .call {
      drift[call.port, default: 0] += isMissing ? 1 : -1
      if isMissing { noteMissing(call) } else { surplus.insert(call) }
    } else if isMissing, !missing.contains(call) {
      // A call that is cancelled on one side only is answered on the other side.
      surplus.insert(Call(port: call.port, id: renumbered[call] ?? call.id))
    } else if !isMissing, !surplus.contains(call) {
      noteMissing(Call(port: call.port, id: origins[call] ?? call.id))
    }
  }

  private mutating func noteMissing(_ call: Call) {
    missing.insert(call)
    suspects.insert(call.id)
  }

  /// Returns whether the end of a call is on one side only because its beginning is.
  func explainsLone(port: String, id: Int, isExpected: Bool) -> Bool {
    (isExpected ? missing : surplus).contains(Call(port: port, id: id))
  }

  /// Records that the two frames, which belong to one call, have different requests.
  mutating func note(differing expected: Frame) {
    guard let call = expected.call else { return }
    differing.insert(call)
    suspects.insert(call.id)
  }

  /// Returns whether two frames that answer calls answer different requests.
  func answersDiffer(_ expected: Frame, _ actual: Frame, areEqual: Bool) -> Bool {
    if suspects.isEmpty || (expected.callNumber.map { !suspects.contains($0) } ?? false) { return false }
    guard let old = expected.call, let new = areEqual ? old : actual.call else { return false }
    return differing.contains(old) || isCrossed(old, new)
  }

  /// Compares the numbers of two frames about calls of one port, and records which calls of both sides match.
  mutating func compare(_ expected: Frame, _ actual: Frame) -> Agreement {
    guard let old = expected.call, let new = actual.call, old.port == new.port else { return .same }
    if old.id == new.id { return .same }
    if expected.kind == .call, old.id - new.id == drift[old.port, default: 0] {
      renumbered[old] = new.id
      origins[new] = old.id
    }
    return renumbered[old] == new.id || isCrossed(old, new) ? .explained : .unexplained
  }

  /// Returns whether each call ends on its own side only, so that the two ends only look alike.
  private func isCrossed(_ old: Call, _ new: Call) -> Bool { missing.contains(old) && surplus.contains(new) }
}

extension Frame {
  /// The number of the call, if the line ends with it.
  fileprivate var callNumber: Int? {
    withSigilAndBody { bytes in
      var (number, place, index) = (0, 1, bytes.count - 1)
      while index > 0, bytes[index].isDigit, place < 1_000_000_000_000 {
        number += place * Int(bytes[index] - UInt8(ascii: "0"))
        place *= 10
        index -= 1
      }
      return place > 1 && bytes[index] == UInt8(ascii: "#") ? number : nil
    }
  }

  /// The call that is the subject of the frame.
  fileprivate var call: CallNumbering.Call? {
    switch kind {
    case .call, .reply, .cancel: break
    default: return nil
    }
    switch content?.own {
    case .call(let port, let id, _)?, .reply(let port, let id)?, .failure(let port, let id, _)?,
      .cancel(let port, let id)?:
      return CallNumbering.Call(port: port, id: id)
    default: return nil
    }
  }
}
