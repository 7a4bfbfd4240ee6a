import ExactStrings
import JSONValues
import Reactors
import Timelines

/// Something in whose state reactors can live: what is played, or a nested reactor.
///
/// While its state is read it takes in the reactors that are found. Most readings find the same ones at the same places as
/// the one before; only another finding costs more than a look at each.
class Residence {
  /// A reactor that lives here, and the way to it.
  struct Resident {
    let path: [NestedStep]
    let reactor: NestedReactor
  }

  unowned let house: NestedReactors
  /// The object itself, to know it again where it lives in its own state.
  let identity: ObjectIdentifier?
  /// Who lives in the latest state, in the order of reading.
  final var residents: [Resident] = []
  /// Whether the latest reading found others, or at other places, and nobody has looked after that yet.
  final var hasMoved = false
  /// Whether its state, or one that it lives in, is being read.
  final var isBeingRead = false
  /// Whether the house is on its way through what lives here.
  final var isOnWay = false

  /// The way to what is being read.
  private var way: [NestedStep] = []
  private var foundCount = 0
  /// What was found, once that is not what was found before.
  private var found: [Resident]?

  init(in house: NestedReactors, identity: ObjectIdentifier?) {
    self.house = house
    self.identity = identity
  }

  /// What this lives in, from the nearest on.
  var host: Residence? { nil }

  /// Puts a tree in the place of a resident's in what this looks like.
  func replace(at path: [NestedStep], with tree: JSONValue) { preconditionFailure("a residence has a tree") }

  /// A state that was read, with what is shown besides.
  func completed(_ tree: JSONValue, inside objects: inout EnclosingObjects) -> JSONValue { tree }

  /// Reads the state and takes in the reactors that live in it.
  final func read(_ body: (inout EnclosingObjects) -> JSONValue) -> JSONValue {
    var objects = EnclosingObjects()
    return read(inside: &objects, body)
  }

  final func read(
    inside objects: inout EnclosingObjects, _ body: (inout EnclosingObjects) -> JSONValue
  ) -> JSONValue {
    let hosts = hostsToMark()
    for host in hosts { host.isBeingRead = true }
    let outer = objects.residence
    objects.residence = self
    (foundCount, found) = (0, nil)
    let tree = completed(body(&objects), inside: &objects)
    if found == nil, foundCount < residents.count { found = Array(residents[..<foundCount]) }
    if let found {
      residents = found
      hasMoved = true
    }
    found = nil
    objects.residence = outer
    for host in hosts { host.isBeingRead = false }
    return tree
  }

  /// Looks after those that the latest reading found, and those that it did not find any more.
  final func settle() { house.settle(self) }

  /// This and what it lives in, as far as it is not marked already.
  private func hostsToMark() -> [Residence] {
    var hosts: [Residence] = []
    var next: Residence? = self
    while let host = next, !host.isBeingRead {
      hosts.append(host)
      next = host.host
    }
    return hosts
  }
}

// MARK: While a state is read

extension Residence {
  /// Goes down a step.
  final func enter(_ step: NestedStep) { way.append(step) }

  /// Goes on to another element.
  final func step(to index: Int) { way[way.count - 1] = .index(index) }

  /// Goes up a step.
  final func leave() { way.removeLast() }

  /// What a reactor that was found looks like, which lives here from now on.
  ///
  /// One that is known already is not read again: its watch knows its state. One whose state is being read shows as its type.
  final func takeIn<R: Reactor>(_ reactor: R, inside objects: inout EnclosingObjects) -> JSONValue {
    if found == nil {
      if foundCount < residents.count, residents[foundCount].reactor.isWatch(of: reactor),
        !residents[foundCount].reactor.isBeingRead, residents[foundCount].path == way
      {
        foundCount += 1
        return residents[foundCount - 1].reactor.tree
      }
      found = Array(residents[..<foundCount])
    }
    guard let resident = house.resident(reactor, inside: &objects) else { return .string("<\(type(of: reactor))>") }
    found?.append(Resident(path: way, reactor: resident))
    return resident.tree
  }
}

/// One step on the way from a state to a reactor that lives in it.
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
  /// The way as timelines write it: `cells.0`.
  var text: String { StatePath(map { .key($0.key) }).description }
}
