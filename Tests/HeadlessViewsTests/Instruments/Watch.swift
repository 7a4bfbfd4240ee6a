import HeadlessViews

/// Writes down what controls show, by what they are called here.
final class Watch: ControlWatcher {
  private(set) var lines: [String] = []
  private var names: [ObjectIdentifier: String] = [:]

  /// Looks at a control from now on.
  func follow(_ control: Control, as name: String) {
    names[ObjectIdentifier(control)] = name
    control.watcher = self
  }

  func controlChanged(_ control: Control) {
    lines.append("\(name(control)): \(shown(control))")
  }

  func control(_ control: Control, announced value: Any) {
    lines.append("\(name(control))! \(value)")
  }

  private func name(_ control: Control) -> String { names[ObjectIdentifier(control)] ?? "unknown" }
}

/// Returns the content of a control: `title: follow, isSelected: false`; what every control has is left out unless it
/// is unusual.
func shown(_ control: Control) -> String { text(control.shownProperties) }

/// Further properties of a control.
func unseen(_ control: Control) -> String { text(control.unseenProperties) }

private func text(_ properties: [(name: String, value: Any)]) -> String {
  properties.filter { !($0.name == "isEnabled" && $0.value as? Bool == true) }
    .filter { !($0.name == "isHidden" && $0.value as? Bool == false) }
    .map { "\($0.name): \(unwrapped($0.value))" }
    .joined(separator: ", ")
}

private func unwrapped(_ value: Any) -> String {
  if let text = value as? String? { return text ?? "nil" }
  if let list = value as? [Any] { return "[\(list.map(unwrapped).joined(separator: ", "))]" }
  if let section = value as? ShownSection { return "\(section.header ?? "nil")\(unwrapped(section.rows))" }
  if let path = value as? IndexPath { return "\(path.section)-\(path.row)" }
  return "\(value)"
}
