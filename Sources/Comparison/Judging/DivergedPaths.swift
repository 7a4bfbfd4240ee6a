import ExactStrings
import JSONValues
import Timelines

/// The places of a state at which the two sides are known to differ, as a tree of path segments.
struct DivergedPaths {
  /// The values at a place; nil for a missing value.
  struct Values: Hashable {
    var expected: JSONValue?
    var actual: JSONValue?

    init(_ expected: JSONValue?, _ actual: JSONValue?) {
      self.expected = expected
      self.actual = actual
    }
  }

  /// The knowledge about a place and the places below it.
  private struct Node {
    var values: Values?
    /// Whether elements were added or removed on one side only, so that the indices of the others differ.
    var isShifted = false
    var children: [StatePath.Segment: Node] = [:]

    var isKnown: Bool { values != nil || isShifted }
    var isEmpty: Bool { !isKnown && children.isEmpty }
  }

  private var root = Node()
  /// The number of occurrences of each pair of values in the tree.
  private var counts: [Values: Int] = [:]

  var isEmpty: Bool { root.isEmpty }

  /// Returns hashes of the texts of all places in the tree, and of the known ones among them; nil if there are more
  /// than `limit`, or if the root itself is known to differ.
  func hashes(limit: Int) -> (all: [UInt64], known: [UInt64])? {
    if root.isKnown { return nil }
    var (all, known): ([UInt64], [UInt64]) = ([], [])
    func add(_ node: Node, _ prefix: StableHash?) {
      for (segment, child) in node.children where all.count <= limit {
        var hash = prefix ?? StableHash()
        if prefix != nil { hash.mix(UInt8(ascii: ".")) }
        for byte in StatePath([segment]).description.utf8 { hash.mix(byte) }
        all.append(hash.value)
        if child.isKnown { known.append(hash.value) }
        if !child.children.isEmpty { add(child, hash) }
      }
    }
    add(root, nil)
    return all.count <= limit ? (all, known) : nil
  }

  /// Returns whether these values are in the tree. Two different truth values prove nothing and do not count.
  func contains(_ values: Values) -> Bool {
    if case .bool? = values.expected { return false }
    if case .bool? = values.actual { return false }
    return counts[values] != nil
  }

  /// Returns the values at a place.
  func values(at path: StatePath) -> Values? { node(at: path)?.values }

  /// Returns whether the place, one above it or one below it is known to differ.
  func isTouched(at path: StatePath) -> Bool { !(node(at: path, orFirst: \.isKnown)?.isEmpty ?? true) }

  /// Returns whether the place is among elements whose indices are known to differ.
  func isShifted(at path: StatePath) -> Bool { node(at: path, orFirst: \.isShifted)?.isShifted ?? false }

  /// Returns the node at a place, or the first one on the way there that meets a condition; nil if there is neither.
  private func node(at path: StatePath, orFirst isFound: (Node) -> Bool = { _ in false }) -> Node? {
    var node = root
    for segment in path.segments {
      if isFound(node) { return node }
      guard let child = node.children[segment] else { return nil }
      node = child
    }
    return node
  }

  /// Records the values at a place; equal values remove the difference.
  mutating func note(_ path: StatePath, _ values: Values) {
    let known = values.expected == values.actual ? nil : values
    var former: Values?
    Self.update(&root, path.segments[...]) { node in
      former = node.values
      node.values = known
    }
    if let former { uncount(former) }
    if let known { counts[known, default: 0] += 1 }
  }

  /// Records that the element at a place was added or removed on one side only.
  mutating func noteShift(at path: StatePath) {
    guard case .key(let last)? = path.segments.last, Int(last) != nil else { return }
    Self.update(&root, path.segments.dropLast()) { $0.isShifted = true }
  }

  /// Removes what is known about a place and all places below it, and the values above it.
  mutating func forget(near path: StatePath) {
    for length in path.segments.indices { note(StatePath(Array(path.segments[..<length])), Values(nil, nil)) }
    var forgotten = Node()
    Self.update(&root, path.segments[...]) { node in
      forgotten = node
      node = Node()
    }
    uncount(allIn: forgotten)
  }

  private static func update(
    _ node: inout Node, _ segments: ArraySlice<StatePath.Segment>, _ change: (inout Node) -> Void
  ) {
    guard let first = segments.first else {
      change(&node)
      return
    }
    var child = node.children.removeValue(forKey: first) ?? Node()
    update(&child, segments.dropFirst(), change)
    if !child.isEmpty { node.children[first] = child }
  }

  private mutating func uncount(_ values: Values) {
    let count = counts[values, default: 1] - 1
    counts[values] = count == 0 ? nil : count
  }

  private mutating func uncount(allIn node: Node) {
    if let values = node.values { uncount(values) }
    for child in node.children.values { uncount(allIn: child) }
  }
}
