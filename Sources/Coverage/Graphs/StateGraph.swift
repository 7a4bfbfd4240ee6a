import ExactStrings
import Playback

/// The graph of the abstract states that cases reach, with the transitions between them.
///
/// A graph that people look at has few nodes. States that agree in the chosen fields are one node; where that leaves
/// too many, fields are left out, the least telling first.
package struct StateGraph: Hashable, Sendable {
  /// States that agree in the fields of the graph.
  package struct Node: Hashable, Sendable {
    /// The fields that the states have in common.
    package let fields: [AbstractState.Field]
    /// Whether a case begins in one of the states.
    package fileprivate(set) var isInitial: Bool
  }

  /// The largest number of nodes.
  package static let largestNodeCount = 40

  /// The name of the reactor or store.
  package let reactor: String
  /// The number of cases that the graph comes from.
  package let caseCount: Int
  /// The nodes, in the order in which they were reached.
  package private(set) var nodes: [Node] = []
  /// The transitions between the nodes, by the nodes before; those of one node in the order in which they were made
  /// first.
  package private(set) var edges: [CaseTrail.Transition] = []
  /// The fields that are the same in every state.
  package private(set) var constants: [AbstractState.Field] = []
  /// The paths of the fields that were left out to have few nodes, the first one first.
  package private(set) var omitted: [String] = []

  /// The paths of all fields of the states.
  package let paths: [String]
  /// The first field that was asked for and that no state has; nil where there is none.
  package private(set) var unknownPath: String?

  /// Creates the graph of a walk.
  /// - Parameter paths: The fields that tell nodes apart; nil for all. A field with fields stands for these.
  package init(of reactor: String, _ walk: StateWalk, by paths: [String]? = nil) {
    self.reactor = reactor
    caseCount = walk.caseCount
    let table = StateTable(walk.states)
    self.paths = table.columns.map(\.path)
    var chosen = columns(of: table, at: paths)
    let constant = walk.states.isEmpty ? [] : chosen.filter { table.columns[$0].isConstant }
    constants = constant.compactMap { table.field(at: $0, of: walk.states[0]) }
    chosen.removeAll(where: constant.contains)
    if paths == nil { Self.dropIdleDetails(from: &chosen, of: table) }
    omitted = Self.dropLeastTelling(from: &chosen, of: table).map { table.columns[$0].path }
    draw(walk, table, by: chosen)
  }

  private mutating func draw(_ walk: StateWalk, _ table: StateTable, by chosen: [Int]) {
    let groups = table.groups(by: chosen)
    for (row, number) in groups.numbers.enumerated() {
      if number == nodes.count {
        let fields = chosen.compactMap { table.field(at: $0, of: walk.states[row]) }
        nodes.append(Node(fields: fields, isInitial: false))
      }
      if walk.initial.contains(row) { nodes[number].isInitial = true }
    }
    var drawn = StateTransitions()
    for one in walk.transitions {
      drawn.add(
        CaseTrail.Transition(
          from: groups.numbers[one.from], verb: one.verb, to: groups.numbers[one.to], count: one.count))
    }
    edges = nodes.indices.flatMap { node in drawn.transitions.filter { $0.from == node } }
  }
}

extension StateGraph {
  /// Returns the columns at some paths, in the order of the paths; all columns without paths.
  private mutating func columns(of table: StateTable, at paths: [String]?) -> [Int] {
    guard let paths else { return Array(table.columns.indices) }
    var chosen: [Int] = []
    for path in paths {
      let exact = table.columns.indices.filter { table.columns[$0].path == path }
      let found = exact.isEmpty ? table.columns.indices.filter { table.columns[$0].path.hasPrefix(path + ".") } : exact
      if found.isEmpty { unknownPath = unknownPath ?? path }
      chosen += found.filter { !chosen.contains($0) }
    }
    return chosen
  }

  /// Drops fields that only repeat other fields in more detail.
  private static func dropIdleDetails(from chosen: inout [Int], of table: StateTable) {
    let count = table.groups(by: chosen).count
    for index in chosen.reversed() where table.isDetail(index) {
      let rest = chosen.filter { $0 != index }
      if table.groups(by: rest).count == count { chosen = rest }
    }
  }

  /// Drops fields until there are few nodes, and returns them. The least telling field is the one without which most
  /// nodes can still be told apart; of several the deepest, and of these the last.
  private static func dropLeastTelling(from chosen: inout [Int], of table: StateTable) -> [Int] {
    var dropped: [Int] = []
    while table.groups(by: chosen).count > largestNodeCount {
      let ranked = chosen.map { index in
        (index: index, count: table.groups(by: chosen.filter { $0 != index }).count, depth: table.columns[index].depth)
      }
      guard let least = ranked.max(by: { ($0.count, $0.depth, $0.index) < ($1.count, $1.depth, $1.index) }) else {
        break
      }
      chosen.removeAll { $0 == least.index }
      dropped.append(least.index)
    }
    return dropped
  }
}

extension StateTable {
  /// The field of a state at the path of a column; nil if the state does not have it.
  fileprivate func field(at column: Int, of state: AbstractState) -> AbstractState.Field? {
    state.fields.first { $0.path == columns[column].path }
  }
}
