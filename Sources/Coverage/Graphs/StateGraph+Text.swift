import ExactStrings
import Playback
import Timelines

extension StateGraph {
  /// The graph as text: each node with its number, and below it the steps that were taken there.
  package var text: String {
    var lines = ["\(reactor): \(counted(nodes.count, kindsOf: "state")) in \(counted(caseCount, "case"))"]
    lines += remarks
    for (index, node) in nodes.enumerated() {
      lines += ["", "\(index + 1)  \(label(of: node).joined(separator: ", "))\(node.isInitial ? "  (initial)" : "")"]
      lines += edges.filter { $0.from == index }.map { "     \($0.text) -> \($0.to + 1)" }
    }
    return lines.map { $0.onOneLine + "\n" }.joined()
  }

  /// The fields of a node, a line each. A node may have none of the fields that others have.
  package func label(of node: Node) -> [String] {
    if !node.fields.isEmpty { return node.fields.map(\.text) }
    return nodes.count == 1 ? ["any state"] : ["otherwise"]
  }

  /// The remarks on all nodes, one a line.
  package var remarks: [String] {
    var lines: [String] = []
    if !constants.isEmpty { lines.append("always \(constants.map(\.text).joined(separator: ", "))") }
    if !omitted.isEmpty {
      lines.append("left out, to have at most \(Self.largestNodeCount): \(omitted.joined(separator: ", "))")
    }
    return lines
  }
}

extension CaseTrail.Transition {
  /// The step, with its number if it was taken more than once.
  package var text: String { count == 1 ? verb : "\(verb) x\(count)" }
}
