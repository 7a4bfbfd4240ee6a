import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport

/// Asks every kind of question that a port answers, and tells an outlet.
final class ShopReactor: Reactor {
  enum APIError: Error, Decodable, Equatable { case notFound(id: Int), offline }
  enum Event { case connected, message(String), moved(from: Int, to: Int) }
  enum Action: Decodable {
    case load(Int), leave, vanish, fetch(Int), sign, look(String), risk, dare, keep(String), say(String), hear
  }
  enum Mutation { case told(String) }
  struct State { var told: [String] = [] }

  let initialState = State()
  private let api: StagePort
  private let cache: StagePort
  private let notes: StagePort
  private let steps: Outlet
  private let events: Observable<Event>

  init(_ stage: Stage) {
    api = stage.port("api")
    cache = stage.port("cache", String.self, Int.self)
    notes = stage.port("notes", String.self, Void.self).succeeding()
    steps = stage.note("steps")
    events = stage.stream("events") { cases in
      cases("connected", Event.connected)
      cases("message", Event.message)
      cases("moved", Event.moved)
    }
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load(let id):
      return api.call(["id": id], as: Int.self, throwing: APIError.self).map { .told("\($0)") }
        .catch { .just(.told("\($0)")) }
    case .leave:
      let left: Single<Void> = api.call("leave")
      return left.map { .told("left") }.asObservable()
    case .vanish:
      let gone: Completable = api.call("vanish", throwing: APIError.self)
      return gone.andThen(.just(.told("gone")))
    case .fetch(let id):
      let fetched: Single<Int> = id == 0 ? api.call() : api.call(["id": id])
      return fetched.map { .told("\($0)") }.catch { .just(.told("\($0)")) }.asObservable()
    case .sign:
      let count: Single<Int> = api.call("count", throwing: APIError.self)
      let signed: Single<Void> = api.call("sign", throwing: APIError.self)
      return count.flatMap { count in signed.map { .told("signed \(count)") } }.catch { .just(.told("\($0)")) }
        .asObservable()
    case .look(let key): return .just(.told("\(cache.value(for: key, as: Int.self))"))
    case .risk:
      do throws(APIError) {
        return .just(.told("\(try cache.value(for: "risk", as: Int.self, throwing: APIError.self))"))
      } catch {
        return .just(.told("\(error)"))
      }
    case .dare:
      let found = Result { try cache.value(for: [:] as [String: Any], as: Int.self, throwing: (any Error).self) }
      return .just(.told("\(found)"))
    case .keep(let text):
      let kept = Result { try notes.value(for: text, as: Bool?.self, throwing: (any Error).self) }
      return .just(.told("\(kept)"))
    case .say(let text):
      steps(["say": text])
      return .just(.told(text))
    case .hear: return events.map { .told("\($0)") }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    switch mutation {
    case .told(let text): State(told: state.told + [text])
    }
  }
}

/// Plays a script with a shop; returns the texts that its state holds at the end, or the diagnostic.
func shop(_ script: String) -> PlayedShop {
  let catalog = Catalog()
  catalog.reactor("shop") { stage in ShopReactor(stage) }
  return PlayedShop(script, catalog)
}

struct PlayedShop {
  let frames: [String]
  let told: [String]
  let mistake: String

  init(_ script: String, _ catalog: Catalog) {
    let played = PlayedScript("@reactor shop\n" + script, catalog: catalog)
    frames = played.frames.filter { !$0.contains(" = ") && !$0.contains(" ~ ") }
    told = played.frames.compactMap { frame in
      frame.split(separator: "  told.+").dropFirst().first?.split(separator: ": ", maxSplits: 1).last.map(String.init)
    }
    mistake = (played.diagnostics + played.failures).joined(separator: "\n")
  }
}
