/// A line on standard output that GitHub's runner takes for a command: `::error file=a.reel,line=8::message`.
struct WorkflowCommand {
  let name: String
  let properties: [(key: String, value: String)]
  let lines: [String]

  /// The greatest length of a line of a message, in characters, so that the line is readable in the box of an
  /// annotation.
  private static let longest = 500

  /// The line, without its end.
  var text: String {
    let list = properties.map { "\($0.key)=\(escaped($0.value.shown, alsoSeparators: true))" }.joined(separator: ",")
    let data = lines.map { escaped($0.shown.clipped(to: Self.longest), alsoSeparators: false) }.joined(separator: "%0A")
    return "::\(name)\(list.isEmpty ? "" : " \(list)")::\(data)"
  }

  private func escaped(_ value: String, alsoSeparators: Bool) -> String {
    value.escaping { scalar in
      switch scalar {
      case "%": "%25"
      case ":" where alsoSeparators: "%3A"
      case "," where alsoSeparators: "%2C"
      default: nil
      }
    }
  }
}
