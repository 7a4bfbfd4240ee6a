import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

/// A reactor in whose state reactors live: as elements, in an optional, in a payload, in a class, in a dictionary.
final class RoomReactor: Reactor {
  enum Action: Decodable {
    case add(String)
    case remove(String)
    case toTop(String)
    case choose(String?)
    case show(String)
    case hide
    case key(String)
    case tickAll
    case nothing
    case leak(String)
    case recall
    case befriend(String, String)
  }

  enum Mutation {
    case setCells([CellReactor])
    case choose(CellReactor?)
    case setPhase(Phase)
    case key(String, CellReactor)
    case nothing
  }

  enum Phase { case empty, loaded(cell: CellReactor), two(CellReactor, CellReactor) }

  final class Drawer { var cell: CellReactor? }

  struct State {
    var title = "room"
    var cells: [CellReactor] = []
    var chosen: CellReactor?
    var phase = Phase.empty
    var byName: [String: CellReactor] = [:]
    var drawer = Drawer()
  }

  let initialState: State
  private let stage: Stage
  private let world: World
  private let ring: Observable<String>
  private let port: StagePort

  /// The objects that outlive the reactor.
  final class World {
    var leaked: [CellReactor] = []
  }

  init(_ stage: Stage, world: World = World()) {
    self.stage = stage
    self.world = world
    ring = stage.stream("ring")
    port = stage.port("bell")
    var state = State()
    let names = stage.argument("cells", default: [String]())
    state.cells = names.map { [ring, port] in CellReactor($0, ring: ring, port: port) }
    initialState = state
  }

  private func cell(_ name: String) -> CellReactor? { currentState.cells.first { $0.name == name } }

  func mutate(action: Action) -> Observable<Mutation> {
    let cells = currentState.cells
    switch action {
    case .add(let name): return .just(.setCells(cells + [CellReactor(name, ring: ring, port: port)]))
    case .remove(let name): return .just(.setCells(cells.filter { $0.name != name }))
    case .toTop(let name):
      return .just(.setCells(cells.filter { $0.name == name } + cells.filter { $0.name != name }))
    case .choose(let name): return .just(.choose(name.flatMap(cell)))
    case .show(let name): return cell(name).map { .just(.setPhase(.loaded(cell: $0))) } ?? .empty()
    case .hide: return .just(.setPhase(.empty))
    case .key(let name): return cell(name).map { .just(.key(name, $0)) } ?? .empty()
    case .tickAll:
      for cell in cells { cell.action.onNext(.tick) }
      return .just(.nothing)
    case .nothing: return .just(.nothing)
    case .leak(let name):
      world.leaked += cells.filter { $0.name == name }
      return .empty()
    case .recall: return .just(.setCells(cells + world.leaked))
    case .befriend(let one, let other):
      if let one = cell(one), let other = cell(other) { one.action.onNext(.befriend(other)) }
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setCells(let cells): state.cells = cells
    case .choose(let cell): state.chosen = cell
    case .setPhase(let phase): state.phase = phase
    case .key(let name, let cell): state.byName[name] = cell
    case .nothing: break
    }
    return state
  }
}

/// A reactor that lives in others.
final class CellReactor: Reactor {
  enum Action {
    case tick
    case ring(String)
    case fail
    case end
    case befriend(CellReactor)
  }
  enum Mutation { case count, ring(String), befriend(CellReactor) }
  struct State {
    var name: String
    var count = 0
    var friend: CellReactor?
    @Pulse var ring: String?
  }
  struct Broken: Error {}

  let name: String
  let initialState: State
  private let ring: Observable<String>
  private let port: StagePort
  private let kill = PublishSubject<Mutation>()

  init(_ name: String, ring: Observable<String>, port: StagePort) {
    self.name = name
    self.ring = ring
    self.port = port
    initialState = State(name: name)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .tick: return .just(.count)
    case .ring(let text): return port.call(text, as: String.self).map(Mutation.ring)
    case .fail: return .error(Broken())
    case .end:
      kill.onError(Broken())
      return .empty()
    case .befriend(let other): return .just(.befriend(other))
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(mutation, kill, ring.map(Mutation.ring))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .count: state.count += 1
    case .ring(let text): state.ring = text
    case .befriend(let other): state.friend = other
    }
    return state
  }
}

extension Catalog {
  /// `room` alone.
  static func room(_ world: RoomReactor.World = RoomReactor.World()) -> Catalog {
    let catalog = Catalog()
    catalog.reactor("room") { RoomReactor($0, world: world) }
    return catalog
  }
}

/// Plays a script with `room`, in which the cells `a` and `b` live, whose actions are registered.
func playRoom(_ script: String) -> PlayedScript {
  let catalog = Catalog.room()
  catalog.nameActionsOfCells()
  return PlayedScript("@reactor room cells=[\"a\",\"b\"]\n" + script, catalog: catalog)
}

/// The frames of such a script between the first state and the last one.
func roomFrames(_ script: String) -> [String] {
  let played = playRoom(script)
  #expect(played.diagnostics == [])
  return Array(played.frames.dropFirst().dropLast())
}

extension Catalog {
  func nameActionsOfCells() {
    actions(of: CellReactor.self) { cases in
      cases("tick", CellReactor.Action.tick)
      cases("ring", CellReactor.Action.ring)
      cases("fail", CellReactor.Action.fail)
      cases("end", CellReactor.Action.end)
    }
  }
}
