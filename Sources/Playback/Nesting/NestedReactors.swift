import JSONValues
import Reactors

/// The reactors that live in the state of what is played, in the states of those, and so on.
///
/// Each is watched from the moment it can be reached until it cannot be reached any more: found while a state is read, told
/// once however many ways lead to it, under the way that is read first. Its state is kept as it last was, so that reading a
/// state that it lives in reads nothing again.
final class NestedReactors {
  /// Hears what happens. Whoever observes has to halt the target before it goes.
  unowned(unsafe) var observer: (any TargetObserver)?
  /// What is played.
  private(set) var root: RootResidence!

  /// Those that can be reached, in the order in which the states are read.
  private(set) var reachable: [NestedReactor] = []
  private var known: [ObjectIdentifier: NestedReactor] = [:]
  /// Those that were found and are not told yet.
  private var arrivals: [NestedReactor] = []
  /// Those that cannot be reached any more, and may live on.
  private var departed: [NestedReactor] = []
  private var departedLimit = 64
  private var round = 0

  /// - Parameter object: What is played.
  init(of object: AnyObject?) {
    root = RootResidence(in: self, identity: object.map(ObjectIdentifier.init))
  }

  /// How many actions of nested reactors have effects that have not ended.
  var effectsInFlight: Int { reachable.reduce(0) { $0 + $1.effectsInFlight } }

  /// The effects of nested reactors that have not ended.
  var runningEffects: [RunningEffect] { reachable.flatMap { $0.effectsInFlight > 0 ? $0.runningEffects : [] } }

  /// The watch over a reactor that was found, made if there is none; nil if its state is being read.
  func resident<R: Reactor>(_ reactor: R, inside objects: inout EnclosingObjects) -> NestedReactor? {
    let identity = ObjectIdentifier(reactor)
    if identity == root.identity { return nil }
    if let resident = known[identity], resident.isWatch(of: reactor) { return resident.isBeingRead ? nil : resident }
    let resident = WatchedReactor(reactor, in: self)
    // Whoever comes back has not departed.
    departed.removeAll { $0.isWatch(of: reactor) }
    known[identity] = resident
    arrivals.append(resident)
    resident.readFirst(inside: &objects)
    return resident
  }

  /// The reactor that lives at a place of the state, by whichever way.
  func reactor(at path: ArraySlice<NestedStep>) -> NestedReactor? { reactor(at: path, in: root) }

  private func reactor(at path: ArraySlice<NestedStep>, in residence: Residence) -> NestedReactor? {
    for resident in residence.residents where path.starts(with: resident.path) {
      let rest = path.dropFirst(resident.path.count)
      if rest.isEmpty { return resident.reactor }
      if let found = reactor(at: rest, in: resident.reactor) { return found }
    }
    return nil
  }

  /// Looks after what the latest reading of a state found: whoever came is watched, whoever went is not any more.
  func settle(_ residence: Residence) {
    if residence.hasMoved { settle() }
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

  private func visit(_ residence: Residence, at path: [NestedStep]) {
    residence.hasMoved = false
    residence.isOnWay = true
    var cuts: [Residence.Resident] = []
    for resident in residence.residents {
      let reactor = resident.reactor
      if reactor.isOnWay {
        cuts.append(resident)
        continue
      }
      if reactor.round != round {
        reactor.round = round
        reactor.path = path + resident.path
        reactor.nearestHost = residence
        reactor.hosts = []
        reachable.append(reactor)
        visit(reactor, at: reactor.path)
      }
      reactor.hosts.append((residence, resident.path))
    }
    residence.isOnWay = false
    if cuts.isEmpty { return }
    // A way that leads back to where it came from ends there.
    residence.residents.removeAll { resident in cuts.contains { $0.path == resident.path } }
    for cut in cuts { residence.replace(at: cut.path, with: .string("<\(cut.reactor.typeName)>")) }
  }

  private func depart(_ reactor: NestedReactor) {
    reactor.unwatch()
    if let identity = reactor.identity, known[identity] === reactor { known[identity] = nil }
    reactor.residents = []
    reactor.hosts = []
    reactor.nearestHost = nil
    departed.append(reactor)
    if departed.count >= departedLimit {
      departed.removeAll { $0.object == nil }
      departedLimit = max(64, departed.count * 2)
    }
  }

  /// Shows the state of a reactor in all states that it lives in.
  func spread(_ reactor: NestedReactor) {
    for (residence, path) in reactor.hosts { residence.replace(at: path, with: reactor.tree) }
  }

  /// Ends the reactors for good.
  func halt() {
    for reactor in reachable + arrivals { reactor.halt() }
    observer = nil
  }

  /// Where those live, or lived last, that are alive.
  var survivors: [String] {
    (departed + reachable).filter { $0.object != nil }.map(\.pathText)
  }
}

/// What is played, as a residence: its state is what the observer shows.
final class RootResidence: Residence {
  /// What is shown behind the fields of the state.
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
    house.observer?.targetReplaces(at: path, with: tree)
  }
}
