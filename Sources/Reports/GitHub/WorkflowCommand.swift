/// A line on standard output that GitHub's runner takes for a command: `::error file=a.reel,line=8::message`.
struct WorkflowCommand {
  let name: String
  let properties: [(key: String, value: String)]
  let lines: [String]

  /// The largest length of a line of a message, in characters: nobody reads more of it in a box.
  private static let longest = 500

  /// The line, without its end.
  var text: String {
    let list = properties.map { "\($0.key)=\(escaped($0.value.shown, alsoSeparators: true))" }.joined(separator: ",")
    let data = lines.map { escaped($0.shown.clipped(to: Self.longest), alsoSeparators: false) }.joined(separator: "%0A")
    return "::\(name)\(list.isEmpty ? "" : " \(list)")::\(data)"
  }

  private func escaped(_ value: String, alsoSeparators: Bool) -> String {
    var text = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar {
      case "%": text.append(contentsOf: "%25".unicodeScalars)
      case ":" where alsoSeparators: text.append(contentsOf: "%3A".unicodeScalars)
      case "," where alsoSeparators: text.append(contentsOf: "%2C".unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
