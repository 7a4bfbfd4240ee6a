/// Finds the pulses of a state that were assigned since the state before, for a trace of a reactor.
///
/// Pulses are found in the state itself and in structs that it stores, in the order of declaration.
struct PulseChanges {
  /// The number of assignments of each pulse up to the previous state; nil before the first state.
  private var counts: [String: UInt]?

  /// Returns the pulses that `state` assigned, each with its path and its value; none for the first state.
  mutating func fired(in state: Any) -> [(path: String, value: Any)] {
    var found: [(path: String, pulse: (count: UInt, value: Any))] = []
    Self.collect(state, below: "", into: &found)
    let before = counts
    counts = Dictionary(found.map { ($0.path, $0.pulse.count) }) { _, last in last }
    guard let before else { return [] }
    return found.filter { before[$0.path] != $0.pulse.count }.map { ($0.path, $0.pulse.value) }
  }

  private static func collect(
    _ value: Any, below path: String, into found: inout [(path: String, pulse: (count: UInt, value: Any))]
  ) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct else { return }
    for child in mirror.children {
      guard let label = child.label else { continue }
      if let pulse = child.value as? any PulseType {
        // A wrapped property is stored under its name with an underscore.
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        found.append((path.isEmpty ? name : path + "." + name, pulse.assigned))
      } else {
        collect(child.value, below: path.isEmpty ? label : path + "." + label, into: &found)
      }
    }
  }
}

/// A pulse, whatever it holds.
package protocol PulseType {
  /// The number of assignments, and the pulse's own value.
  var assigned: (count: UInt, value: Any) { get }
}

extension Pulse: PulseType {
  package var assigned: (count: UInt, value: Any) { (valueUpdatedCount, value) }
}
