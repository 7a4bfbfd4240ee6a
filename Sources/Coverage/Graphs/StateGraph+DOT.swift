import ExactStrings
import Timelines

extension StateGraph {
  /// The graph in DOT, the language of Graphviz.
  package var dot: String {
    var lines = ["digraph \(reactor.asDOT) {", "  node [shape=box, style=rounded];"]
    lines += remarks.map { "  // \($0.onOneLine)" }
    for (index, node) in nodes.enumerated() {
      let label = label(of: node).map(\.inDOT).joined(separator: "\\n")
      lines.append("  s\(index + 1) [label=\"\(label)\"];")
    }
    for index in nodes.indices where nodes[index].isInitial {
      lines.append("  i\(index + 1) [shape=point];")
      lines.append("  i\(index + 1) -> s\(index + 1);")
    }
    lines += edges.map { "  s\($0.from + 1) -> s\($0.to + 1) [label=\($0.text.asDOT)];" }
    lines.append("}")
    return lines.map { $0 + "\n" }.joined()
  }
}

extension String {
  /// The text as a quoted string.
  fileprivate var asDOT: String { "\"\(inDOT)\"" }

  /// The text between quotes, with quotes and backslashes escaped.
  fileprivate var inDOT: String { onOneLine.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
