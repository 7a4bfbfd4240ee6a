import ExactStrings
import JSONValues
import Reactors
import Timelines

/// An object whose state can contain reactors: the reactor or store that is played, or a nested reactor.
///
/// While its state is read, it collects the reactors that are found. Most readings find the same reactors at the same
/// places as the previous one, and cost only one comparison each.
class NestingHost {
  /// A reactor in the state, and the path to it.
  struct Child {
    let path: [NestedStep]
    let reactor: NestedReactor
  }

  unowned let nestedReactors: NestedReactors
  /// The identity of the object, by which it is recognized where its own state contains it.
  let identity: ObjectIdentifier?
  /// The reactors in the latest state, in the order of reading.
  final var children: [Child] = []
  /// Whether the latest reading found other reactors, or other places, and `settle` has not run since.
  final var hasMoved = false
  /// Whether its state, or a state that contains it, is being read.
  final var isBeingRead = false
  /// Whether `NestedReactors` is visiting the children.
  final var isOnWay = false

  /// The path to the value that is being read.
  private var way: [NestedStep] = []
  private var foundCount = 0
  /// The reactors that were found, once they differ from those of the previous reading.
  private var found: [Child]?

  init(in nestedReactors: NestedReactors, identity: ObjectIdentifier?) {
    self.nestedReactors = nestedReactors
    self.identity = identity
  }

  /// The nearest host that contains this one.
  var host: NestingHost? { nil }

  /// Puts a tree in place of a child's tree.
  func replace(at path: [NestedStep], with tree: JSONValue) { preconditionFailure("a nesting host has a tree") }

  /// Returns the tree of a state, completed with the objects that are shown besides.
  func completed(_ tree: JSONValue, inside objects: inout EnclosingObjects) -> JSONValue { tree }

  /// Reads the state and collects the reactors that live in it.
  final func read(_ body: (inout EnclosingObjects) -> JSONValue) -> JSONValue {
    var objects = EnclosingObjects()
    return read(inside: &objects, body)
  }

  final func read(
    inside objects: inout EnclosingObjects, _ body: (inout EnclosingObjects) -> JSONValue
  ) -> JSONValue {
    let hosts = hostsToMark()
    for host in hosts { host.isBeingRead = true }
    let outer = objects.nestingHost
    objects.nestingHost = self
    (foundCount, found) = (0, nil)
    let tree = completed(body(&objects), inside: &objects)
    if found == nil, foundCount < children.count { found = Array(children[..<foundCount]) }
    if let found {
      children = found
      hasMoved = true
    }
    found = nil
    objects.nestingHost = outer
    for host in hosts { host.isBeingRead = false }
    return tree
  }

  /// Begins to watch the reactors that the latest reading found, and stops watching those that it did not find.
  final func settle() { nestedReactors.settle(self) }

  /// Returns this host and those that contain it, up to the first one that is marked already.
  private func hostsToMark() -> [NestingHost] {
    var hosts: [NestingHost] = []
    var next: NestingHost? = self
    while let host = next, !host.isBeingRead {
      hosts.append(host)
      next = host.host
    }
    return hosts
  }
}

extension NestingHost {
  /// Appends a step to the path.
  final func enter(_ step: NestedStep) { way.append(step) }

  /// Replaces the last step by another index.
  final func step(to index: Int) { way[way.count - 1] = .index(index) }

  /// Removes the last step from the path.
  final func leave() { way.removeLast() }

  /// Adds a reactor that was found to the children and returns its tree.
  ///
  /// A known reactor is not read again: its watch has its state. A reactor whose state is being read is shown as the
  /// name of its type.
  final func adopt<R: Reactor>(_ reactor: R, inside objects: inout EnclosingObjects) -> JSONValue {
    if found == nil {
      if foundCount < children.count, children[foundCount].reactor.isWatch(of: reactor),
        !children[foundCount].reactor.isBeingRead, children[foundCount].path == way
      {
        foundCount += 1
        return children[foundCount - 1].reactor.tree
      }
      found = Array(children[..<foundCount])
    }
    guard let child = nestedReactors.watch(over: reactor, inside: &objects) else {
      return .string("<\(type(of: reactor))>")
    }
    found?.append(Child(path: way, reactor: child))
    return child.tree
  }
}

/// A step on the path from a state to a reactor that lives in it.
enum NestedStep: Hashable {
  case key(String)
  case index(Int)

  /// The step as a key of a tree.
  var key: String {
    switch self {
    case .key(let key): key
    case .index(let index): String(index)
    }
  }
}

extension [NestedStep] {
  /// The path as timelines write it: `cells.0`.
  var text: String { StatePath(map { .key($0.key) }).description }
}
