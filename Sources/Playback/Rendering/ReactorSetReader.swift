import JSONValues
import Reactors

/// Reads a set of reactors as a list.
///
/// While they are watched, they stand in the order in which they were first seen, so that none changes its place when
/// its state changes. Those that are seen first at the same time are ordered by their states, and those of equal
/// states by their stored properties. Reactors that differ in nothing of this cannot be told apart: they are shown at
/// the end, and not watched.
final class ReactorSetReader<R: Reactor & Hashable>: TreeReader {
  private let state = TreeReader.reader(of: R.State.self)

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    let reactors = address.assumingMemoryBound(to: Set<R>.self).pointee
    guard let nestingHost = objects.nestingHost else {
      return .array(reactors.map { MirrorTree.reactorTree($0, inside: &objects) }.sorted(by: JSONValue.isOrdered))
    }
    var known: [(order: Int, reactor: R)] = []
    var others: [Newcomer] = []
    objects.nestingHost = nil
    for reactor in reactors {
      if let order = nestingHost.nestedReactors.order(of: reactor) {
        known.append((order, reactor))
      } else {
        others.append(Newcomer(reactor, inside: &objects))
      }
    }
    objects.nestingHost = nestingHost
    known.sort { $0.order < $1.order }
    others.sort { $0.isOrdered(before: $1) }
    let twins = others.indices.filter { index in
      [index - 1, index + 1].contains { others.indices.contains($0) && others[$0].looks(like: others[index]) }
    }
    let newcomers = others.indices.filter { !twins.contains($0) }

    var trees: [JSONValue] = []
    nestingHost.enter(.index(0))
    for reactor in known.map(\.reactor) + newcomers.map({ others[$0].reactor }) {
      nestingHost.step(to: trees.count)
      trees.append(MirrorTree.reactorTree(reactor, inside: &objects))
    }
    nestingHost.leave()
    return .array(trees + twins.map { others[$0].tree })
  }

  override var shape: StateShape { .elements { [state] in .reactor { state.shape } } }

  /// A reactor that is not watched yet.
  private struct Newcomer {
    let reactor: R
    /// The tree of its state.
    let tree: JSONValue
    /// The tree of its stored properties, without the objects among them.
    private let properties: JSONValue

    init(_ reactor: R, inside objects: inout EnclosingObjects) {
      self.reactor = reactor
      tree = MirrorTree.reactorTree(reactor, inside: &objects)
      var mirror: Mirror? = Mirror(reflecting: reactor)
      var properties: [JSONValue] = []
      while let current = mirror {
        for child in current.children where TreeReader.reader(ofAny: type(of: child.value)).isFixed {
          properties.append(JSONValue(reflectingAny: child.value, inside: &objects))
        }
        mirror = current.superclassMirror
      }
      self.properties = .array(properties)
    }

    func isOrdered(before other: Newcomer) -> Bool {
      if tree != other.tree { return JSONValue.isOrdered(tree, other.tree) }
      return JSONValue.isOrdered(properties, other.properties)
    }

    func looks(like other: Newcomer) -> Bool { tree == other.tree && properties == other.properties }
  }
}
