import ActionScripts
import ExactStrings
import Playback

/// The world as runs have shown it: the ports that answer at once, which need their answers before the call, and the
/// actions that effects send.
struct PortKnowledge {
  private(set) var immediate: [(port: String, shape: ValueShape)] = []
  /// The ports that were called, in the order in which they were first called.
  private(set) var called: [String] = []
  /// The actions that effects of the store have sent, and that no user sends.
  private(set) var sentByEffects: Set<ExactString> = []

  /// Records that a port is called.
  mutating func learn(_ call: LiveCase.Call) {
    if !called.contains(call.port) { called.append(call.port) }
  }

  /// Learns that effects send these actions. Returns whether that is new for any of them.
  mutating func learn(sentByEffects names: Set<ExactString>) -> Bool {
    if names.isSubset(of: sentByEffects) { return false }
    sentByEffects.formUnion(names)
    return true
  }

  /// Whether a move is an action that effects send.
  func isOfEffects(_ move: Move) -> Bool {
    if sentByEffects.isEmpty { return false }
    guard case .statement(.action(let call)) = move else { return false }
    return sentByEffects.contains(ExactString(call.name.value))
  }

  mutating func learn(_ missed: LiveCase.MissedValue) {
    guard let type = missed.replyType, !immediate.contains(where: { $0.port == missed.port }) else { return }
    immediate.append((missed.port, ValueShape(of: type)))
  }
}
