import ExactStrings
import Timelines

extension StateGraph {
  /// The graph as a state diagram of Mermaid.
  package var mermaid: String {
    var lines = ["stateDiagram-v2", "  %% \(reactor.onOneLine)"]
    lines += remarks.map { "  %% \($0.onOneLine)" }
    for (index, node) in nodes.enumerated() {
      lines.append("  state \"\(label(of: node).map(\.asMermaid).joined(separator: "<br/>"))\" as s\(index + 1)")
    }
    for index in nodes.indices where nodes[index].isInitial { lines.append("  [*] --> s\(index + 1)") }
    lines += edges.map { "  s\($0.from + 1) --> s\($0.to + 1): \($0.text.asMermaid)" }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension String {
  /// The text as a label of Mermaid: a character that would end the label, begin a tag or have another meaning is
  /// written by its number.
  fileprivate var asMermaid: String {
    onOneLine.unicodeScalars.map { scalar in
      let isPlain =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || " .,_-!*+$".unicodeScalars.contains(scalar)
      return isPlain || !scalar.isASCII ? String(scalar) : "#\(scalar.value);"
    }.joined()
  }
}
