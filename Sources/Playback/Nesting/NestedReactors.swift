import JSONValues
import Reactors

/// The reactors that live in the state of the played reactor or store, in the states of those, and so on.
///
/// Each one is found while a state is read, and watched for as long as it can be reached. It is reported once, under
/// the path that is read first, however many paths lead to it. Its latest state is kept, so that reading a state that
/// contains it reads nothing again.
final class NestedReactors {
  /// The receiver of events. An observer has to halt the target before it is released.
  unowned(unsafe) var observer: CasePlayer?
  /// The host of the reactor or store that is played.
  private(set) var root: RootHost!

  /// The reactors that can be reached, in the order in which the states are read.
  private(set) var reachable: [NestedReactor] = []
  private var known: [ObjectIdentifier: NestedReactor] = [:]
  /// The reactors that were found and are not reported yet.
  private var arrivals: [NestedReactor] = []
  /// The reactors that cannot be reached any more; they may still be alive.
  private var departed: [NestedReactor] = []
  private var departedLimit = 64
  private var round = 0
  private var watchCount = 0

  /// The intervention of a mutant; nil unless cases are played with mutants.
  let intervention: Intervention?

  /// - Parameter object: The reactor or store that is played.
  init(of object: AnyObject?, changedBy intervention: Intervention? = nil) {
    self.intervention = intervention
    root = RootHost(in: self, identity: object.map(ObjectIdentifier.init))
  }

  /// The number of actions of nested reactors whose effects have not ended.
  var effectsInFlight: Int { reachable.reduce(0) { $0 + $1.effectsInFlight } }

  /// The effects of nested reactors that have not ended.
  var runningEffects: [OpenEffect] { reachable.flatMap { $0.effectsInFlight > 0 ? $0.runningEffects : [] } }

  /// Returns the watch over a reactor that was found, and makes one if there is none; nil if its state is being read.
  func watch<R: Reactor>(over reactor: R, inside objects: inout EnclosingObjects) -> NestedReactor? {
    let identity = ObjectIdentifier(reactor)
    if identity == root.identity { return nil }
    if let child = known[identity], child.isWatch(of: reactor) { return child.isBeingRead ? nil : child }
    let child = WatchedReactor(reactor, in: self, order: watchCount)
    watchCount += 1
    // A reactor that comes back has not departed.
    departed.removeAll { $0.isWatch(of: reactor) }
    known[identity] = child
    arrivals.append(child)
    child.readFirst(inside: &objects)
    return child
  }

  /// Returns the place of a reactor among those that are watched, in the order in which they were found; nil if it is
  /// not watched.
  func order(of reactor: some Reactor) -> Int? {
    guard let child = known[ObjectIdentifier(reactor)], child.isWatch(of: reactor) else { return nil }
    return child.order
  }

  /// Returns the reactor that lives at a place of the state, by any of its paths.
  func reactor(at path: ArraySlice<NestedStep>) -> NestedReactor? { reactor(at: path, in: root) }

  private func reactor(at path: ArraySlice<NestedStep>, in nestingHost: NestingHost) -> NestedReactor? {
    for child in nestingHost.children where path.starts(with: child.path) {
      let rest = path.dropFirst(child.path.count)
      if rest.isEmpty { return child.reactor }
      if let found = reactor(at: rest, in: child.reactor) { return found }
    }
    return nil
  }

  /// Begins to watch the reactors that the latest reading of a state found, and stops watching those that it did not
  /// find.
  func settle(_ nestingHost: NestingHost) {
    if nestingHost.hasMoved { settle() }
  }

  private func settle() {
    let before = reachable
    round += 1
    reachable = []
    visit(root, at: [])
    for reactor in before where reactor.round != round { depart(reactor) }
    let came = arrivals
    arrivals = []
    for reactor in came {
      if reactor.round == round { reactor.isTold = true } else { depart(reactor) }
    }
    let isSmaller = reachable.count < before.count + came.count
    for reactor in came where reactor.isTold { observer?.target(connects: reactor) }
    if isSmaller { observer?.targetLosesReactors() }
  }

  private func visit(_ nestingHost: NestingHost, at path: [NestedStep]) {
    nestingHost.hasMoved = false
    nestingHost.isOnWay = true
    var cuts: [NestingHost.Child] = []
    for child in nestingHost.children {
      let reactor = child.reactor
      if reactor.isOnWay {
        cuts.append(child)
        continue
      }
      if reactor.round != round {
        reactor.round = round
        reactor.path = path + child.path
        reactor.nearestHost = nestingHost
        reactor.hosts = []
        reachable.append(reactor)
        visit(reactor, at: reactor.path)
      }
      reactor.hosts.append((nestingHost, child.path))
    }
    nestingHost.isOnWay = false
    if cuts.isEmpty { return }
    // A path that leads back to a reactor on the way ends there.
    nestingHost.children.removeAll { child in cuts.contains { $0.path == child.path } }
    for cut in cuts { nestingHost.replace(at: cut.path, with: .string("<\(cut.reactor.typeName)>")) }
  }

  private func depart(_ reactor: NestedReactor) {
    reactor.unwatch()
    if let identity = reactor.identity, known[identity] === reactor { known[identity] = nil }
    reactor.leaveHosts()
    departed.append(reactor)
    if departed.count >= departedLimit {
      departed.removeAll { $0.object == nil }
      departedLimit = max(64, departed.count * 2)
    }
  }

  /// Replaces the state of a reactor in all states that contain it.
  func spread(_ reactor: NestedReactor) {
    for (nestingHost, path) in reactor.hosts { nestingHost.replace(at: path, with: reactor.tree) }
  }

  /// Ends the reactors for good.
  func halt() {
    for reactor in reachable + arrivals { reactor.halt() }
    // A host and the reactors that live in it retain each other.
    for reactor in reachable + arrivals { reactor.leaveHosts() }
    root.children = []
    observer = nil
  }

  /// The paths where the reactors that are alive live, or lived last.
  var survivors: [String] {
    (departed + reachable).filter { $0.object != nil }.map(\.pathText)
  }
}

/// The host of the reactor or store that is played: its state is the one that the observer shows.
final class RootHost: NestingHost {
  /// The objects that are shown after the fields of the state.
  var shown: [ShownObject] = []

  override func completed(_ tree: JSONValue, inside objects: inout EnclosingObjects) -> JSONValue {
    if shown.isEmpty { return tree }
    guard case .object(var members) = tree else { return tree }
    for object in shown {
      enter(.key(object.name))
      members.append(JSONValue.Member(object.name, object.tree(&objects)))
      leave()
    }
    return .object(members)
  }

  override func replace(at path: [NestedStep], with tree: JSONValue) {
    nestedReactors.observer?.targetReplaces(at: path, with: tree)
  }
}
