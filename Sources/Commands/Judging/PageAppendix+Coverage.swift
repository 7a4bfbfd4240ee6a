import Coverage
import ExactStrings
import Pages

extension PageAppendix {
  /// Creates the appendix of what a suite covers: a table of the reactors and stores, then the graph of each one's
  /// states.
  /// - Parameters:
  ///   - isWhole: Whether all cases of the suite were played, so that a reactor that none played is missing.
  ///   - shortfall: The failure of a coverage below its goal; nil where it is not below.
  init(_ coverage: SuiteCoverage, isWhole: Bool, shortfall: String? = nil) {
    var summary = Section(title: "Coverage")
    summary.paragraphs = [coverage.total] + [shortfall].compactMap(\.self)
    if isWhole, !coverage.unplayed.isEmpty {
      summary.paragraphs.append("no script plays: \(coverage.unplayed.joined(separator: ", "))")
    }
    summary.head = ["Reactor", "Coverage", "Reached", "Never done"]
    summary.rows = coverage.reactors.map { one in
      [
        one.reactor, "\(one.share.percent) %", "\(one.share.covered) of \(one.share.total); \(one.reachedStates)",
        one.missing.map { "\($0.heading): \($0.names.joined(separator: ", "))" }.joined(separator: "; "),
      ]
    }
    let graphs = coverage.reactors.map { StateGraph(of: $0.reactor, $0.walk) }
    self.init([summary] + graphs.map(Section.init))
  }
}

extension PageAppendix.Section {
  /// Creates the list of the nodes of a graph, each with what was done there.
  init(_ graph: StateGraph) {
    self.init(title: "States of \(graph.reactor)")
    paragraphs = graph.remarks
    items = graph.nodes.enumerated().map { index, node in
      let text = graph.label(of: node).joined(separator: ", ") + (node.isInitial ? " (initial)" : "")
      return (text, graph.edges.filter { $0.from == index }.map { "\($0.text) \u{2192} \($0.to + 1)" })
    }
  }
}
